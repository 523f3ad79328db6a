import { LIVE_STATUSES } from '../../ports/store/PaymentAttempt.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { applyGatewayResult } from './applyGatewayResult.ts';

/**
 * Queries the gateway for the browser's previous payment if that payment is still live. The server
 * thereby finds a payment that was approved meanwhile, before the same form is paid again. The id
 * is only a hint: an unknown or ended transaction, or one of another sitting, changes nothing.
 *
 * @param sittings the browser's sittings
 * @see specification, document 1, section 3 "gcisTxnId (kept in session storage as previousGcisTxnId)"
 */
export async function refreshPreviousPayment(
  deps: ServiceDeps,
  transactionId: string,
  sittings: readonly string[],
): Promise<void> {
  const attempt = await deps.store.attempts.findPolled(transactionId);
  if (!attempt || !sittings.includes(attempt.submission.sitting)) return;
  const { id, submissionId, status, startedAt } = attempt;
  if (!LIVE_STATUSES.includes(status) || !startedAt) return;
  await deps.store.events.append({
    submissionId,
    attemptId: id,
    at: deps.clock.now(),
    kind: 'payment.namedBefore',
    detail: { status },
  });
  await applyGatewayResult(deps, id, 'previous');
}
