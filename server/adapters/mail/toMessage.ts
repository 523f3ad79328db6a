import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../ports/Mailer.ts';
import { checkMail } from './checkMail.ts';

/**
 * Spells a mail for the mail library, which may open neither files nor addresses for it.
 *
 * @throws {MailError} for a mail that `checkMail` refuses
 */
export function toMessage(mail: Mail, from: string, date: Date): SendMailOptions {
  checkMail(mail);
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    messageId: `<${mail.messageId}>`,
    date,
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
    // Away-messages would answer a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: mail.attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
  };
}
