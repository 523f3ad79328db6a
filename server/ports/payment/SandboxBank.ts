import type { Language } from '#engine';
import type { GatewayLine, GatewayMethod, GatewayStatusCode } from './PaymentGateway.ts';

/** The actions of a person at the sandbox bank on a charge. */
export type BankButton = 'approve' | 'reject' | 'cancel' | 'timeOut' | 'serverError' | 'duplicate';

/** A charge as the sandbox bank shows it. */
export interface BankCharge {
  readonly id: string;
  readonly method: GatewayMethod;
  readonly amountCents: number;
  readonly lines: readonly GatewayLine[];
  readonly language: Language;
  readonly status: GatewayStatusCode;
  /** Whether the bank does not respond to queries about this charge at present. */
  readonly isFailing: boolean;
  /** URL to which the bank returns the browser, with the receipt of the charge. */
  readonly returnUrl: string;
}

/** The sandbox bank's page, a substitute for a bank's own page. Demo only. */
export interface SandboxBank {
  find(chargeId: string): Promise<BankCharge | undefined>;
  /**
   * Performs the action of a button and notifies the portal, once or (for `duplicate`) several
   * times. An ended charge may still be approved, because real banks are sometimes late.
   *
   * @returns the charge afterwards; `undefined` when no charge has this id
   */
  press(chargeId: string, button: BankButton): Promise<BankCharge | undefined>;
}
