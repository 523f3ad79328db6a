import type { Sittings } from '../../plugins/sitting.ts';
import type { PaymentServices } from '../../services/contract/PaymentServices.ts';

/** The dependencies of the payment routes. */
export interface PaymentDeps {
  readonly payments: PaymentServices;
  readonly sittings: Sittings;
  /** Name of the header that authenticates a notification, in lower case. */
  readonly signatureHeader: string;
}
