import type { Language } from '#engine';
import type { Mail } from './Mailer.ts';

/** What an acknowledgement mail says: nothing that an applicant typed. */
export interface AckMailRequest {
  readonly language: Language;
  /** The one recipient; validated already, looked at again here. */
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
  /** Labels of required signatures that are still to be made; empty when none. */
  readonly toSign?: readonly string[];
  /** Further payments for the form, whose money goes back. */
  readonly refunds?: readonly {
    readonly transactionId: string;
    readonly amountCents: number;
    /** When it was paid back; absent as long as it is due. */
    readonly refundedAt?: Date;
  }[];
  /** What happens next, in the Markdown subset, in order. */
  readonly nextSteps?: readonly string[];
  /** The filled form, locked with the applicant's password; absent when not asked for. */
  readonly lockedPdf?: Uint8Array | undefined;
}

/** Words the acknowledgement mail in the applicant's language. */
export interface AckMailWriter {
  /**
   * Writes the mail. Its Message-ID is made of the reference number, so every try has the same.
   *
   * @throws {RangeError} when the recipient is not exactly one plain address
   */
  write(request: AckMailRequest): Mail;
}
