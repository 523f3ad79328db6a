import { type Mail, MailError } from '../../ports/delivery/Mailer.ts';

/**
 * Refuses a mail whose headers could contain more than intended: a second recipient, a further
 * header, or a path. The server's own code never writes such a mail; this check is the last
 * protection.
 *
 * @throws {MailError} `permanent`; its message does not contain the refused text
 * @see reliability T-31
 */
export function checkMail({ messageId, to, subject, attachments }: Mail): void {
  if (!isPlainAddress(to)) throw refusal('its recipient is not one plain address');
  if (!MESSAGE_ID.test(messageId)) throw refusal('its Message-ID is not plain');
  if (subject.length > 200 || CONTROL.test(subject)) throw refusal('its subject is not one line');
  if (attachments.some(({ name, type }) => !FILE_NAME.test(name) || !MEDIA_TYPE.test(type))) {
    throw refusal('an attachment has no plain name');
  }
}

/** Checks for a single address: no list, display name, quoting or line break. */
export function isPlainAddress(address: string): boolean {
  return address.length <= 254 && ADDRESS.test(address) && !CONTROL.test(address);
}

const ADDRESS = /^[^\s@,;:<>()[\]\\"]{1,64}@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/;
const MESSAGE_ID = /^[A-Za-z0-9._-]{1,120}@[A-Za-z0-9.-]{1,120}$/;
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/;
const MEDIA_TYPE = /^[a-z]+\/[a-z0-9.+-]+$/;
const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

function refusal(why: string): MailError {
  return new MailError(`Cannot send the mail: ${why}`, true);
}
