import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ForwardButton,
  formatAmount,
  type WizardContext,
  type WizardFacts,
  wizardButtons,
} from '#engine';
import { SaveButton } from './dialogs/SaveButton.tsx';
import type { WizardActor } from './state/Wizard.ts';
import type { WizardServices } from './state/WizardServices.ts';

interface StepButtonsProps {
  readonly actor: WizardActor;
  readonly services: WizardServices;
  readonly context: WizardContext;
}

/** Renders the buttons under a screen: Back, the forward buttons, and Save, Print and Clear. */
export function StepButtons({ actor, services, context }: StepButtonsProps) {
  const { t } = useTranslation();
  const buttons = wizardButtons(context);
  // The acknowledgement screen has its own actions.
  if (context.acknowledgement !== undefined) return null;
  const hasAny = buttons.back || buttons.forward.length > 0 || buttons.clear || buttons.print;
  if (!hasAny) return null;
  return (
    <div className="button-row step-buttons no-print">
      {buttons.back && (
        <button type="button" className="button" onClick={() => actor.send({ type: 'back' })}>
          {t('button.back')}
        </button>
      )}
      {buttons.forward.map((button, index) => (
        <Forward key={button.kind} {...{ button, actor, context }} isPrimary={index === 0} />
      ))}
      {(buttons.save || buttons.clear || buttons.print) && (
        <span className="end">
          {buttons.save && <SaveButton actor={actor} services={services} />}
          {buttons.print && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => actor.send({ type: 'print' })}
            >
              {t('button.print')}
            </button>
          )}
          {buttons.clear && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => actor.send({ type: 'clear' })}
            >
              {t('button.clear')}
            </button>
          )}
        </span>
      )}
    </div>
  );
}

interface ForwardProps extends Omit<StepButtonsProps, 'services'> {
  readonly button: ForwardButton;
  readonly isPrimary: boolean;
}

function Forward({ button, actor, context, isPrimary }: ForwardProps) {
  const { t } = useTranslation(['common', 'wizard', 'payment']);
  const words = buttonWords(button, context);
  const send = (event: MouseEvent) => {
    event.preventDefault();
    actor.send({ type: button.kind });
  };
  return (
    <button
      type={isPrimary ? 'submit' : 'button'}
      className={isPrimary ? 'button button-primary' : 'button'}
      onClick={send}
    >
      {t(words.key, { amount: words.amount ?? '' })}
    </button>
  );
}

interface Words {
  readonly key: string;
  readonly amount?: string;
}

/** Returns the text of a forward button, which may name the screen to which the button leads. */
function buttonWords({ kind, leadsTo }: ForwardButton, context: WizardContext): Words {
  const { facts, amountCents, returnToReview } = context;
  if (kind === 'submit') return { key: 'button.submit' };
  if (kind === 'complete') return { key: 'button.complete' };
  if (leadsTo === 'payment' && context.paymentOutcome === 'unknown') {
    return { key: 'payment:checking.look' };
  }
  if (leadsTo === 'payment') return { key: 'payment:btnPay', amount: formatAmount(amountCents) };
  if (leadsTo === 'submission') return { key: toSubmission(facts) };
  return { key: returnToReview ? 'wizard:button.toReview' : 'button.next' };
}

function toSubmission({ signatures, paymentRequired }: WizardFacts): string {
  if (signatures.some(({ disabled }) => !disabled)) return 'wizard:button.toSign';
  return paymentRequired ? 'wizard:button.toPay' : 'button.next';
}
