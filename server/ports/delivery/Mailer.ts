/** A message to one person. */
export interface Mail {
  /**
   * Message-ID without angle brackets, chosen by the sender. Every retry has the same Message-ID,
   * so that a second delivery can be recognised.
   */
  readonly messageId: string;
  /** One address; the mailer rejects lists, line breaks and control characters. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. It never contains answers. */
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

/** A file sent with a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/**
 * A mail sender with at-least-once delivery: a message may arrive twice, with the same Message-ID.
 */
export interface Mailer {
  /**
   * Passes a message to the mail system, within 10 seconds.
   *
   * @throws {MailError} when the mail was not accepted; `permanent` means that a retry is useless
   */
  send(mail: Mail): Promise<void>;
}

/** An error for a mail that was not accepted. */
export class MailError extends Error {
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailError';
    this.permanent = permanent;
  }
}
