import { LIVE_STATUSES, type PolledAttempt } from '../../ports/store/PaymentAttempt.ts';
import type {
  PaymentRefused,
  PaymentState,
  ResultSource,
  TokenCall,
} from '../contract/PaymentServices.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { settleAttempt } from '../transitions/settleAttempt.ts';
import { applyAnswer } from './applyGatewayResult.ts';
import { authorisePayment, checkToken } from './authorisePayment.ts';
import { paymentStateNow, paymentStateOf } from './paymentStateOf.ts';
import { questionFor } from './questionFor.ts';

/** Returns the state of a payment, for the payment dialog. @see specification, document 1, section 7 */
export async function paymentStatus(
  deps: ServiceDeps,
  input: TokenCall,
): Promise<PaymentState | PaymentRefused | undefined> {
  const attempt = await ofSitting(deps, input.transactionId, input.sitting);
  const token = attempt && (await checkToken(deps, attempt.id, input.webToken));
  return !token || 'refused' in token ? token : currentState(deps, attempt, 'status');
}

/** Returns the state of a payment, for its sitting; needs no web token. */
export async function pollTransaction(
  deps: ServiceDeps,
  transactionId: string,
  sitting: string,
): Promise<PaymentState | undefined> {
  const attempt = await ofSitting(deps, transactionId, sitting);
  return attempt && currentState(deps, attempt, 'poll');
}

/**
 * Requests a cancellation at the gateway and applies the gateway's response, which may be an
 * approval. An attempt that was never started at the gateway is withdrawn without a request.
 *
 * @see reliability section 3.1 "PAYING | user cancel"
 */
export async function cancelPayment(
  deps: ServiceDeps,
  input: TokenCall,
): Promise<PaymentState | PaymentRefused | undefined> {
  const call = await authorisePayment(deps, input);
  if (!call || 'refused' in call) return call;
  const { attempt } = call;
  if (!isLive(attempt)) return paymentStateNow(deps.store, attempt.id);
  const withdrawn = attempt.startedAt ? undefined : await withdraw(deps, attempt);
  if (withdrawn) return withdrawn;
  return applyAnswer(deps, attempt.id, 'cancel', () =>
    deps.gateway.cancel(attempt.id, attempt.method),
  );
}

/** Finds an attempt. @returns `undefined` when it is unknown or belongs to another sitting */
async function ofSitting(
  { store }: ServiceDeps,
  transactionId: string,
  sitting: string,
): Promise<PolledAttempt | undefined> {
  const attempt = await store.attempts.findPolled(transactionId);
  return attempt?.submission.sitting === sitting ? attempt : undefined;
}

/**
 * Returns the final state of a payment from the store. Queries the gateway for a live payment, but
 * limits the interval and the number of queries.
 */
async function currentState(
  deps: ServiceDeps,
  attempt: PolledAttempt,
  source: ResultSource,
): Promise<PaymentState | undefined> {
  if (!isLive(attempt) || !attempt.startedAt) return paymentStateOf(deps.store, attempt);
  const now = deps.clock.now();
  const before = new Date(now.getTime() - deps.settings.askIntervalMs);
  // Most polls come too early. They make no claim, because a claim is a write.
  const isDue = !attempt.askedAt || attempt.askedAt <= before;
  const mayAsk = isDue && (deps.mayAsk?.() ?? true);
  const isAsking = mayAsk && (await deps.store.attempts.claimAsk(attempt.id, now, before));
  if (!isAsking) return paymentStateOf(deps.store, attempt);
  return applyAnswer(deps, attempt.id, source, questionFor(deps, attempt), attempt);
}

/**
 * Withdraws an attempt. @returns the state, or `undefined` when the attempt was started in the
 * meantime
 */
async function withdraw(
  deps: ServiceDeps,
  { id, submissionId }: Pick<PolledAttempt, 'id' | 'submissionId'>,
): Promise<PaymentState | undefined> {
  return deps.store.transact(async (records) => {
    const submission = await records.submissions.lock(submissionId);
    const attempt = await records.attempts.find(id);
    if (!submission || !attempt || attempt.startedAt) return undefined;
    await settleAttempt(deps, records, {
      event: 'withdrawn',
      attempt,
      submission,
      source: 'cancel',
    });
    return paymentStateNow(records, id);
  });
}

function isLive({ status }: Pick<PolledAttempt, 'status'>): boolean {
  return LIVE_STATUSES.includes(status);
}
