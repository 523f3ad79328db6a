import type { Sittings } from '../../plugins/sitting.ts';
import type { PaymentServices } from '../../services/payment/PaymentServices.ts';

/** What the payment routes need. */
export interface PaymentDeps {
  readonly payments: PaymentServices;
  readonly sittings: Sittings;
  /** Name of the header that proves who sent a notification, in lower case. */
  readonly signatureHeader: string;
}
