import type { PaymentAttempt, PolledAttempt } from '../../ports/PaymentAttempt.ts';
import { type GatewayAnswer, GatewayError } from '../../ports/PaymentGateway.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { eventOfAnswer } from './eventOfAnswer.ts';
import type { PaymentState, ResultSource } from './PaymentServices.ts';
import { paymentStateNow, paymentStateOf } from './paymentStateOf.ts';
import { type GatewayQuestion, questionFor } from './questionFor.ts';
import { settleAttempt } from './settleAttempt.ts';
import { type AttemptEvent, TRANSITIONS } from './transitions.ts';

/**
 * Asks the gateway how an attempt stands and applies what it says. Notification, poll, cancel and
 * reconciliation all come through here, so that none of them can know better than another; it may
 * run any number of times, at the same time.
 *
 * @returns how the payment stands afterwards; `undefined` when there is no such attempt (noted in
 * the history: a gateway that reports it is owed an explanation)
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
 * Puts one question to the gateway and applies its answer. An approval has the other live attempt
 * of the submission cancelled at the gateway; a server that is killed before leaves that to the
 * next look at the attempt.
 *
 * @param ask the question; a `GatewayError` counts as "nobody knows", anything else is passed on
 * @param known the attempt as it was before: most answers say what is known, and those need no transaction
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
  if (known && saysNothingNew(answer, known)) return paymentStateOf(deps.store, known);
  const settled = await deps.store.transact((records) =>
    record(deps, records, { attemptId, answer, askedAt, source }),
  );
  if (settled?.status === 'APPROVED') await cancelOther(deps, settled);
  return settled && paymentStateNow(deps.store, attemptId);
}

/** The gateway still waits, or still cannot say: no status that these lead to is another. */
function saysNothingNew(answer: GatewayAnswer | GatewayError, { status }: PolledAttempt): boolean {
  if (answer instanceof GatewayError) return !TRANSITIONS.unclear.from.includes(status);
  return answer.code === 'INPR' && !TRANSITIONS.inProcess.from.includes(status);
}

async function cancelOther(deps: ServiceDeps, { submissionId }: PaymentAttempt): Promise<void> {
  const other = await deps.store.attempts.live(submissionId);
  if (!other?.startedAt) return;
  await applyAnswer(deps, other.id, 'server', () => deps.gateway.cancel(other.id, other.method));
}

interface Hearing {
  readonly attemptId: string;
  readonly answer: GatewayAnswer | GatewayError;
  readonly askedAt: Date;
  readonly source: ResultSource;
}

/** The submission is locked first: every decision about its money is taken one after another. */
async function record(
  deps: ServiceDeps,
  records: StoreRecords,
  { attemptId, answer, askedAt, source }: Hearing,
): Promise<PaymentAttempt | undefined> {
  const known = await records.attempts.find(attemptId);
  const submission = known && (await records.submissions.lock(known.submissionId));
  const attempt = submission && (await records.attempts.find(attemptId));
  if (!attempt) return undefined;
  const isAnswer = !(answer instanceof GatewayError);
  const event: AttemptEvent | undefined = isAnswer
    ? eventOfAnswer({ answer, askedAt, attempt, submission }, deps.settings)
    : unclearOnceBegun(attempt);
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

/** An attempt that the gateway was never called for is no less clear for a gateway that is down. */
function unclearOnceBegun({ startedAt }: PaymentAttempt): AttemptEvent | undefined {
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
