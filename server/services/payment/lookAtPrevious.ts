import { LIVE_STATUSES } from '../../ports/PaymentAttempt.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { applyGatewayResult } from './applyGatewayResult.ts';

/**
 * Asks the gateway about the payment that a browser made before, where it is still open: one that was
 * approved meanwhile is found before the same form is paid again. The id is a hint that decides
 * nothing: of an unknown transaction, another sitting's, or one that has ended, nothing is done.
 *
 * @param sittings those of the browser
 * @see specification, document 1, section 3 "gcisTxnId (kept in session storage as previousGcisTxnId)"
 */
export async function lookAtPrevious(
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
