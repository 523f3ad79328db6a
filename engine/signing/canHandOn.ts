import type { WizardContext } from '../wizard/WizardContext.ts';

/**
 * Checks whether a form can go to its next signer: it has several signatures, one of them is made
 * and one is open. A signature that is not made online counts for nothing here.
 *
 * @see specification, document 2, section 5 "save for the next signer"
 */
export function canHandOn({ facts, signed }: Pick<WizardContext, 'facts' | 'signed'>): boolean {
  const asked = facts.signatures.filter(({ disabled }) => !disabled);
  const made = asked.filter(({ id }) => signed.some(({ fieldId }) => fieldId === id));
  return made.length > 0 && made.length < asked.length;
}
