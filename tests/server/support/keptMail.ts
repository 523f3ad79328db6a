import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutboxMailer } from '../../../server/adapters/mail/OutboxMailer.ts';
import type { Mail } from '../../../server/ports/delivery/Mailer.ts';

/** The attachment of the mail. */
export const ATTACHMENT = Buffer.from('%PDF-1.7 locked');
const MAIL: Mail = {
  messageId: 'LREAL1-261120-123456@landform',
  to: 'chan@example.hk',
  subject: '認收書 <LREAL1>',
  text: '多謝 & thank you\n<b>LREAL1-261120-123456</b>',
  attachments: [{ name: 'LREAL1-form.pdf', type: 'application/pdf', content: ATTACHMENT }],
};

/** Creates an empty folder of mails, and a function that writes a mail into it. */
export function mailFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'landform-mails-'));
  const mailer = new OutboxMailer({
    folder,
    from: 'forms@landreg.example',
    clock: { now: () => new Date('2026-11-20T02:00:00Z') },
  });
  return { folder, send: (change: Partial<Mail> = {}) => mailer.send({ ...MAIL, ...change }) };
}
