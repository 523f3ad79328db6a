import type { WizardContext } from './WizardContext.ts';

/**
 * Checks whether an applicant can save a form for its next signer. Some, but not all, signatures
 * must exist. Disabled signatures do not count.
 *
 * @see specification, document 2, section 5 "save for the next signer"
 *
 * @example
 * const signature = { holder: 'personal', optional: false, disabled: false, later: true };
 * const signatures = [{ ...signature, id: 'chairmanSign' }, { ...signature, id: 'secretarySign' }];
 * const made = { fieldId: 'chairmanSign', signedBy: 'CHAN TAI MAN', signedAt: now };
 * const facts = { ...wizard.facts, signatures };
 * canHandOn({ facts, signed: [made] }); // true
 * canHandOn({ facts, signed: [] }); // false
 */
export function canHandOn({ facts, signed }: Pick<WizardContext, 'facts' | 'signed'>): boolean {
  const requested = facts.signatures.filter(({ disabled }) => !disabled);
  const made = requested.filter(({ id }) => signed.some(({ fieldId }) => fieldId === id));
  return made.length > 0 && made.length < requested.length;
}
