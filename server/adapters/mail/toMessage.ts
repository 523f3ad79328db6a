import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../ports/delivery/Mailer.ts';
import { checkMail } from './checkMail.ts';

/**
 * Converts a mail for the mail library. The options forbid the library to open files or URLs.
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
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: mail.attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
  };
}
