import type { Language, PointToNote } from '#engine';
import type { GatewayMethod } from './PaymentGateway.ts';

/** The conditions of a query for available methods. */
export interface AvailabilityQuery {
  /** Integer cents of Hong Kong dollars. */
  readonly amountCents: number;
  /** Language of the notes. */
  readonly language: Language;
  /** Payment method ids, in preferred order. */
  readonly preferred: readonly string[];
}

/** A payment method that a gateway offers. */
export interface GatewayOffer {
  readonly method: GatewayMethod;
  /** Whether the method is available now. */
  readonly isActive: boolean;
  readonly notes: readonly PointToNote[];
}

/** A gateway that reports its available methods. */
export interface PaymentAvailability {
  /**
   * Lists the available methods. Omits methods that the engine does not know.
   *
   * @throws {GatewayError} when no readable response came
   * @see specification, document 1, section 7 "Available methods"
   */
  offers(query: AvailabilityQuery): Promise<readonly GatewayOffer[]>;
}
