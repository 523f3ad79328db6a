import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine';
import { supplementMailText } from '../../../../server/services/supplement/supplementMailText.ts';

const MAIL = {
  formTitle: 'Form with {reference}',
  referenceNumber: 'LR164-261120-123456',
  address: 'https://portal.example/form/SUPPLINK#RefID=x',
  expiresAt: new Date('2026-12-04T02:00:00Z'),
  hotline: '2111 1111',
};

describe('supplementMailText', () => {
  it.each(LANGUAGES)('names reference, link, time and hotline: %s', (language) => {
    const { subject, text } = supplementMailText({ ...MAIL, language });
    expect(subject).toContain(MAIL.referenceNumber);
    expect(text.split('\n\n')).toContain(MAIL.address);
    for (const value of [MAIL.referenceNumber, MAIL.hotline]) expect(text).toContain(value);
    expect(text).toMatch(/04\/12\/2026|2026年12月4日/);
    expect(text.endsWith('\n')).toBe(true);
  });

  it('inserts a title as it is, without its own placeholders', () => {
    const { text } = supplementMailText({ ...MAIL, language: 'en' });
    expect(text).toContain('“Form with {reference}”');
  });

  it('says in English that the link can be used once', () => {
    const { text } = supplementMailText({ ...MAIL, language: 'en' });
    expect(text).toMatch(/used once, until 04\/12\/2026/);
  });
});
