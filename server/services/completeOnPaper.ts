import { appraise } from './appraise.ts';
import { claimReference } from './claimReference.ts';
import { definitionFor } from './definitionFor.ts';
import { readResult } from './readResult.ts';
import type { ServiceDeps } from './ServiceDeps.ts';
import type { SubmitInput, SubmitResult } from './Services.ts';
import { insertSubmission } from './saveSubmission.ts';
import { SUBMISSION_STEPS } from './transitions.ts';

/**
 * Notes a form that is printed, signed on paper and handed in by hand or post. It gets a reference
 * number; its answers are not kept, for nobody here will read them.
 *
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
  const appraised = await appraise(deps, form, id, { formData, files, kept: [], scope: 'steps' });
  if ('result' in appraised) return appraised;
  const { sealedData: _data, sealedAck: _ack, ...answers } = appraised.answers;
  // Nothing is charged here: the browser may name the fee, or that nothing is paid online.
  if (![0, answers.amountCents, appraised.feeCents].includes(input.amountCents)) {
    return { result: 'amountMismatch', amountCents: appraised.feeCents };
  }
  const completed = await deps.store.transact(async (records) => {
    await insertSubmission(records, { id, sitting, formCode, language, ...answers });
    const submission = await records.submissions.lock(id);
    if (!submission) return undefined;
    const referenceNumber = await claimReference(deps, records, submission);
    const { from, to } = SUBMISSION_STEPS.printed;
    const patch = { referenceNumber, submittedAt: answers.now };
    await records.submissions.move(id, from, to, answers.now, patch);
    await records.events.append({
      submissionId: id,
      at: answers.now,
      kind: 'submission.printed',
      detail: { referenceNumber },
    });
    return records.submissions.find(id);
  });
  return completed && readResult(deps, completed);
}
