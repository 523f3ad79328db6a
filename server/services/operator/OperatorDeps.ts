import type { PaymentGateway } from '../../ports/payment/PaymentGateway.ts';
import type { FeeDeps } from '../fees/quotedFee.ts';
import type { SupplementDeps } from '../supplement/createSupplement.ts';

/** The dependencies of the operator's desk. */
export interface OperatorDeps extends SupplementDeps, FeeDeps {
  /** Queried about a payment before the payment completes its submission. */
  readonly gateway: Pick<PaymentGateway, 'status'>;
}
