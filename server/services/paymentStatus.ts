import { LIVE_STATUSES, type PaymentAttempt } from '../ports/PaymentAttempt.ts';
import { applyAnswer } from './applyGatewayResult.ts';
import { authorisePayment } from './authorisePayment.ts';
import type { PaymentRefused, PaymentState, ResultSource, TokenCall } from './PaymentServices.ts';
import { paymentStateOf } from './paymentStateOf.ts';
import type { ServiceDeps } from './ServiceDeps.ts';
import { settleAttempt } from './settleAttempt.ts';

/** How a payment stands, for the payment dialog. @see specification, document 1, section 7 */
export async function paymentStatus(
  deps: ServiceDeps,
  input: TokenCall,
): Promise<PaymentState | PaymentRefused | undefined> {
  const call = await authorisePayment(deps, input);
  return !call || 'refused' in call ? call : look(deps, call.attempt, 'status');
}

/** How a payment stands, for the sitting it belongs to; no web token is needed. */
export async function pollTransaction(
  deps: ServiceDeps,
  transactionId: string,
  sitting: string,
): Promise<PaymentState | undefined> {
  const attempt = await deps.store.attempts.find(transactionId);
  const submission = attempt && (await deps.store.submissions.find(attempt.submissionId));
  if (!attempt || submission?.sitting !== sitting) return undefined;
  return look(deps, attempt, 'poll');
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
  if (!isLive(attempt)) return paymentStateOf(attempt);
  const withdrawn = attempt.startedAt ? undefined : await withdraw(deps, attempt);
  if (withdrawn) return withdrawn;
  return applyAnswer(deps, attempt, 'cancel', () => deps.gateway.cancel(attempt.id));
}

/** A final state is told from the store; a live one is asked for, but not too often. */
async function look(
  deps: ServiceDeps,
  attempt: PaymentAttempt,
  source: ResultSource,
): Promise<PaymentState | undefined> {
  if (!isLive(attempt) || !attempt.startedAt) return paymentStateOf(attempt);
  const now = deps.clock.now();
  const before = new Date(now.getTime() - deps.settings.askIntervalMs);
  const mayAsk = await deps.store.attempts.claimAsk(attempt.id, now, before);
  if (!mayAsk) return paymentStateOf(attempt);
  return applyAnswer(deps, attempt, source, () => deps.gateway.status(attempt.id));
}

/** @returns the state, or `undefined` when the attempt was begun in the meantime */
async function withdraw(
  deps: ServiceDeps,
  { id, submissionId }: PaymentAttempt,
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
    const settled = await records.attempts.find(id);
    return settled && paymentStateOf(settled);
  });
}

function isLive({ status }: PaymentAttempt): boolean {
  return LIVE_STATUSES.includes(status);
}
