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

/**
 * Checks whether autofill belongs on a step: one of particulars, or one with a field that is filled in, of a
 * form that says what may be filled in.
 */
export function offersAutofill({ autofill, steps }: Manifest, stepId: string): boolean {
  if (autofill === undefined) return false;
  const fields = steps.find(({ id }) => id === stepId)?.fields ?? [];
  const holdsOne = Object.values(autofill).some((pointer) =>
    fields.some((field) => pointer === field || pointer.startsWith(`${field}/`)),
  );
  return holdsOne || isParticularsStep(stepId);
}
