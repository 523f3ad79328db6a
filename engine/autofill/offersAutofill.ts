import type { Manifest } from '../definition/Manifest.ts';

/**
 * Checks whether an own step collects personal particulars, which the identity app may fill in.
 *
 * @param stepId the id in the manifest, in any case
 * @see specification, document 1, section 3 "Step"
 *
 * @example
 * isParticularsStep('applicantParticulars'); // true
 * isParticularsStep('orders'); // false
 */
export function isParticularsStep(stepId: string): boolean {
  return /particular|part_a_info_requested/i.test(stepId);
}

/**
 * Checks whether a step offers autofill. The form must list fields for it, and the step must
 * contain one of them or collect particulars.
 *
 * @param manifest the form's manifest; without `autofill` no step offers it
 * @param stepId the id in the manifest
 *
 * @example
 * const manifest = { ...FIRST.plan.manifest, autofill: { enName: '/copies' } };
 * offersAutofill(manifest, 'request'); // true: it has the field
 * offersAutofill(manifest, 'particulars'); // true: by its name
 * offersAutofill(FIRST.plan.manifest, 'particulars'); // false
 */
export function offersAutofill({ autofill, steps }: Manifest, stepId: string): boolean {
  if (autofill === undefined) return false;
  const fields = steps.find(({ id }) => id === stepId)?.fields ?? [];
  const holdsOne = Object.values(autofill).some((pointer) =>
    fields.some((field) => pointer === field || pointer.startsWith(`${field}/`)),
  );
  return holdsOne || isParticularsStep(stepId);
}
