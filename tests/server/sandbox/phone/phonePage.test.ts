import { describe, expect, it } from 'vitest';
import { IDENTITY_FAILURES } from '#engine';
import type { PhoneRequest } from '../../../../server/ports/signing/SandboxPhone.ts';
import {
  ownerBoxes,
  phonePage,
  unknownRequestPage,
} from '../../../../server/sandbox/phone/phonePage.ts';
import { PHONE_WORDS } from '../../../../server/sandbox/phone/phoneWords.ts';

const REQUEST: PhoneRequest = {
  ticket: 'T1',
  identificationCode: '4711',
  department: 'Land Registry',
  service: 'Forms <b>',
  document: 'Application',
  language: 'en',
  standing: 'open',
  returnUrl: 'https://forms.example/form?a=1&b=2',
};

const buttonsOf = (page: string) =>
  [...page.matchAll(/name="act" value="(\w+)"/g)].map(([, act]) => act);

describe('phonePage', () => {
  it('shows the request, and a button for every result', () => {
    const page = phonePage(REQUEST, 'en');
    for (const shown of ['Land Registry', 'Forms &#60;b&#62;', 'Application', '4711']) {
      expect(page).toContain(`<dd>${shown}</dd>`);
    }
    expect(buttonsOf(page)).toEqual(['approve', 'approveSlowly', ...IDENTITY_FAILURES]);
    expect(page).toContain('<form method="post" action="/sandbox/identity/T1?lang=en">');
    expect(page).toContain('href="https://forms.example/form?a=1&#38;b=2"');
  });

  it.each(['signed', 'failed'] as const)('shows only the result of a %s request', (standing) => {
    const page = phonePage({ ...REQUEST, standing }, 'zh-Hant');
    expect(page).toContain(`<p role="status">${PHONE_WORDS['zh-Hant'].standing[standing]}</p>`);
    expect(buttonsOf(page)).toEqual([]);
    expect(page).toContain('href="/sandbox/identity/T1?lang=chs"');
  });
});

describe('unknownRequestPage', () => {
  it('explains that the request is unknown, without a button', () => {
    const page = unknownRequestPage('zh-Hans');
    expect(page).toContain(PHONE_WORDS['zh-Hans'].unknown);
    expect(buttonsOf(page)).toEqual([]);
  });
});

describe('ownerBoxes', () => {
  it('suggests a fictitious person', () => {
    const boxes = ownerBoxes(PHONE_WORDS.en);
    expect(boxes).toContain('<input name="name" value="CHAN TAI MAN" maxlength="100" required>');
    expect(boxes).toContain('name="idNumber" value="A123456(3)"');
  });
});
