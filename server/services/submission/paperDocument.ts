import type { CatalogueForm } from '../../ports/FormCatalogue.ts';
import type { FileRecord } from '../../ports/SubmissionStore.ts';
import { putSealed, sha256Of } from '../files/sealedFiles.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import type { SubmitInput } from '../Services.ts';
import type { Appraised } from './appraise.ts';
import { formDocument } from './formDocument.ts';

/** A form that was completed on paper, and the number that it got. */
export interface PrintedForm {
  readonly submissionId: string;
  readonly referenceNumber: string;
  readonly form: CatalogueForm;
  readonly appraised: Appraised;
  readonly language: SubmitInput['language'];
}

/**
 * Renders the document that the applicant prints and hands in, and keeps it sealed for a day, so
 * that a reloaded page can fetch it again (`RETENTION.printedMs`).
 *
 * @returns the record of the file, to be written in the transaction that completes the form
 * @throws {PdfError} when it cannot be rendered now
 */
export async function paperDocument(deps: ServiceDeps, printed: PrintedForm): Promise<FileRecord> {
  const { submissionId, referenceNumber, form, appraised, language } = printed;
  const pdf = await deps.pdf.render(
    formDocument({
      form,
      data: appraised.data,
      language,
      fee: appraised.fee,
      standing: { kind: 'onPaper', referenceNumber },
      createdAt: appraised.answers.now,
      office: deps.office(),
    }),
  );
  const key = `acknowledgements/${submissionId.toLowerCase()}`;
  await putSealed(deps, key, pdf);
  return {
    key,
    submissionId,
    kind: 'acknowledgement',
    sha256: sha256Of(pdf),
    size: pdf.length,
    type: 'application/pdf',
  };
}
