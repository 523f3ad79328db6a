import type { Evaluation, FormBehaviour } from '#engine';
import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import { openAnswers } from '../answers/answers.ts';
import { definitionFor } from '../answers/definitionFor.ts';
import type { Blocker } from '../contract/Blocker.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import type { SubmitInput, SubmitResult } from '../contract/SubmissionServices.ts';
import { type SignatureState, signatureState } from '../signatures/signatureState.ts';
import { claimReference } from '../transitions/claimReference.ts';
import { isFree, isLocked } from '../transitions/isFree.ts';
import { SUBMISSION_STEPS } from '../transitions/transitions.ts';
import { evaluateAnswers } from './checkReadiness.ts';
import { prepareAnswers } from './prepareAnswers.ts';
import { readResult } from './readResult.ts';

/**
 * The result when nothing is signed and the form requires no signature. The form is then completed
 * on paper.
 */
type Unsigned = 'unsigned';

/**
 * Completes the stored submission of a signed form that is not submitted online. Its answers and
 * its signed document stay stored, under a reference number. A repeated call returns the same
 * result.
 *
 * @returns `undefined` when the sitting has no such submission
 * @throws {WrongShapeError} when the form data do not match the form's structure
 * @see specification, document 1, section 4 "SIGN_ONLY shows Complete only when something is signed"
 */
export async function completeSigned(
  deps: ServiceDeps,
  input: SubmitInput & { readonly submissionId: string },
): Promise<SubmitResult | Unsigned | undefined> {
  const { submissionId } = input;
  const known = await deps.store.submissions.find(submissionId);
  if (known?.sitting !== input.sitting || known.formCode !== input.formCode) return undefined;
  const refusal = isLocked(known) ? undefined : await complete(deps, input, known);
  if (refusal) return refusal;
  const completed = await deps.store.submissions.find(submissionId);
  return completed && readResult(deps, completed);
}

/**
 * Completes the submission. @returns `undefined` when it is completed, now or earlier, or while a
 * payment is pending
 */
async function complete(
  deps: ServiceDeps,
  input: SubmitInput,
  known: Submission,
): Promise<SubmitResult | Unsigned | undefined> {
  const form = await definitionFor(deps, known.formCode, known.definitionHash);
  if (!form) return { result: 'formChanged' };
  const given = await hashOfGiven(deps, form, input, known);
  if (typeof given === 'object') return given;
  return deps.store.transact(async (records) => {
    const submission = await records.submissions.lock(known.id);
    if (!submission || !(await isFree(deps, records, submission))) return undefined;
    const data = openAnswers(deps.vault, submission);
    const { evaluation, behaviour, blocker } = evaluateAnswers(deps, form, data, {
      scope: 'steps',
    });
    if (blocker) return blocker;
    const state = await signatureState(records, submission, behaviour);
    const isGiven = given === undefined || given === submission.dataHash;
    const refusal =
      refusalOf(submission, behaviour, isGiven ? state : outdated(state)) ??
      amountRefusal(submission, evaluation, input);
    if (!refusal) await note(deps, records, submission, state);
    return refusal;
  });
}

/**
 * Returns the hash of the received answers; a blocker when they are invalid; `undefined` when no
 * answers came.
 */
async function hashOfGiven(
  deps: ServiceDeps,
  form: CatalogueForm,
  { formData, files }: SubmitInput,
  submission: Submission,
): Promise<string | Blocker | undefined> {
  if (!formData) return undefined;
  const kept = await deps.store.files.ofSubmission(submission.id);
  const given = { formData, files, kept, scope: 'steps' } as const;
  const prepared = await prepareAnswers(deps, form, submission, given);
  return 'result' in prepared ? prepared : prepared.answers.dataHash;
}

/** Marks every signature as stale: the page shows other answers than were signed. */
function outdated(state: SignatureState): SignatureState {
  return { ...state, stale: state.signed.map(({ field }) => field) };
}

function refusalOf(
  { id: submissionId }: Submission,
  { submissionType, signatures }: FormBehaviour,
  { signed, stale, missing }: SignatureState,
): SubmitResult | Unsigned | undefined {
  const isSignOnly = submissionType === 'SIGN_ONLY';
  if (submissionType === 'ALLOW_ESUBM' || (signed.length === 0 && !isSignOnly)) return 'unsigned';
  const wanted = signed.length === 0 ? signatures.map(({ id }) => id) : missing;
  if (isSignOnly && wanted.length > 0) {
    return { result: 'signatureRequired', submissionId, invalidSignatures: wanted };
  }
  return stale.length > 0
    ? { result: 'signatureFailure', submissionId, invalidSignatures: stale }
    : undefined;
}

/**
 * Compares the amount. Nothing is charged here: the browser may name the fee, or 0 for no online
 * payment.
 */
function amountRefusal(
  { amountCents }: Submission,
  { fee }: Evaluation,
  input: SubmitInput,
): SubmitResult | undefined {
  return [0, amountCents, fee.totalCents].includes(input.amountCents)
    ? undefined
    : { result: 'amountMismatch', amountCents: fee.totalCents };
}

async function note(
  deps: ServiceDeps,
  records: StoreRecords,
  submission: Submission,
  { signed, missing, later }: SignatureState,
): Promise<void> {
  const at = deps.clock.now();
  const referenceNumber = await claimReference(deps, records, submission);
  const { from, to } = SUBMISSION_STEPS.printed;
  const patch = { referenceNumber, submittedAt: at };
  if (!(await records.submissions.move(submission.id, from, to, at, patch))) {
    throw new Error(`Cannot complete submission ${submission.id}: it is not quoted any more`);
  }
  // A form that is not submitted online gets no acknowledgement mail.
  await records.submissions.replaceAck(submission.id, undefined, at);
  await records.events.append({
    submissionId: submission.id,
    at,
    kind: 'submission.signedAndCompleted',
    detail: { referenceNumber, signed: signed.length, toSign: missing.length + later.length },
  });
}
