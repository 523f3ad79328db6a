import type { GatewayMethod } from '../../ports/payment/PaymentGateway.ts';
import type { OtherPayment } from './OtherPayment.ts';

/** The content of the acknowledgement. */
export interface Acknowledgement {
  readonly submissionId: string;
  /**
   * Reference number: `{code}-{yymmdd}-{6 digits}` with the day in Hong Kong, or the form's own
   * pattern.
   */
  readonly referenceNumber: string;
  readonly submittedAt: Date;
  readonly amountCents: number;
  /** Transaction that paid the fee; absent for a free form or a paper form. */
  readonly transactionId?: string;
  /**
   * Payment method of the gateway, or `echq` for an e-Cheque file that nobody has presented yet.
   */
  readonly method?: GatewayMethod;
  /** Further payments for the submission, which are being refunded or cancelled. */
  readonly otherPayments?: readonly OtherPayment[];
  /** Keyed hash of the answers. */
  readonly dataHash: string;
  /** Signed signature fields; absent when there are none. */
  readonly signed?: readonly string[];
  /** SHA-256 of the document with all signatures, hex; absent when nothing is signed. */
  readonly signedFormHash?: string | undefined;
  /** Required signatures that are still missing; absent when none is missing. */
  readonly toSign?: readonly string[];
  /**
   * The acknowledgement document, if rendered. For a form that was completed on paper: its signed
   * document, if any.
   */
  readonly pdf?: Uint8Array;
}
