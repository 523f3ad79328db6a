import type { PaymentGateway } from '../../ports/payment/PaymentGateway.ts';
import type { FeeDeps } from '../fees/quotedFee.ts';
import type { SupplementDeps } from '../supplement/createSupplement.ts';

/** The dependencies of the operator's desk. */
export interface OperatorDeps extends SupplementDeps, FeeDeps {
  /** Queried about money before it is used for its submission. */
  readonly gateway: Pick<PaymentGateway, 'status'>;
}
