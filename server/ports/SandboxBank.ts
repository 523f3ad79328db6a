import type { Language } from '#engine';
import type { GatewayLine, GatewayMethod, GatewayStatusCode } from './PaymentGateway.ts';

/** What a person at the sandbox bank can do to a charge. */
export type BankButton = 'approve' | 'reject' | 'cancel' | 'timeOut' | 'serverError' | 'duplicate';

/** A charge as the sandbox bank shows it. */
export interface BankCharge {
  readonly id: string;
  readonly method: GatewayMethod;
  readonly amountCents: number;
  readonly lines: readonly GatewayLine[];
  readonly language: Language;
  readonly status: GatewayStatusCode;
  /** The bank answers no questions about this charge at present. */
  readonly isFailing: boolean;
  /** Where the bank sends the browser back to, with the receipt of the charge. */
  readonly returnUrl: string;
}

/** The sandbox bank's counter: demo only, in place of a bank's own page. */
export interface SandboxBank {
  find(chargeId: string): Promise<BankCharge | undefined>;
  /**
   * Does what a button says and notifies the portal, once or (for `duplicate`) several times. A
   * charge that ended may still be approved: banks are late at times.
   *
   * @returns the charge afterwards; `undefined` when there is none with this id
   */
  press(chargeId: string, button: BankButton): Promise<BankCharge | undefined>;
}
