import { describe, expect, it } from 'vitest';
import { checkMail } from '../../../server/adapters/mail/checkMail.ts';
import { TemplateAckMailWriter } from '../../../server/adapters/mail/TemplateAckMailWriter.ts';
import type { AckMailRequest } from '../../../server/ports/AckMailWriter.ts';

const writer = new TemplateAckMailWriter('Electronic Forms <eforms@landreg.example>');
const REQUEST: AckMailRequest = {
  language: 'en',
  to: 'applicant@example.hk',
  formCode: 'LREAL1',
  formTitle: 'Application Form for Subscription to Property Alert',
  referenceNumber: 'LREAL1-261120-000001',
  submittedAt: new Date('2026-11-20T02:06:00Z'),
  amountCents: 63_000,
  transactionId: '01K9ZSAMPLE',
  hotline: '2111 1111',
};

describe('TemplateAckMailWriter', () => {
  it('T-32: says reference, time and amount, and nothing that an applicant typed', () => {
    expect(writer.write(REQUEST)).toMatchInlineSnapshot(`
      {
        "attachments": [],
        "messageId": "ack.LREAL1-261120-000001@landreg.example",
        "subject": "Acknowledgement of LREAL1: LREAL1-261120-000001",
        "text": "Dear Sir or Madam,

      The Land Registry has received your form “Application Form for Subscription to Property Alert”.

      Application reference number: LREAL1-261120-000001
      Submission time: 20/11/2026 10:06 AM
      Amount paid: HK$630.00
      Transaction reference number: 01K9ZSAMPLE

      Please keep the reference number. You will need it when you contact us about this application.

      No change can be made online after submission. To change anything, please write to us and quote the reference number.

      A system sent this message; please do not reply to it. Questions? Call our customer service hotline on 2111 1111.

      The Land Registry
      ",
        "to": "applicant@example.hk",
      }
    `);
  });

  it.each(['en', 'zh-Hant', 'zh-Hans'] as const)('T-32: says the same in %s', (language) => {
    const mail = writer.write({ ...REQUEST, language });
    expect(mail.subject).toContain('LREAL1-261120-000001');
    for (const word of ['LREAL1-261120-000001', 'HK$630.00', '01K9ZSAMPLE', '2111 1111']) {
      expect(mail.text).toContain(word);
    }
    expect(mail.text).toContain(language === 'en' ? '20/11/2026 10:06 AM' : '2026年11月20日');
    expect(mail.text).not.toMatch(/[{}]/);
    expect(mail.text).not.toContain(REQUEST.to);
    expect(() => checkMail(mail)).not.toThrow();
  });

  it('I6: gives every try the same Message-ID', () => {
    const ids = [1, 2].map(() => writer.write(REQUEST).messageId);
    expect(ids).toEqual(Array(2).fill('ack.LREAL1-261120-000001@landreg.example'));
  });

  it('leaves the payment out of a free form', () => {
    const { transactionId: _, ...free } = REQUEST;
    const { text } = writer.write({ ...free, amountCents: 0 });
    expect(text).not.toContain('HK$');
    expect(text).not.toContain('Transaction reference');
  });

  it('sends the filled form only as the locked PDF', () => {
    const lockedPdf = Buffer.from('%PDF');
    const mail = writer.write({ ...REQUEST, lockedPdf });
    expect(mail.attachments).toEqual([
      { name: 'LREAL1-261120-000001.pdf', type: 'application/pdf', content: lockedPdf },
    ]);
    expect(mail.text).toContain('cannot be recovered');
  });

  it('T-31: keeps a title with a line break in one line', () => {
    const mail = writer.write({ ...REQUEST, formCode: 'X\r\nBcc: a@b.hk', formTitle: 'A\nB' });
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).toContain('“A B”');
  });

  it.each(['a@b.hk,c@d.hk', 'a@b.hk\r\nBcc: x@y.hk', ''])('T-31: refuses %j', (to) => {
    expect(() => writer.write({ ...REQUEST, to })).toThrow(RangeError);
  });
});
