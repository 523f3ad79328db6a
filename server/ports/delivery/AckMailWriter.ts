import type { Language } from '#engine';
import type { Mail } from './Mailer.ts';

/** The content of an acknowledgement mail. It contains no answer as text. */
export interface AckMailRequest {
  readonly language: Language;
  /** The only recipient. The address was validated; `write` checks it again. */
  readonly to: string;
  readonly formCode: string;
  /** Title of the form, from its definition. */
  readonly formTitle: string;
  readonly referenceNumber: string;
  readonly submittedAt: Date;
  readonly amountCents: number;
  readonly transactionId?: string | undefined;
  /** SHA-256 of the signed document, hex; absent when nothing is signed. */
  readonly signedFormHash?: string | undefined;
  /** Labels of required signatures that are missing; empty when there are none. */
  readonly toSign?: readonly string[];
  /** Further payments for the form, which are being or were refunded. */
  readonly refunds?: readonly {
    readonly transactionId: string;
    readonly amountCents: number;
    /** Time of the refund; absent while it is due. */
    readonly refundedAt?: Date;
  }[];
  /** Next steps for the applicant, in the Markdown subset, in order. */
  readonly nextSteps?: readonly string[];
  /** The filled form, locked with the applicant's password; absent when not requested. */
  readonly lockedPdf?: Uint8Array | undefined;
}

/** A writer of acknowledgement mails in the applicant's language. */
export interface AckMailWriter {
  /**
   * Writes the mail. Its Message-ID contains the reference number, so it is the same for every
   * retry.
   *
   * @throws {RangeError} when the recipient is not exactly one plain address
   */
  write(request: AckMailRequest): Mail;
}
