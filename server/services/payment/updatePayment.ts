import { GatewayError } from '../../ports/payment/PaymentGateway.ts';
import type { PaymentRefused, PaymentState, ReceiptCall } from '../contract/PaymentServices.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { applyGatewayResult } from './applyGatewayResult.ts';
import { paymentStateOf } from './paymentStateOf.ts';

/**
 * Passes a receipt to the gateway and queries the payment status once the gateway accepts it. Only
 * that status changes the payment, so a forged receipt has no effect. A receipt for a payment that
 * was never started is refused without a call. For an approved payment the receipt is ignored.
 *
 * @returns `undefined` (404) when the transaction is unknown or belongs to another sitting
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
