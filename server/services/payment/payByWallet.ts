import type {
  PayByWallet,
  PaymentRefused,
  WalletPaymentResult,
} from '../contract/PaymentServices.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { applyGatewayResult } from './applyGatewayResult.ts';
import { beginPayment } from './beginPayment.ts';

/**
 * Pays by a wallet. The gateway's response to the order is no proof of payment. The server queries
 * the status at once and returns it. An order without a conclusive response may have taken the
 * money.
 *
 * @see `beginPayment`, `applyGatewayResult`
 */
export async function payByWallet(
  deps: ServiceDeps,
  input: PayByWallet,
): Promise<WalletPaymentResult | PaymentRefused | undefined> {
  const charge = await beginPayment(deps, input);
  if (!charge || 'refused' in charge) return charge;
  const { transactionId } = input;
  const state = await applyGatewayResult(deps, transactionId, 'server');
  const attempt = await deps.store.attempts.find(transactionId);
  if (!charge.wallet || !state || !attempt) return { refused: 'gatewayBusy', transactionId };
  const { approvedCents, approvedCurrency, amountCents } = attempt;
  return {
    transactionId,
    currency: approvedCurrency ?? 'HKD',
    amountCents: approvedCents ?? amountCents,
    paymentId: state.record?.paymentId ?? charge.chargeId,
    time: state.record?.settledAt ?? deps.clock.now(),
    brandName: charge.wallet.brandName,
    status: state.status,
    description: state.description,
  };
}
