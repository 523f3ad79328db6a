/** One message to one person. */
export interface Mail {
  /**
   * Message-ID without angle brackets, chosen by the sender and the same for every try, so that a
   * second delivery can be recognised.
   */
  readonly messageId: string;
  /** One address; the mailer refuses lists, line breaks and control characters. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. Holds reference, time and amount only, never answers. */
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

/** A file sent with a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** Sends mail. At least once: a message may arrive twice, with the same Message-ID. */
export interface Mailer {
  /**
   * Hands a message to the mail system, within 10 seconds.
   *
   * @throws {MailError} when it was not taken; `permanent` tells that trying again is useless
   */
  send(mail: Mail): Promise<void>;
}

/** A mail that was not taken. */
export class MailError extends Error {
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailError';
    this.permanent = permanent;
  }
}
