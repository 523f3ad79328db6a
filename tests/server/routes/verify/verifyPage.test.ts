import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine';
import { askPage, faultPage, genuinePage } from '../../../../server/routes/verify/verifyPage.ts';
import { VERIFY_TEXTS } from '../../../../server/services/documents/acknowledgementRows.ts';
import { genuineAcknowledgement } from '../../support/genuineAcknowledgement.ts';

const headingIn = (page: string) => /<h1>(.*)<\/h1>/.exec(page)?.[1];

describe('askPage', () => {
  it.each(LANGUAGES)('asks for a file and posts it in the language %s', (language) => {
    const page = askPage(language);
    const lang = { en: 'en', 'zh-Hant': 'tc', 'zh-Hans': 'chs' }[language];
    expect(headingIn(page)).toBe(VERIFY_TEXTS[language].title);
    expect(page).toContain(`action="/verify?lang=${lang}" enctype="multipart/form-data"`);
    expect(page).toContain('name="file" type="file"');
    expect(page).toContain('href="/verify/certificate.pem"');
    expect(page).not.toMatch(/role="alert"|<script|undefined/);
  });

  it('shows a note above the form, escaped', () => {
    expect(askPage('en', 'Choose a <file>')).toMatch(
      /role="alert">Choose a &#60;file&#62;<\/p>[\s\S]*<form/,
    );
  });
});

describe('faultPage', () => {
  it.each([
    ['changed', 'Not genuine'],
    ['notSigned', 'Not genuine'],
    ['locked', 'Cannot be checked'],
    ['tooLarge', 'Cannot be checked'],
  ] as const)('distinguishes a false file from an unreadable one: %s', (fault, heading) => {
    const page = faultPage('en', fault);
    expect(headingIn(page)).toBe(heading);
    expect(page).toMatch(/role="alert">[^<{]{20,}<\/p>/);
    expect(page).toContain('href="/verify?lang=en">Check another file');
  });
});

describe('genuinePage', () => {
  it('shows the content with escaped answers', () => {
    const page = genuinePage('en', genuineAcknowledgement(), 'Test form');
    expect(headingIn(page)).toBe('Genuine');
    expect(page).toContain('<dt>Application reference number</dt><dd>LR164-261120-000001</dd>');
    expect(page).toContain('LR164 Test form, version 3');
    expect(page).toContain('CHAN &#60;TAI&#62; MAN');
    expect(page).toContain('<p>None</p>');
  });

  it('lists each attachment', () => {
    const attachments = [
      { name: 'a & b.pdf', size: 1024, sha256: 'hash-1' },
      { name: 'c.pdf', size: 1, sha256: 'hash-2' },
    ];
    const page = genuinePage('en', genuineAcknowledgement({ attachments }), undefined);
    expect(page).toContain('<dd>a &#38; b.pdf</dd>');
    expect(page).toContain('<dd>hash-2</dd>');
    expect(page).not.toContain('<p>None</p>');
  });
});
