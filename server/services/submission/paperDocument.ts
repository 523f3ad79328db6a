import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { FileRecord } from '../../ports/store/SubmissionStore.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import type { SubmitInput } from '../contract/SubmissionServices.ts';
import { formDocument } from '../documents/formDocument.ts';
import { putSealed, sha256Of } from '../files/sealedFiles.ts';
import type { PreparedAnswers } from './prepareAnswers.ts';

/** A form that was completed on paper, and its reference number. */
export interface PrintedForm {
  readonly submissionId: string;
  readonly referenceNumber: string;
  readonly form: CatalogueForm;
  readonly prepared: PreparedAnswers;
  readonly language: SubmitInput['language'];
}

/**
 * Renders the document that the applicant prints and submits. Stores it sealed for a day, so that a
 * reloaded page can fetch it again (`RETENTION.printedMs`).
 *
 * @returns the record of the file; the caller must write it in the transaction that completes the
 *   form
 * @throws {PdfError} when the document cannot be rendered now
 */
export async function paperDocument(deps: ServiceDeps, printed: PrintedForm): Promise<FileRecord> {
  const { submissionId, referenceNumber, form, prepared, language } = printed;
  const pdf = await deps.pdf.render(
    formDocument({
      form,
      data: prepared.data,
      language,
      fee: prepared.fee,
      standing: { kind: 'onPaper', referenceNumber },
      createdAt: prepared.answers.now,
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
