import type { Plan } from '../definition/Plan.ts';

/**
 * The flags of a form under the attribute names of the specification (document 1, section 3), each
 * with its test.
 */
const HOLDS = {
  signRequired: ({ signatures }) => signatures.length > 0,
  signOptional: ({ manifest }) => manifest.signatures?.some(({ optional }) => optional) ?? false,
  enableSignLater: ({ manifest }) => manifest.signatures?.some(({ later }) => later) ?? false,
  emeRequired: ({ manifest }) => manifest.autofill !== undefined,
  paymentRequired: ({ payment }) => payment?.onCounter.some(({ value }) => !value) ?? false,
  displayReference: ({ manifest }) => manifest.displayReference ?? false,
  skipAckEmail: ({ manifest }) => manifest.skipAckEmail ?? false,
  noAck: ({ manifest }) => manifest.noAck ?? false,
  skipReview: ({ manifest }) => manifest.skipReview ?? false,
  simplifiedForm: ({ manifest }) => manifest.simplifiedForm ?? false,
  isTextOnly: ({ manifest }) => manifest.isTextOnly ?? false,
  hidePrintBtn: ({ manifest }) => manifest.hidePrintBtn ?? false,
  ignorePDFUpdate: ({ manifest }) => manifest.ignorePDFUpdate ?? false,
  disableIAMSmart: ({ manifest }) => manifest.disableIAMSmart ?? false,
} satisfies Readonly<Record<string, (plan: Plan) => boolean>>;

/** The name of a form flag in the conditions of a notice. */
type FormFlag = keyof typeof HOLDS;

/** Every flag name, in the order of the documentation. */
export const FORM_FLAGS = Object.keys(HOLDS) as readonly FormFlag[];

/**
 * Checks whether a condition holds for a form: the form has that flag, or that code.
 *
 * @param condition a flag's name or a form code; any other text holds for no form
 *
 * @example
 * holdsForForm('signRequired', NOTICE.plan); // true
 * holdsForForm('NOTICE', NOTICE.plan); // true
 * holdsForForm('paymentRequired', NOTICE.plan); // false
 * holdsForForm('toString', NOTICE.plan); // false
 */
export function holdsForForm(condition: string, plan: Plan): boolean {
  if (condition === plan.code) return true;
  return Object.hasOwn(HOLDS, condition) && HOLDS[condition as FormFlag](plan);
}
