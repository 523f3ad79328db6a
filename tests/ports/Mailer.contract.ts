import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { type Mail, MailError, type Mailer } from '../../server/ports/delivery/Mailer.ts';

/** A mailer and the raw messages that the mail system received. */
export interface ObservedMailer {
  readonly mailer: Mailer;
  readonly messages: () => Promise<readonly string[]>;
}

export const MAIL: Mail = {
  messageId: 'ack.LREAL1-261120-000001@landreg.example',
  to: 'applicant@example.hk',
  subject: 'LREAL1 表格確認：LREAL1-261120-000001',
  text: '申請參考編號：LREAL1-261120-000001\n遞交時間：2026年11月20日\n',
  attachments: [
    { name: 'form.pdf', type: 'application/pdf', content: Buffer.from([37, 80, 0, 255]) },
  ],
};

/** Describes the contract of every mailer. */
export function describeMailer(name: string, make: () => Promise<ObservedMailer>): void {
  describe(`${name} as Mailer`, () => {
    it('sends subject, text and attachment unchanged', async () => {
      const { mailer, messages } = await make();
      await mailer.send(MAIL);
      const mail = await PostalMime.parse((await messages())[0] ?? '');
      expect(mail.subject).toBe(MAIL.subject);
      expect(mail.text?.replace(/\r\n/g, '\n')).toBe(MAIL.text);
      expect(mail.to).toEqual([{ address: MAIL.to, name: '' }]);
      expect(mail.messageId).toBe(`<${MAIL.messageId}>`);
      expect(
        mail.attachments.map(({ filename, mimeType, content }) => [
          filename,
          mimeType,
          [...new Uint8Array(content as ArrayBuffer)],
        ]),
      ).toEqual([['form.pdf', 'application/pdf', [37, 80, 0, 255]]]);
    });

    it('T-31: writes no Cc or Bcc header', async () => {
      const { mailer, messages } = await make();
      await mailer.send(MAIL);
      const [message = ''] = await messages();
      expect(message).not.toMatch(/^(?:Cc|Bcc):/im);
    });

    it.each([
      ['a list', 'a@b.hk, c@d.hk'],
      ['a semicolon', 'a@b.hk;c@d.hk'],
      ['a line break', 'a@b.hk\r\nBcc: x@y.hk'],
      ['NUL', 'a@b.hk\0'],
      ['a display name', 'Somebody <a@b.hk>'],
      ['a quoted part', '"a b"@b.hk'],
      ['a group', 'group:a@b.hk;'],
      ['a comment', 'a@b.hk (x)'],
      ['an override', 'a\u202e@b.hk'],
      ['no address', 'nobody'],
      ['nothing', ''],
      ['300 characters', `${'a'.repeat(300)}@b.hk`],
    ])('T-31: B-52: refuses a recipient with %s', async (_, to) => {
      const { mailer, messages } = await make();
      const sending = mailer.send({ ...MAIL, to });
      await expect(sending).rejects.toThrow(MailError);
      await expect(sending).rejects.toMatchObject({ permanent: true });
      expect(await messages()).toEqual([]);
    });

    it.each([
      [{ subject: 'Hello\r\nBcc: x@y.hk' }],
      [{ subject: 'Hello\u2028' }],
      [{ messageId: 'a@b>\r\nBcc: x@y.hk' }],
      [{ attachments: [{ ...MAIL.attachments[0], name: '../x.pdf' }] }],
      [{ attachments: [{ ...MAIL.attachments[0], name: 'x\r\n.pdf' }] }],
      [{ attachments: [{ ...MAIL.attachments[0], type: 'a/b\r\nX: y' }] }],
    ])('T-31: refuses an unsafe header: %j', async (change) => {
      const { mailer, messages } = await make();
      await expect(mailer.send({ ...MAIL, ...change } as Mail)).rejects.toThrow(MailError);
      expect(await messages()).toEqual([]);
    });
  });
}
