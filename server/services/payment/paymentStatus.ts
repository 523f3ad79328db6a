import { LIVE_STATUSES, type PolledAttempt } from '../../ports/PaymentAttempt.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { applyAnswer } from './applyGatewayResult.ts';
import { authorisePayment, checkToken } from './authorisePayment.ts';
import type { PaymentRefused, PaymentState, ResultSource, TokenCall } from './PaymentServices.ts';
import { paymentStateNow, paymentStateOf } from './paymentStateOf.ts';
import { questionFor } from './questionFor.ts';
import { settleAttempt } from './settleAttempt.ts';

/** How a payment stands, for the payment dialog. @see specification, document 1, section 7 */
export async function paymentStatus(
  deps: ServiceDeps,
  input: TokenCall,
): Promise<PaymentState | PaymentRefused | undefined> {
  const attempt = await ofSitting(deps, input.transactionId, input.sitting);
  const token = attempt && (await checkToken(deps, attempt.id, input.webToken));
  return !token || 'refused' in token ? token : look(deps, attempt, 'status');
}

/** How a payment stands, for the sitting it belongs to; no web token is needed. */
export async function pollTransaction(
  deps: ServiceDeps,
  transactionId: string,
  sitting: string,
): Promise<PaymentState | undefined> {
  const attempt = await ofSitting(deps, transactionId, sitting);
  return attempt && look(deps, attempt, 'poll');
}

/**
 * Asks the gateway to cancel, and tells what it answers: a wish decides nothing. An attempt that
 * the gateway was never called for is withdrawn instead, for there is nobody to ask.
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

/** @returns `undefined` for an attempt that is unknown or another sitting's */
async function ofSitting(
  { store }: ServiceDeps,
  transactionId: string,
  sitting: string,
): Promise<PolledAttempt | undefined> {
  const attempt = await store.attempts.findPolled(transactionId);
  return attempt?.submission.sitting === sitting ? attempt : undefined;
}

/** A final state is told from the store; a live one is asked for, but not too often, nor too many at once. */
async function look(
  deps: ServiceDeps,
  attempt: PolledAttempt,
  source: ResultSource,
): Promise<PaymentState | undefined> {
  if (!isLive(attempt) || !attempt.startedAt) return paymentStateOf(deps.store, attempt);
  const now = deps.clock.now();
  const before = new Date(now.getTime() - deps.settings.askIntervalMs);
  // Most polls come too early: the claim, a write, is for those that do not.
  const isDue = !attempt.askedAt || attempt.askedAt <= before;
  const mayAsk = isDue && (deps.mayAsk?.() ?? true);
  const isAsking = mayAsk && (await deps.store.attempts.claimAsk(attempt.id, now, before));
  if (!isAsking) return paymentStateOf(deps.store, attempt);
  return applyAnswer(deps, attempt.id, source, questionFor(deps, attempt), attempt);
}

/** @returns the state, or `undefined` when the attempt was begun in the meantime */
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
