import type { Language, PointToNote } from '#engine';
import type { GatewayMethod } from './PaymentGateway.ts';

/** For what a gateway is asked what it takes. */
export interface AvailabilityQuery {
  /** Integer cents of Hong Kong dollars. */
  readonly amountCents: number;
  /** Of the notes. */
  readonly language: Language;
  /** Payment method ids, the most wanted first. */
  readonly preferred: readonly string[];
}

/** One way to pay that a gateway offers. */
export interface GatewayOffer {
  readonly method: GatewayMethod;
  /** Whether it can be paid with now. */
  readonly isActive: boolean;
  readonly notes: readonly PointToNote[];
}

/** A gateway that tells what can be paid with: a question that moves nothing. */
export interface PaymentAvailability {
  /**
   * Lists what can be paid with. Methods that the engine does not know are left out.
   *
   * @throws {GatewayError} when no answer came that can be read
   * @see specification, document 1, section 7 "Available methods"
   */
  offers(query: AvailabilityQuery): Promise<readonly GatewayOffer[]>;
}
