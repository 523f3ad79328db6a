import { describe, expect, it } from 'vitest';
import { LOGIN_ACTS, type PhoneLogin } from '../../../../server/ports/signing/SandboxPhone.ts';
import { loginDecisionPage, loginScanPage } from '../../../../server/sandbox/phone/loginPages.ts';
import { LOGIN_WORDS } from '../../../../server/sandbox/phone/loginWords.ts';

const LOGIN: PhoneLogin = {
  ticket: 'T1',
  language: 'en',
  standing: 'open',
  returnUrl: 'https://forms.example/back?code=1&state=2',
};

describe('loginDecisionPage', () => {
  it('offers every act while a log-in is open, the approval first', () => {
    const page = loginDecisionPage(LOGIN, 'zh-Hant');
    const acts = [...page.matchAll(/name="act" value="(\w+)"( class="first")?/g)];
    expect(acts.map(([, act]) => act)).toEqual([...LOGIN_ACTS]);
    expect(acts.filter(([, , first]) => first).map(([, act]) => act)).toEqual(['approve']);
    expect(page).toContain('action="/sandbox/identity/login/T1?lang=tc"');
    expect(page).toContain(`<h2>${LOGIN_WORDS['zh-Hant'].ask}</h2>`);
    expect(page).toContain('name="idNumber"');
    expect(page).not.toContain('forms.example');
  });

  it.each(['approved', 'refused'] as const)('links the form after a log-in was %s', (standing) => {
    const page = loginDecisionPage({ ...LOGIN, standing }, 'en');
    expect(page).toContain(`<p role="status">${LOGIN_WORDS.en.standing[standing]}</p>`);
    expect(page).toContain('href="https://forms.example/back?code=1&#38;state=2"');
    expect(page).not.toContain('<form');
  });
});

describe('loginScanPage', () => {
  it('shows the image, and links the phone on this device', () => {
    const page = loginScanPage(LOGIN, 'zh-Hans', Buffer.from('image'));
    expect(page).toContain(
      `src="data:image/png;base64,${Buffer.from('image').toString('base64')}"`,
    );
    expect(page).toContain(`alt="${LOGIN_WORDS['zh-Hans'].codeAlt}"`);
    expect(page).toContain('<a href="/sandbox/identity/login/T1?lang=chs">');
    expect(page).toContain('href="/sandbox/identity/login/T1/scan?lang=en"');
  });
});
