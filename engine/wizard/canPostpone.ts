import type { WizardContext } from './WizardContext.ts';

/**
 * Checks whether the applicant may choose "Sign later" for a signature. The form must allow it, and
 * the signature must be required and missing. Another required signature must be made or not
 * postponed. An optional signature can stay empty without being postponed.
 *
 * @example
 * const signature = { holder: 'personal', optional: false, disabled: false, later: true };
 * const signatures = [{ ...signature, id: 'chairmanSign' }, { ...signature, id: 'secretarySign' }];
 * const context = { ...wizard, facts: { ...wizard.facts, signatures } };
 * canPostpone(context, 'secretarySign'); // true
 * canPostpone({ ...context, signLater: ['chairmanSign'] }, 'secretarySign');
 * // false: nothing would be signed
 */
export function canPostpone(
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
