import type { GatewayMethod } from '../../ports/payment/PaymentGateway.ts';
import type { OtherPayment } from './OtherPayment.ts';

/**
 * The content of the acknowledgement. Every read of the same submission returns the same content.
 */
export interface Acknowledgement {
  readonly submissionId: string;
  /** `{code}-{yymmdd}-{6 digits}`, day in Hong Kong. */
  readonly referenceNumber: string;
  readonly submittedAt: Date;
  readonly amountCents: number;
  /** Transaction that paid the fee; absent for a free form or a paper form. */
  readonly transactionId?: string;
  /** Payment method: of the gateway, or an e-Cheque file that is yet to be presented. */
  readonly method?: GatewayMethod;
  /** Further payments for the submission, which are being refunded or cancelled. */
  readonly otherPayments?: readonly OtherPayment[];
  /** Keyed hash of the answers: the hash that is stored, shown, mailed and signed. */
  readonly dataHash: string;
  /** Signature fields that are signed; absent when there are none. */
  readonly signed?: readonly string[];
  /** SHA-256 of the document with all signatures, hex; absent when nothing is signed. */
  readonly signedFormHash?: string | undefined;
  /** Required signatures that are still missing; absent when all are there. */
  readonly toSign?: readonly string[];
  /**
   * The filled form, once it is rendered. For a form that is not submitted online: its signed
   * document.
   */
  readonly pdf?: Uint8Array;
}
