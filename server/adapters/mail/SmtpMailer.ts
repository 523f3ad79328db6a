import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, MailError, type Mailer } from '../../ports/delivery/Mailer.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import { toMessage } from './toMessage.ts';

/** The mail server and the sender. */
export interface SmtpMailerOptions {
  /** `smtps://user:password@host:port`. */
  readonly url: string;
  readonly from: string;
  readonly clock: Clock;
  /** Time limit for one mail, from the connection to the server's response; 10,000 by default. */
  readonly timeoutMs?: number;
}

/** A mailer that sends mails through a mail server and verifies the server's certificate. */
export class SmtpMailer implements Mailer {
  readonly #options: SmtpMailerOptions;
  readonly #transport: Transporter;

  constructor(options: SmtpMailerOptions) {
    this.#options = options;
    const waitMs = (options.timeoutMs ?? 10_000) / 2;
    this.#transport = createTransport({
      url: options.url,
      connectionTimeout: waitMs,
      greetingTimeout: waitMs,
      socketTimeout: waitMs,
      dnsTimeout: waitMs,
      tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    });
  }

  async send(mail: Mail): Promise<void> {
    const { from, clock, timeoutMs = 10_000 } = this.#options;
    const message = toMessage(mail, from, clock.now());
    try {
      await within(timeoutMs, this.#transport.sendMail(message));
    } catch (cause) {
      throw new MailError('Cannot hand the mail to the mail server', isPermanent(cause), { cause });
    }
  }
}

/** Checks whether the mail server refused with a code of 5xx. Other errors may be temporary. */
function isPermanent(cause: unknown): boolean {
  const code: unknown =
    cause instanceof Error && 'responseCode' in cause ? cause.responseCode : undefined;
  return typeof code === 'number' && code >= 500 && code < 600;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Cannot wait longer for the mail server')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
