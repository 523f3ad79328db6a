import {
  type FieldError,
  METHOD_FIELD,
  methodError,
  type PaymentMethodId,
  paymentLists,
  reasonAgainstMethod,
} from '#engine';
import type { WizardServices } from '../../wizard/state/WizardServices.ts';
import { wizardFacts } from '../../wizard/state/wizardFacts.ts';
import { methodConditions } from './methodConditions.ts';

type Asked = Pick<WizardServices, 'config' | 'context' | 'form' | 'store'> &
  Partial<Pick<WizardServices, 'wallets'>>;

/**
 * Checks whether the review asks for the payment method: a fee is due, or a method was chosen
 * already.
 */
export function asksMethod({ store, context }: Asked): boolean {
  if (!store.isVisible(METHOD_FIELD)) return false;
  const facts = context()?.facts;
  // On a device that cannot submit, the form is printed on paper in any case.
  const isRefused =
    facts?.submissionType !== 'ALLOW_ESUBM' && (facts?.paymentMethodIndex ?? -1) < 0;
  if (isRefused) return false;
  return store.fee().totalCents > 0 || store.get(METHOD_FIELD) !== undefined;
}

/** An online method of the form that is not available now. */
export interface WithheldOnline {
  readonly id: PaymentMethodId;
  readonly reason: NonNullable<ReturnType<typeof reasonAgainstMethod>>;
}

/**
 * Returns the online methods of the form that are not available for a fee, in the order of the
 * form's list.
 */
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
 * Returns the errors that block leaving the review: an online fee requires a usable method. The
 * server checks submissions and payments by the same rule.
 *
 * @returns an error if no method or an unusable method is chosen
 * @see `methodError`
 */
export function missingMethod(services: Asked): readonly FieldError[] {
  const { form, store } = services;
  const { paymentRequired, submissionType, paymentMethod } = wizardFacts(services);
  const chosen = { submissionType, paymentMethod, isPaymentRequired: paymentRequired };
  const conditions = methodConditions(services, store.fee().totalCents);
  const fault = methodError(form.plan, chosen, conditions);
  return fault ? [fault] : [];
}
