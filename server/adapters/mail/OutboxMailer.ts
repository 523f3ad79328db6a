import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mail, MailError, type Mailer } from '../../ports/delivery/Mailer.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import { toMessage } from './toMessage.ts';

/** The folder and the sender of mails. */
export interface OutboxMailerOptions {
  readonly folder: string;
  readonly from: string;
  readonly clock: Clock;
}

/**
 * A mailer that writes mails into a folder as `.eml` files, which mail programs can open. The file
 * name comes from the Message-ID, so a repeated mail replaces the first one.
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

/**
 * Returns a readable file name. Ids that differ only in invalid characters give different names.
 */
function fileNameOf(messageId: string): string {
  const readable = messageId.split('@')[0]?.replace(/[^A-Za-z0-9-]/g, '-') ?? '';
  const hash = createHash('sha256').update(messageId).digest('hex').slice(0, 8);
  return `${readable.slice(0, 80)}-${hash}`;
}
