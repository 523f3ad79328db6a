import { GatewayError } from '../../ports/PaymentGateway.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { applyGatewayResult } from './applyGatewayResult.ts';
import type { PaymentRefused, PaymentState, ReceiptCall } from './PaymentServices.ts';
import { paymentStateOf } from './paymentStateOf.ts';

/**
 * Passes a receipt to the gateway and, once it takes it, queries the payment status. Only that answer
 * counts: a forged receipt changes nothing. The gateway gives a receipt to those whom it saw, so that
 * one for a payment that was never begun is refused without a call; what is paid needs none.
 *
 * @returns `undefined` (404) for a transaction that is unknown or another sitting's
 * @see specification, document 1, section 7 "Update payment"
 */
export async function updatePayment(
  deps: ServiceDeps,
  { transactionId, receiptToken, sitting }: ReceiptCall,
): Promise<PaymentState | PaymentRefused | undefined> {
  const attempt = await deps.store.attempts.findPolled(transactionId);
  if (attempt?.submission.sitting !== sitting) return undefined;
  if (attempt.status === 'APPROVED') return paymentStateOf(deps.store, attempt);
  const { id, method, startedAt } = attempt;
  if (!startedAt) return { refused: 'receiptWrong' };
  const verdict = await deps.receipts
    .update({ attemptId: id, method, receiptToken })
    .catch((error: unknown) => {
      if (error instanceof GatewayError) return error;
      throw error;
    });
  if (verdict instanceof GatewayError) return { refused: 'gatewayBusy', transactionId };
  if (verdict === 'refused') return { refused: 'receiptWrong' };
  return applyGatewayResult(deps, id, 'receipt');
}
