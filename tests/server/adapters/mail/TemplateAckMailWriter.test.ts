import { describe, expect, it } from 'vitest';
import { checkMail } from '../../../../server/adapters/mail/checkMail.ts';
import { TemplateAckMailWriter } from '../../../../server/adapters/mail/TemplateAckMailWriter.ts';
import type { AckMailRequest } from '../../../../server/ports/delivery/AckMailWriter.ts';

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
  nextSteps: ['We process it in **5 working days**.', 'Questions? Call 2111 1111.'],
};

describe('TemplateAckMailWriter', () => {
  it('promise 12: T-32: includes reference, time, amount and next steps, but no answers', () => {
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

      What happens next
      - We process it in 5 working days.
      - Questions? Call 2111 1111.

      A system sent this message; please do not reply to it.

      The Land Registry
      ",
        "to": "applicant@example.hk",
      }
    `);
  });

  it.each(['en', 'zh-Hant', 'zh-Hans'] as const)(
    'T-32: includes the same facts in %s',
    (language) => {
      const mail = writer.write({ ...REQUEST, language });
      expect(mail.subject).toContain('LREAL1-261120-000001');
      for (const word of ['LREAL1-261120-000001', 'HK$630.00', '01K9ZSAMPLE', '2111 1111']) {
        expect(mail.text).toContain(word);
      }
      expect(mail.text).toContain(language === 'en' ? '20/11/2026 10:06 AM' : '2026年11月20日');
      expect(mail.text).not.toMatch(/[{}]/);
      expect(mail.text).not.toContain(REQUEST.to);
      expect(() => checkMail(mail)).not.toThrow();
    },
  );

  it('promise 3: names the missing signatures', () => {
    const { text } = writer.write({ ...REQUEST, toSign: ['Signature of the secretary'] });
    expect(text).toContain('Still to be signed: Signature of the secretary. Your application');
    expect(writer.write({ ...REQUEST, toSign: [] }).text).not.toContain('Still to be signed');
  });

  it.each([
    ['en', 'It will be refunded. You do not need to do anything.'],
    ['zh-Hant', '款項將會退還，你無須採取任何行動。'],
    ['zh-Hans', '款项将会退还，你无须采取任何行动。'],
  ] as const)('promise 8: announces in %s the refund of a payment', (language, words) => {
    const refunds = [{ transactionId: '01K9ZSECOND', amountCents: 38_000 }];
    const { text } = writer.write({ ...REQUEST, language, refunds });
    for (const word of ['01K9ZSECOND', 'HK$380.00', words]) expect(text).toContain(word);
    expect(writer.write({ ...REQUEST, language }).text).not.toContain(words);
  });

  it.each([
    ['en', 'It was paid back on 20/11/2026'],
    ['zh-Hant', '款項已於 2026年11月20日'],
    ['zh-Hans', '款项已于 2026年11月20日'],
  ] as const)('promise 8: reports in %s a completed refund', (language, words) => {
    const refundedAt = new Date('2026-11-20T02:00:00Z');
    const refunds = [{ transactionId: '01K9ZSECOND', amountCents: 38_000, refundedAt }];
    const { text } = writer.write({ ...REQUEST, language, refunds });
    expect(text).toContain(words);
    expect(text).not.toMatch(/will be refunded|將會退還|将会退还/);
  });

  it('I6: uses the same Message-ID for every attempt', () => {
    const ids = [1, 2].map(() => writer.write(REQUEST).messageId);
    expect(ids).toEqual(Array(2).fill('ack.LREAL1-261120-000001@landreg.example'));
  });

  it('omits the payment for a free form', () => {
    const { transactionId: _, ...free } = REQUEST;
    const { text } = writer.write({ ...free, amountCents: 0 });
    expect(text).not.toContain('HK$');
    expect(text).not.toContain('Transaction reference');
  });

  it('promise 12: omits the next steps for a form without them', () => {
    const { nextSteps: _, ...silent } = REQUEST;
    expect(writer.write(silent).text).not.toContain('What happens next');
  });

  it('attaches the filled form only as the locked PDF', () => {
    const lockedPdf = Buffer.from('%PDF');
    const mail = writer.write({ ...REQUEST, lockedPdf });
    expect(mail.attachments).toEqual([
      { name: 'LREAL1-261120-000001.pdf', type: 'application/pdf', content: lockedPdf },
    ]);
    expect(mail.text).toContain('cannot be recovered');
  });

  it.each(['en', 'zh-Hant', 'zh-Hans'] as const)(
    'includes in %s the address that verifies an enclosed acknowledgement',
    (language) => {
      const verifyUrl = 'https://eforms.landreg.example/verify';
      const signed = new TemplateAckMailWriter('eforms@landreg.example', verifyUrl);
      const lockedPdf = Buffer.from('%PDF');
      expect(signed.write({ ...REQUEST, language, lockedPdf }).text).toContain(verifyUrl);
      expect(signed.write({ ...REQUEST, language }).text).not.toContain(verifyUrl);
      expect(writer.write({ ...REQUEST, language, lockedPdf }).text).not.toContain('/verify');
    },
  );

  it('T-31: replaces line breaks in a title with spaces', () => {
    const mail = writer.write({ ...REQUEST, formCode: 'X\r\nBcc: a@b.hk', formTitle: 'A\nB' });
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).toContain('“A B”');
  });

  it.each(['a@b.hk,c@d.hk', 'a@b.hk\r\nBcc: x@y.hk', ''])(
    'T-31: refuses the recipient %j',
    (to) => {
      expect(() => writer.write({ ...REQUEST, to })).toThrow(RangeError);
    },
  );
});
