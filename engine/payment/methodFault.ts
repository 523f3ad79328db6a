import type { Conduct } from '../definition/conductIn.ts';
import type { Plan } from '../definition/Plan.ts';
import { METHOD_FIELD } from '../definition/paymentFields.ts';
import type { FieldError } from '../validation/FieldError.ts';
import type { OfferConditions } from './offeredMethods.ts';
import { paymentLists } from './paymentLists.ts';
import { reasonAgainstMethod } from './reasonAgainstMethod.ts';

/** What the answers say of how the form is handed in and paid for. */
export type ChosenWay = Pick<Conduct, 'submissionType' | 'isPaymentRequired' | 'paymentMethod'>;

/**
 * Says what is wrong with the method that a fee is to be paid by: none was chosen, it is none of the
 * form's, or it may not be used now. The form's own rules cannot say it: whether anything is to be
 * paid is known only from the fee, and what the portal takes only from its settings. The review and
 * the server ask the same.
 *
 * @param plan of the form
 * @param chosen as the answers ask the form to conduct itself; see `conductOf`
 * @param conditions see `offeredMethods`; `amountCents` is the fee, wherever it is paid
 * @returns the error at the method's field; none where no fee is taken online: nothing is due, the
 * form goes on paper, or its answers name the counter
 * @see specification, document 1, section 5 "The payment method dropdown is required", section 4
 * "Within an active window the configured list of disabled methods applies"
 */
export function methodFault(
  plan: Pick<Plan, 'manifest' | 'paymentFields'>,
  { submissionType, isPaymentRequired, paymentMethod }: ChosenWay,
  conditions: OfferConditions,
): FieldError | undefined {
  const isAsked = plan.paymentFields.includes(METHOD_FIELD);
  if (!isAsked || submissionType !== 'ALLOW_ESUBM' || conditions.amountCents <= 0) return undefined;
  if (paymentMethod === undefined) return isPaymentRequired ? UNCHOSEN : undefined;
  const { online } = paymentLists(plan.manifest) ?? { online: [] };
  const id = online.find((method) => method === paymentMethod);
  const isGood = id !== undefined && reasonAgainstMethod(id, conditions) === undefined;
  return isGood ? undefined : UNCHOSEN;
}

/** One that may not be used is as good as none: another must be chosen. */
const UNCHOSEN: FieldError = {
  path: METHOD_FIELD,
  key: 'validation_required',
  args: [],
  rule: 'required',
};
