import type { Manifest } from '../definition/Manifest.ts';

/**
 * Whether an own step asks for personal particulars: what the identity app may fill in.
 *
 * @param stepId as the manifest has it, in any case
 * @see specification, document 1, section 3 "Step"
 */
export function isParticularsStep(stepId: string): boolean {
  return /particular|part_a_info_requested/i.test(stepId);
}

/** Whether autofill belongs on a step: one of particulars, of a form that says what may be filled in. */
export function offersAutofill({ autofill }: Manifest, stepId: string): boolean {
  return autofill !== undefined && isParticularsStep(stepId);
}
