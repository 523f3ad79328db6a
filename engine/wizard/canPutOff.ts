import type { WizardContext } from './WizardContext.ts';

/**
 * Checks whether "Sign later" leads on for a signature: the form allows it, the signature is
 * required and not made, and another required one is made or still to be made now. An optional
 * signature is left out without being put off.
 */
export function canPutOff(
  { facts, signed, signLater }: Pick<WizardContext, 'facts' | 'signed' | 'signLater'>,
  id: string,
): boolean {
  const isMade = (other: string) => signed.some(({ fieldId }) => fieldId === other);
  const own = facts.signatures.find((each) => each.id === id);
  if (!own?.later || own.optional || own.disabled) return false;
  if (isMade(id) || signLater.includes(id)) return false;
  return facts.signatures.some(
    (other) =>
      other.id !== id &&
      (isMade(other.id) || (!other.optional && !other.disabled && !signLater.includes(other.id))),
  );
}
