// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#engine';
import { WithheldNotes } from '../../../../renderer/payment/methods/WithheldNotes.tsx';
import type { WithheldEntry } from '../../../../renderer/payment/methods/withheldEntries.ts';
import type { RuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { PAYMENT_TEXTS } from '../../../support/paymentTexts.ts';

afterEach(cleanup);

async function shown(
  withheld: readonly WithheldEntry[],
  config: Partial<RuntimeConfig> = {},
  language: Language = 'en',
) {
  const { container } = await inPortal(<WithheldNotes withheld={withheld} />, { config, language });
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

/** Messages of document 1, section 8, by wallet and reason. */
const WALLETS = [
  ['androidpay', 'device', 'error.googlePayIncapable'],
  ['applepay', 'device', 'error.applePayIncapable'],
  ['androidpay', 'browser', 'error.googlePayUnsupported'],
  ['applepay', 'browser', 'error.applePayUnsupported'],
] as const;
const UNAVAILABLE = /^Online payment by PPS is temporarily unavailable\..*hotline\.$/;
const UNTIL = 'It is expected to be available again after 20/11/2100 12:00 PM.';

describe('WithheldNotes', () => {
  it.each([
    ['pps', 'overLimit', 'PPS is not offered above HK$100,000.00.'],
    ['creditcard-unionpay', 'overLimit', 'UnionPay is not offered above HK$300,000.00.'],
    ['pps', 'device', 'PPS cannot be used on this device or browser.'],
  ] as const)('U-46: explains %s: %s', async (method, reason, text) => {
    expect(await shown([{ method, reason }])).toEqual([text]);
  });

  it.each(LANGUAGES.flatMap((language) => WALLETS.map((row) => [language, ...row] as const)))(
    'shows in %s why %s is unavailable (%s)',
    async (language, method, reason, key) => {
      expect(await shown([{ method, reason }], {}, language)).toEqual([
        PAYMENT_TEXTS[language][key],
      ]);
    },
  );

  it('shows the end of a window, but only for a method that the window disables', async () => {
    const to = '2100-11-20T12:00:00+08:00';
    const config = { paymentWindows: [{ from: null, to, methods: ['pps' as const] }] };
    const [note] = await shown([{ method: 'pps', reason: 'disabledWindow' }], config);
    expect(note).toContain(UNTIL);
    cleanup();
    const [inactive] = await shown([{ method: 'pps', reason: 'inactive' }], config);
    expect(inactive).toMatch(UNAVAILABLE);
  });

  it('shows no end of a window without one', async () => {
    const config = { paymentWindows: [{ from: null, to: null, methods: ['pps' as const] }] };
    const [note] = await shown([{ method: 'pps', reason: 'disabledWindow' }], config);
    expect(note).toMatch(UNAVAILABLE);
  });

  it('shows a note for each method', async () => {
    const withheld = (['pps', 'fps'] as const).map((method) => ({
      method,
      reason: 'inactive' as const,
    }));
    expect(await shown(withheld)).toHaveLength(2);
  });
});
