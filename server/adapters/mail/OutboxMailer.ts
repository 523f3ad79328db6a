import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../ports/Clock.ts';
import { type Mail, MailError, type Mailer } from '../../ports/Mailer.ts';
import { toMessage } from './toMessage.ts';

/** Where mails go and who sends them. */
export interface OutboxMailerOptions {
  readonly folder: string;
  readonly from: string;
  readonly clock: Clock;
}

/**
 * Writes mails into a folder as `.eml` files, which mail programs open. A mail that is sent again
 * takes the place of the first: its file is named by its Message-ID.
 */
export class OutboxMailer implements Mailer {
  readonly #options: OutboxMailerOptions;
  readonly #transport = createTransport({ streamTransport: true, buffer: true });

  constructor(options: OutboxMailerOptions) {
    this.#options = options;
  }

  async send(mail: Mail): Promise<void> {
    const { folder, from, clock } = this.#options;
    const message = toMessage(mail, from, clock.now());
    try {
      const { message: content } = await this.#transport.sendMail(message);
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${fileNameOf(mail.messageId)}.eml`);
      await writeFile(`${path}.new`, content, { mode: 0o600 });
      await rename(`${path}.new`, path);
    } catch (cause) {
      throw new MailError('Cannot write the mail into the outbox folder', false, { cause });
    }
  }
}

/** Readable, and different for ids that differ only in what a file name cannot have. */
function fileNameOf(messageId: string): string {
  const readable = messageId.split('@')[0]?.replace(/[^A-Za-z0-9-]/g, '-') ?? '';
  const hash = createHash('sha256').update(messageId).digest('hex').slice(0, 8);
  return `${readable.slice(0, 80)}-${hash}`;
}
