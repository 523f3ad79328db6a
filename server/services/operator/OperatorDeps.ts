import type { PaymentGateway } from '../../ports/PaymentGateway.ts';
import type { FeeDeps } from '../submission/quotedFee.ts';
import type { SupplementDeps } from '../supplement/createSupplement.ts';

/** What the operator's desk works with. */
export interface OperatorDeps extends SupplementDeps, FeeDeps {
  /** Asked after money that is to be used after all. */
  readonly gateway: Pick<PaymentGateway, 'status'>;
}
