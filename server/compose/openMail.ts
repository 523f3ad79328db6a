import { join } from 'node:path';
import { OutboxMailer } from '../adapters/mail/OutboxMailer.ts';
import { SmtpMailer } from '../adapters/mail/SmtpMailer.ts';
import type { Config } from '../config/config.ts';
import type { Mailer } from '../ports/delivery/Mailer.ts';
import type { Clock } from '../ports/system/Clock.ts';

/** Opens the mailer that the settings name: a mail server, or the folder `DATA_DIR/mail`. */
export function openMail({ mail, dataDir }: Config, clock: Clock): Mailer {
  const { from, smtpUrl } = mail;
  const folder = mailFolderOf({ mail, dataDir });
  if (folder !== undefined) return new OutboxMailer({ folder, from, clock });
  if (smtpUrl === undefined) throw new TypeError('Cannot send mails: no SMTP_URL was given');
  return new SmtpMailer({ url: smtpUrl, from, clock });
}

/** Returns the folder of mails; `undefined` if a mail server sends the mails. */
export function mailFolderOf({
  mail,
  dataDir,
}: Pick<Config, 'mail' | 'dataDir'>): string | undefined {
  return mail.by === 'file' ? join(dataDir, 'mail') : undefined;
}
