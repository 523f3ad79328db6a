import type { SignWay, WizardContext } from './WizardContext.ts';
import { currentScreen, isSubmitted } from './wizardRules.ts';

/** The field that an applicant wants to sign, and the way to sign. */
export interface SignWish {
  readonly fieldId: string;
  /** The default is a certificate. */
  readonly way?: SignWay | undefined;
}

/**
 * Checks whether a field can be signed now. The identity app signs for a person only; an
 * organisation uses its certificate.
 */
export function canSign(context: WizardContext, { fieldId, way }: SignWish): boolean {
  if (currentScreen(context).kind !== 'submission' || isSubmitted(context)) return false;
  const field = context.facts.signatures.find(({ id }) => id === fieldId);
  if (field === undefined || field.disabled) return false;
  return way !== 'identityApp' || field.holder === 'personal';
}
