import { definitionFor } from '../answers/definitionFor.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import type { SubmitInput, SubmitResult } from '../contract/SubmissionServices.ts';
import { claimReference } from '../transitions/claimReference.ts';
import { SUBMISSION_STEPS } from '../transitions/transitions.ts';
import { paperDocument } from './paperDocument.ts';
import { prepareAnswers } from './prepareAnswers.ts';
import { readResult } from './readResult.ts';
import { insertSubmission } from './saveSubmission.ts';

/**
 * Completes a form that is printed, signed on paper and submitted by hand or post. The form gets a
 * reference number and a document. Its answers are not stored, because no process reads them.
 *
 * The document is rendered before the form is marked as completed. A call that fails in between
 * completes nothing and may be repeated.
 *
 * @throws {PdfError} when the document cannot be rendered now
 * @see specification, document 2, section 4 "the offline form path says the form was printed"
 */
export async function completeOnPaper(
  deps: ServiceDeps,
  input: SubmitInput,
): Promise<SubmitResult | undefined> {
  const { formCode, formData, files, sitting, language } = input;
  if (!formData) return undefined;
  const form = await definitionFor(deps, formCode, input.definitionHash);
  if (!form) return { result: 'formChanged' };
  const id = deps.ids.id();
  const given = { formData, files, kept: [], scope: 'steps' } as const;
  const prepared = await prepareAnswers(deps, form, { id }, given);
  if ('result' in prepared) return prepared;
  const { submissionType, signatures } = prepared.behaviour;
  if (submissionType === 'SIGN_ONLY') {
    // A sign-only form requires a signature, and this form has none (document 1, section 4).
    const invalidSignatures = signatures.map((signature) => signature.id);
    return { result: 'signatureRequired', invalidSignatures };
  }
  const { sealedData: _data, sealedAck: _ack, ...answers } = prepared.answers;
  // Nothing is charged here: the browser may name the fee, or 0 for no online payment.
  if (![0, answers.amountCents, prepared.fee.totalCents].includes(input.amountCents)) {
    return { result: 'amountMismatch', amountCents: prepared.fee.totalCents };
  }
  const referenceNumber = await deps.store.transact(async (records) => {
    await insertSubmission(records, { id, sitting, formCode, language, ...answers });
    const submission = await records.submissions.lock(id);
    return submission && claimReference(deps, records, submission);
  });
  if (referenceNumber === undefined) return undefined;
  const document = { submissionId: id, referenceNumber, form, prepared, language };
  const file = await paperDocument(deps, document);
  const done = deps.store.transact(async (records) => {
    const { from, to } = SUBMISSION_STEPS.printed;
    const patch = { referenceNumber, submittedAt: answers.now };
    await records.submissions.move(id, from, to, answers.now, patch);
    await records.events.append({
      submissionId: id,
      at: answers.now,
      kind: 'submission.printed',
      detail: { referenceNumber },
    });
    await records.files.add(file, answers.now);
    return records.submissions.find(id);
  });
  // Retention removes only recorded files, so the file is removed here.
  const completed = await done.catch(async (error: unknown) => {
    await deps.files.remove(file.key);
    throw error;
  });
  return completed && readResult(deps, completed);
}
