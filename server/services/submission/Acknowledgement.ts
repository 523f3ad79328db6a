import type { GatewayMethod } from '../../ports/PaymentGateway.ts';
import type { OtherPayment } from '../payment/otherPayments.ts';

/** What the acknowledgement shows; the same for every read of the same submission. */
export interface Acknowledgement {
  readonly submissionId: string;
  /** `{code}-{yymmdd}-{6 digits}`, day in Hong Kong. */
  readonly referenceNumber: string;
  readonly submittedAt: Date;
  readonly amountCents: number;
  /** Transaction that paid; absent for a free or paper form. */
  readonly transactionId?: string;
  /** How it was paid: through the gateway, or with the file of an e-Cheque that is yet to be presented. */
  readonly method?: GatewayMethod;
  /** Further payments for it, which go back or are being cancelled. */
  readonly otherPayments?: readonly OtherPayment[];
  /** Keyed hash of the answers: stored, shown, mailed and signed alike. */
  readonly dataHash: string;
  /** Signature fields that are signed; absent when none is. */
  readonly signed?: readonly string[];
  /** SHA-256 of the document with all signatures, hex; absent when nothing is signed. */
  readonly signedFormHash?: string | undefined;
  /** Required signatures that are still to be made; absent when none is left. */
  readonly toSign?: readonly string[];
  /** The filled form, once it is rendered; the signed document of a form that is not handed in online. */
  readonly pdf?: Uint8Array;
}
