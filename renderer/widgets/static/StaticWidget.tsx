import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { answerText } from '../../form-context/answerText.ts';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { describedBy } from '../../form-context/fieldId.ts';

/**
 * Renders a computed answer, or an answer from the Registry's record, as text. The element is an
 * `output`, so that it can have a label. Changes are not announced.
 */
export function StaticWidget(field: WidgetProps) {
  const { store, texts, word, language } = useFormPart();
  const pointer = useContext(PointerContext);
  const node = store.node(pointer);
  const text = answerText(node, field.value, texts, language);
  const isComputed = node.kind === 'leaf' && node.computed !== undefined;
  const isMoney = isComputed && node.valueType === 'money';
  return (
    <output
      id={field.id}
      className={isMoney ? 'input-static input-money' : 'input-static'}
      aria-live="off"
      aria-describedby={describedBy(field)}
    >
      {text === '' ? word(isComputed ? 'value.uncalculated' : 'value.none') : text}
    </output>
  );
}
