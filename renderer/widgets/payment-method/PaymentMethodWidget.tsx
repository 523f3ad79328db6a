import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { isOnlineMethod } from '#engine';
import { type LazyWordKey, useLazyWord } from '../../form-context/lazyWords.ts';
import { ChoiceList } from '../checkbox-group/ChoiceList.tsx';
import { usePaymentOffer } from './PaymentOffer.ts';

/**
 * Renders a choice of the payment method. Online methods have one heading; methods on paper or at
 * the counter have another. Methods that are not available now are disabled. The fieldset of the
 * template is one radio group. The fields of a method (the number of a cheque) appear under that
 * method.
 */
export function PaymentMethodWidget(field: WidgetProps) {
  const { id, value, options, onChange, onBlur } = field;
  const { disabledValues, hidden } = usePaymentOffer();
  const isShown = (choice: unknown) => choice === value || !hidden.some((id) => id === choice);
  const choices = (options.enumOptions ?? []).filter((choice) => isShown(choice.value));
  const online = choices.filter((choice) => isOnlineMethod(String(choice.value)));
  const later = choices.filter((choice) => !online.includes(choice));
  const shared = {
    id,
    type: 'radio',
    chosen: value,
    disabled: field.disabled === true || field.readonly === true,
    disabledValues,
    onToggle: (choice: unknown) => onChange(choice),
    onLeave: () => onBlur(id, value),
  } as const;
  return (
    <>
      <Methods title="method.online" count={online.length}>
        <ChoiceList {...shared} choices={online} />
      </Methods>
      <Methods title="method.later" count={later.length}>
        <ChoiceList {...shared} choices={later} firstIndex={online.length} />
      </Methods>
    </>
  );
}

interface MethodsProps {
  readonly title: LazyWordKey;
  readonly count: number;
  readonly children: ReactNode;
}

function Methods({ title, count, children }: MethodsProps) {
  const word = useLazyWord();
  if (count === 0) return null;
  return (
    <fieldset className="choice-group">
      <legend>{word(title)}</legend>
      {children}
    </fieldset>
  );
}
