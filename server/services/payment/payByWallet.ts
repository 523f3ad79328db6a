import type { ServiceDeps } from '../ServiceDeps.ts';
import { applyGatewayResult } from './applyGatewayResult.ts';
import { beginPayment } from './beginPayment.ts';
import type { PayByWallet, PaymentRefused, WalletPaid } from './PaymentServices.ts';

/**
 * Pays by a wallet. The gateway's answer to the order says nothing that counts: its status is asked
 * at once, as for every payment, and told. One that gives no clear answer may have taken the money.
 *
 * @see `beginPayment`, `applyGatewayResult`
 */
export async function payByWallet(
  deps: ServiceDeps,
  input: PayByWallet,
): Promise<WalletPaid | PaymentRefused | undefined> {
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
