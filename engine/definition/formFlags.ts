import type { Plan } from './Plan.ts';

/**
 * What a form may be, by the specification's names of a form's attributes (document 1, section 3), each
 * with when a form is it.
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

/** The name of a flag of a form, as a notice's conditions say it. */
type FormFlag = keyof typeof HOLDS;

/** Every name, in the order in which they are documented. */
export const FORM_FLAGS = Object.keys(HOLDS) as readonly FormFlag[];

/**
 * Whether a form is what a condition says: it has that flag, or that code.
 *
 * @param condition a flag's name or a form code; of any other text no form is it
 */
export function holdsForForm(condition: string, plan: Plan): boolean {
  if (condition === plan.code) return true;
  return Object.hasOwn(HOLDS, condition) && HOLDS[condition as FormFlag](plan);
}
