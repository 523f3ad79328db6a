import { type GatewayAnswer, GatewayError } from '../../ports/payment/PaymentGateway.ts';
import type { PaymentAttempt, PolledAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { PaymentState, ResultSource } from '../contract/PaymentServices.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { eventOfAnswer } from '../transitions/eventOfAnswer.ts';
import { settleAttempt } from '../transitions/settleAttempt.ts';
import { type AttemptEvent, TRANSITIONS } from '../transitions/transitions.ts';
import { paymentStateNow, paymentStateOf } from './paymentStateOf.ts';
import { type GatewayQuestion, questionFor } from './questionFor.ts';

/**
 * Queries the gateway for the status of an attempt and applies the result. Notification, receipt
 * and reconciliation use this function; poll and cancel use `applyAnswer`. All of them follow the
 * same rules. The function may run any number of times, also in parallel.
 *
 * @returns the state of the payment afterwards; `undefined` when there is no such attempt, which
 *   the history records
 * @see reliability section 3: "att any | status APPR …" and the rows below
 */
export async function applyGatewayResult(
  deps: ServiceDeps,
  attemptId: string,
  source: ResultSource,
): Promise<PaymentState | undefined> {
  const attempt = await deps.store.attempts.findPolled(attemptId);
  if (!attempt) {
    await noteOrphan(deps, attemptId, source);
    return undefined;
  }
  if (attempt.status === 'APPROVED') return paymentStateOf(deps.store, attempt);
  const now = deps.clock.now();
  await deps.store.attempts.claimAsk(attemptId, now, now);
  return applyAnswer(deps, attemptId, source, questionFor(deps, attempt), attempt);
}

/**
 * Sends one query to the gateway and applies its result. After an approval, cancels the other live
 * attempt of the submission at the gateway. If the server is killed before that, `isToBeCancelled`
 * makes the next query of the other attempt a cancellation.
 *
 * @param ask sends the query; a `GatewayError` counts as "unknown", other errors are passed on
 * @param known the attempt before the query: most results are already known and need no transaction
 */
export async function applyAnswer(
  deps: ServiceDeps,
  attemptId: string,
  source: ResultSource,
  ask: GatewayQuestion,
  known?: PolledAttempt,
): Promise<PaymentState | undefined> {
  const askedAt = deps.clock.now();
  const answer = await ask().catch((error: unknown) => {
    if (error instanceof GatewayError) return error;
    throw error;
  });
  if (known && isUnchanged(answer, known)) return paymentStateOf(deps.store, known);
  const settled = await deps.store.transact((records) =>
    record(deps, records, { attemptId, answer, askedAt, source }),
  );
  if (settled?.status === 'APPROVED') await cancelOther(deps, settled);
  return settled && paymentStateNow(deps.store, attemptId);
}

/**
 * Checks whether the result changes nothing: the payment is still in process, or its status is
 * still unknown.
 */
function isUnchanged(answer: GatewayAnswer | GatewayError, { status }: PolledAttempt): boolean {
  if (answer instanceof GatewayError) return !TRANSITIONS.unclear.from.includes(status);
  return answer.code === 'INPR' && !TRANSITIONS.inProcess.from.includes(status);
}

async function cancelOther(deps: ServiceDeps, { submissionId }: PaymentAttempt): Promise<void> {
  const other = await deps.store.attempts.live(submissionId);
  if (!other?.startedAt) return;
  await applyAnswer(deps, other.id, 'server', () => deps.gateway.cancel(other.id, other.method));
}

interface RecordedAnswer {
  readonly attemptId: string;
  readonly answer: GatewayAnswer | GatewayError;
  readonly askedAt: Date;
  readonly source: ResultSource;
}

/**
 * Records a result. Locks the submission first, so that decisions about its money are made one
 * after another.
 */
async function record(
  deps: ServiceDeps,
  records: StoreRecords,
  { attemptId, answer, askedAt, source }: RecordedAnswer,
): Promise<PaymentAttempt | undefined> {
  const known = await records.attempts.find(attemptId);
  const submission = known && (await records.submissions.lock(known.submissionId));
  const attempt = submission && (await records.attempts.find(attemptId));
  if (!attempt) return undefined;
  const isAnswer = !(answer instanceof GatewayError);
  const event: AttemptEvent | undefined = isAnswer
    ? eventOfAnswer({ answer, askedAt, attempt, submission }, deps.settings)
    : unclearIfStarted(attempt);
  if (!event) return attempt;
  const moved = await settleAttempt(deps, records, {
    event,
    attempt,
    submission,
    source,
    ...(isAnswer && { answer }),
  });
  return moved ? records.attempts.find(attemptId) : attempt;
}

/**
 * Returns `unclear` for a started attempt. A failing gateway does not affect an attempt that was
 * never started.
 */
function unclearIfStarted({ startedAt }: PaymentAttempt): AttemptEvent | undefined {
  return startedAt ? 'unclear' : undefined;
}

async function noteOrphan(
  { store, clock }: ServiceDeps,
  attemptId: string,
  source: ResultSource,
): Promise<void> {
  await store.events.append({
    attemptId,
    at: clock.now(),
    kind: 'payment.orphan',
    detail: { source },
  });
}
