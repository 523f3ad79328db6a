import {
  type FieldError,
  METHOD_FIELD,
  methodFault,
  type PaymentMethodId,
  paymentLists,
  reasonAgainstMethod,
} from '#engine';
import type { WizardServices } from '../wizard/WizardServices.ts';
import { wizardFacts } from '../wizard/wizardFacts.ts';
import { methodConditions } from './methodConditions.ts';

type Asked = Pick<WizardServices, 'config' | 'context' | 'form' | 'store'> &
  Partial<Pick<WizardServices, 'wallets'>>;

/** Whether the review asks how the fee is paid: there is one, or a method was named already. */
export function asksMethod({ store, context }: Asked): boolean {
  if (!store.isVisible(METHOD_FIELD)) return false;
  const facts = context()?.facts;
  // On a device that may not submit, the form goes on paper whatever is chosen.
  const isRefused =
    facts?.submissionType !== 'ALLOW_ESUBM' && (facts?.paymentMethodIndex ?? -1) < 0;
  if (isRefused) return false;
  return store.fee().totalCents > 0 || store.get(METHOD_FIELD) !== undefined;
}

/** An online method of the form that may not be chosen now. */
export interface WithheldOnline {
  readonly id: PaymentMethodId;
  readonly reason: NonNullable<ReturnType<typeof reasonAgainstMethod>>;
}

/** The online methods of the form that may not be chosen now for a fee, in the order of its list. */
export function withheldOnline(services: Asked, feeCents: number): readonly WithheldOnline[] {
  const conditions = methodConditions(services, feeCents);
  return (paymentLists(services.form.plan.manifest)?.online ?? []).flatMap(
    (id): readonly WithheldOnline[] => {
      const reason = reasonAgainstMethod(id, conditions);
      return reason === undefined ? [] : [{ id, reason }];
    },
  );
}

/**
 * What the review lacks before it may be left: a method that may be used, where a fee is taken
 * online. The server asks the same of what is handed in and paid for.
 *
 * @returns that no method is chosen, or one that may not be
 * @see `methodFault`
 */
export function missingMethod(services: Asked): readonly FieldError[] {
  const { form, store } = services;
  const { paymentRequired, submissionType, paymentMethod } = wizardFacts(services);
  const chosen = { submissionType, paymentMethod, isPaymentRequired: paymentRequired };
  const conditions = methodConditions(services, store.fee().totalCents);
  const fault = methodFault(form.plan, chosen, conditions);
  return fault ? [fault] : [];
}
