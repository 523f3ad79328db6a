import { describe, expect, it } from 'vitest';
import { checkMail, isPlainAddress } from '../../../../server/adapters/mail/checkMail.ts';
import type { Mail } from '../../../../server/ports/delivery/Mailer.ts';

const MAIL: Mail = {
  messageId: 'ack.LREAL1-261120-000001@landreg.example',
  to: 'applicant@example.hk',
  subject: '確認書 LREAL1',
  text: 'Dear Sir or Madam,\nthank you.',
  attachments: [{ name: 'LREAL1.pdf', type: 'application/pdf', content: Buffer.from('%PDF') }],
};
const attached = (name: string, type = 'application/pdf') => ({
  attachments: [...MAIL.attachments, { name, type, content: Buffer.from('') }],
});

describe('checkMail', () => {
  it.each<[string, Partial<Mail>]>([
    ['a plain mail', {}],
    ['no attachment', { attachments: [] }],
    ['a subject of 200 characters', { subject: 'x'.repeat(200) }],
    ['a media type with signs', attached('a', 'application/vnd.ms-excel+xml')],
  ])('accepts %s', (_, changes) => {
    expect(() => checkMail({ ...MAIL, ...changes })).not.toThrow();
  });

  it.each<[string, Partial<Mail>, string]>([
    ['two recipients', { to: 'a@b.hk,c@d.hk' }, 'its recipient is not one plain address'],
    ['a further header', { to: 'a@b.hk\r\nBcc: c@d.hk' }, 'its recipient is not one plain address'],
    ['a Message-ID without host', { messageId: 'ack' }, 'its Message-ID is not plain'],
    ['a Message-ID in brackets', { messageId: '<a@b.hk>' }, 'its Message-ID is not plain'],
    ['a Message-ID of two lines', { messageId: 'a@b.hk\nX' }, 'its Message-ID is not plain'],
    ['a subject of two lines', { subject: 'a\nBcc: c@d.hk' }, 'its subject is not one line'],
    ['a subject with U+2028', { subject: 'a\u2028b' }, 'its subject is not one line'],
    ['a subject with U+202E', { subject: 'a\u202eb' }, 'its subject is not one line'],
    ['a subject that is too long', { subject: 'x'.repeat(201) }, 'its subject is not one line'],
    ['a path as a name', attached('../a.pdf'), 'an attachment has no plain name'],
    ['a hidden name', attached('.htaccess'), 'an attachment has no plain name'],
    ['a quote in a name', attached('a".pdf'), 'an attachment has no plain name'],
    ['a media type with a parameter', attached('a', 'text/html; x=y'), 'an attachment has no'],
  ])('T-31: refuses %s, without quoting it', (_, changes, why) => {
    expect(() => checkMail({ ...MAIL, ...changes })).toThrow(
      expect.objectContaining({
        name: 'MailError',
        permanent: true,
        message: expect.stringMatching(new RegExp(`^Cannot send the mail: ${why}[a-z ]*$`)),
      }),
    );
  });
});

describe('isPlainAddress', () => {
  it.each([
    'a@b.hk',
    'first.last+tag@mail.example.hk',
    '陳@例子.hk',
    `${'a'.repeat(64)}@${'b'.repeat(186)}.hk`,
  ])('accepts %s', (address) => {
    expect(isPlainAddress(address)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    '@b.hk',
    'a@@b.hk',
    'a b@c.hk',
    'A <a@b.hk>',
    '"a"@b.hk',
    'a@b.hk;c@d.hk',
    'a@b.hk\n',
    'a@b\u200b.hk',
    `${'a'.repeat(65)}@b.hk`,
    `${'a'.repeat(64)}@${'b'.repeat(187)}.hk`,
  ])('rejects %j', (address) => {
    expect(isPlainAddress(address)).toBe(false);
  });
});
