import type { Conduct, Evaluation } from '#engine';
import type { CatalogueForm } from '../../ports/FormCatalogue.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';
import { SUBMISSION_STEPS } from '../payment/transitions.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import type { SubmitInput, SubmitResult } from '../Services.ts';
import { openAnswers } from '../submission/answers.ts';
import { appraise } from '../submission/appraise.ts';
import { claimReference } from '../submission/claimReference.ts';
import { definitionFor } from '../submission/definitionFor.ts';
import { isFree, isLocked } from '../submission/isFree.ts';
import { judge, type Obstacle } from '../submission/judge.ts';
import { readResult } from '../submission/readResult.ts';
import { type SignatureState, signatureState } from './signatureState.ts';

/** Nothing is signed and the form may go without: it is completed on paper. */
type Unsigned = 'unsigned';

/**
 * Completes the kept submission of a form that was signed and is not handed in online. The answers
 * and the signed document stay under its reference number. A repeated call reads the same result.
 *
 * @returns `undefined` when the sitting has no such submission
 * @throws {WrongShapeError} when form data come that have not the form's shape
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

/** @returns `undefined` once it is completed, now or before, or while money is moving */
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
    const { evaluation, conduct, obstacle } = judge(deps, form, data, { scope: 'steps' });
    if (obstacle) return obstacle;
    const state = await signatureState(records, submission, conduct);
    const isGiven = given === undefined || given === submission.dataHash;
    const refusal =
      refusalOf(submission, conduct, isGiven ? state : outdated(state)) ??
      amountRefusal(submission, evaluation, input);
    if (!refusal) await note(deps, records, submission, state);
    return refusal;
  });
}

/** Hash of the answers that came along; what is wrong with them; or `undefined` when none came. */
async function hashOfGiven(
  deps: ServiceDeps,
  form: CatalogueForm,
  { formData, files }: SubmitInput,
  submission: Submission,
): Promise<string | Obstacle | undefined> {
  if (!formData) return undefined;
  const kept = await deps.store.files.ofSubmission(submission.id);
  const given = { formData, files, kept, scope: 'steps' } as const;
  const appraised = await appraise(deps, form, submission, given);
  return 'result' in appraised ? appraised : appraised.answers.dataHash;
}

/** Other answers came: every signature is over what the page no longer shows. */
function outdated(state: SignatureState): SignatureState {
  return { ...state, stale: state.signed.map(({ field }) => field) };
}

function refusalOf(
  { id: submissionId }: Submission,
  { submissionType, signatures }: Conduct,
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

/** Nothing is charged here: the browser may name the fee, or that nothing is paid online. */
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
  // No acknowledgement is mailed for a form that is not handed in online.
  await records.submissions.replaceAck(submission.id, undefined, at);
  await records.events.append({
    submissionId: submission.id,
    at,
    kind: 'submission.signedAndCompleted',
    detail: { referenceNumber, signed: signed.length, toSign: missing.length + later.length },
  });
}
