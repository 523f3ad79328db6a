import { describe, expect, it } from 'vitest';
import type { BankCharge } from '../../../server/ports/payment/SandboxBank.ts';
import { bankPage, homeOf, unknownChargePage } from '../../../server/sandbox/bankPage.ts';

/** Creates a charge of a card that is not decided yet. */
function charge(change: Partial<BankCharge> = {}): BankCharge {
  return {
    id: 'C1',
    method: 'visa',
    amountCents: 38_000,
    lines: [],
    language: 'en',
    status: 'INPR',
    isFailing: false,
    returnUrl: 'http://localhost/payment/callback?t=1',
    ...change,
  };
}

const buttonsOf = (page: string) =>
  [...page.matchAll(/name="button" value="(\w+)"/g)].map(([, name]) => name);

describe('bankPage', () => {
  it.each([
    ['en', 'fps', 'FPS'],
    ['zh-Hant', 'fps', '轉數快'],
    ['zh-Hans', 'creditcard-unionpay', '银联'],
    ['zh-Hant', 'androidpay', 'Google Pay'],
  ] as const)('names the method as the portal does: in %s %s is %s', (language, method, name) => {
    expect(bankPage(charge({ method }), language)).toContain(`<dd>${name}</dd>`);
  });

  it.each([
    ['INPR', 'approve reject cancel timeOut serverError duplicate', false],
    ['PSTO', 'approve reject serverError', true],
    ['APPR', 'duplicate serverError', true],
    ['REJT', 'approve serverError', true],
    ['CANC', 'approve serverError', true],
  ] as const)('for the status %s offers %s', (status, buttons, hasLink) => {
    const page = bankPage(charge({ status }), 'en');
    expect(buttonsOf(page).join(' ')).toBe(buttons);
    expect(page.includes('href="http://localhost/payment/callback?t=1&#38;lang=en"')).toBe(hasLink);
  });

  it('shows each fee line with its quantity and its amount', () => {
    const label = { en: 'Copy <b>', 'zh-Hant': '副本', 'zh-Hans': '副本' };
    const line = { itemId: 'copy', quantity: 2, unitPriceCents: 100, amountCents: 200, label };
    const page = bankPage(charge({ lines: [line, line] }), 'en');
    expect(page).toContain('Copy &#60;b&#62; × 2: HK$2.00; Copy &#60;b&#62; × 2: HK$2.00');
    expect(bankPage(charge({ lines: [line] }), 'zh-Hant')).toContain('副本 × 2：HK$2.00');
  });

  it('offers to heal a charge that fails', () => {
    const [healthy, failing] = [charge(), charge({ isFailing: true })].map((each) =>
      bankPage(each, 'en'),
    );
    const textOf = (page = '') => /value="serverError">([^<]*)</.exec(page)?.[1];
    expect(textOf(failing)).not.toBe(textOf(healthy));
    expect(failing?.match(/class="notice"/g)).toHaveLength(2);
    expect(healthy?.match(/class="notice"/g)).toHaveLength(1);
  });

  it('explains the payment of FPS, and posts to the page in its language', () => {
    const page = bankPage(charge({ method: 'fps' }), 'zh-Hans');
    expect(page).toContain('<form method="post" action="/sandbox/bank/C1?lang=chs">');
    const quiet = (each: string) => each.match(/class="quiet"/g)?.length ?? 0;
    expect(quiet(page)).toBe(quiet(bankPage(charge(), 'zh-Hans')) + 1);
  });

  it('links the page in the other languages', () => {
    const links = [...bankPage(charge(), 'en').matchAll(/href="(\/sandbox\/bank\/[^"]*)"/g)];
    expect(links.map(([, link]) => link)).toEqual([
      '/sandbox/bank/C1?lang=tc',
      '/sandbox/bank/C1?lang=chs',
    ]);
  });
});

describe('homeOf', () => {
  it('adds the language to the return URL of the portal', () => {
    const home = 'http://localhost/payment/callback?t=1&lang=tc';
    expect(homeOf(charge(), 'zh-Hant')).toBe(home);
    expect(homeOf(charge({ returnUrl: home }), 'en')).toBe(home.replace('tc', 'en'));
  });
});

describe('unknownChargePage', () => {
  it('offers no button', () => {
    const page = unknownChargePage('zh-Hant');
    expect(page).toContain('<html lang="zh-Hant');
    expect(buttonsOf(page)).toEqual([]);
  });
});
