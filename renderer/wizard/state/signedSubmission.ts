import { formEnd, type WizardContext } from '#engine';

/**
 * Returns the id of the submission whose signed document the page shows, prints and saves. That is
 * a signed form before its submission, or after its completion without online submission.
 *
 * @returns `undefined` if nothing is signed, or if the form was submitted online
 */
export function signedSubmission(context: WizardContext | undefined): string | undefined {
  if (context === undefined) return undefined;
  const { acknowledgement, signed, submissionId } = context;
  if (acknowledgement === undefined) return signed.length > 0 ? submissionId : undefined;
  const isRecord = formEnd(context) === 'submitted';
  const isSigned = (acknowledgement.signedFields ?? []).length > 0;
  return isSigned && !isRecord ? acknowledgement.submissionId : undefined;
}
