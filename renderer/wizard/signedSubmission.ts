import { formEnd, type WizardContext } from '#engine';

/**
 * Finds the submission whose signed document the page shows, prints and saves: of a form that
 * somebody signed and that is not handed in online, now or at its end.
 *
 * @returns its id; `undefined` where nothing is signed, or the record of a submission takes its place
 */
export function signedSubmission(context: WizardContext | undefined): string | undefined {
  if (context === undefined) return undefined;
  const { acknowledgement, signed, submissionId } = context;
  if (acknowledgement === undefined) return signed.length > 0 ? submissionId : undefined;
  const isRecord = formEnd(context) === 'submitted';
  const isSigned = (acknowledgement.signedFields ?? []).length > 0;
  return isSigned && !isRecord ? acknowledgement.submissionId : undefined;
}
