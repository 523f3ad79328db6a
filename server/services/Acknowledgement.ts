import type { GatewayMethod } from '../ports/PaymentGateway.ts';

/** What the acknowledgement shows; the same for every read of the same submission. */
export interface Acknowledgement {
  readonly submissionId: string;
  /** `{code}-{yymmdd}-{6 digits}`, day in Hong Kong. */
  readonly referenceNumber: string;
  readonly submittedAt: Date;
  readonly amountCents: number;
  /** Transaction that paid; absent for a free or paper form. */
  readonly transactionId?: string;
  /** How it was paid: through the gateway, or with an e-Cheque that is yet to be presented. */
  readonly method?: GatewayMethod | 'echq';
  /** SHA-256 (hex) of the answers: stored, shown, mailed and signed alike. */
  readonly dataHash: string;
  /** The filled form, once it is rendered. */
  readonly pdf?: Uint8Array;
}
