import type { FormBehaviour } from '../behaviour/behaviourIn.ts';
import type { FieldError } from '../contract/FieldError.ts';
import type { Plan } from '../definition/Plan.ts';
import { METHOD_FIELD } from '../definition/paymentFields.ts';
import { paymentLists } from '../definition/paymentLists.ts';
import type { OfferConditions } from './offeredMethods.ts';
import { reasonAgainstMethod } from './reasonAgainstMethod.ts';

/** The behaviour that determines how the form is submitted and paid. */
export type ChosenWay = Pick<
  FormBehaviour,
  'submissionType' | 'isPaymentRequired' | 'paymentMethod'
>;

/**
 * Checks the chosen payment method: it is wrong when the form does not offer it or it is not
 * available now. A missing choice is wrong, too. The form's own rules cannot check this: only the
 * fee shows whether a payment is due, and only the portal's settings list the accepted methods. The
 * review and the server run the same check.
 *
 * @param plan the plan of the form
 * @param chosen the form's behaviour for the answers; see `behaviourOf`
 * @param conditions see `offeredMethods`; `amountCents` is the fee, wherever it is paid
 * @returns the error at the method's field; `undefined` where no fee is paid online: nothing is
 *   due, the form goes on paper, or its answers name the counter
 * @see specification, document 1, section 5 "The payment method dropdown is required", section 4
 *   "Within an active window the configured list of disabled methods applies"
 *
 * @example
 * const way = { submissionType: 'ALLOW_ESUBM', isPaymentRequired: true, paymentMethod: 'fps' };
 * const conditions = { amountCents: 19000, blocked: [], disabled: [], usable: () => true };
 * methodError(FIRST.plan, way, conditions); // undefined
 * methodError(FIRST.plan, way, { ...conditions, blocked: ['fps'] })?.path; // '/CDPaymentMethod'
 * methodError(FIRST.plan, { ...way, paymentMethod: undefined }, conditions)?.key;
 * // 'validation_required'
 * methodError(FIRST.plan, { ...way, paymentMethod: undefined }, { ...conditions, amountCents: 0 });
 * // undefined
 */
export function methodError(
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

/** The error for a missing or unavailable method: the applicant must choose another. */
const UNCHOSEN: FieldError = {
  path: METHOD_FIELD,
  key: 'validation_required',
  args: [],
  rule: 'required',
};
