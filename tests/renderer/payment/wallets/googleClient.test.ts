// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadGoogleClient } from '../../../../renderer/payment/wallets/googleClient.ts';

const CONFIG = {
  library: 'https://pay.google.com/gp/p/js/pay.js',
  environment: 'TEST',
  gatewayMerchantId: 'LR1',
} as const;

/** Starts to load the library, and returns the script of the page. */
function loading() {
  const client = loadGoogleClient(CONFIG);
  const [script, ...more] = document.head.querySelectorAll('script');
  if (!script) throw new RangeError('Cannot find the script');
  expect([script.src, script.async, more]).toEqual([CONFIG.library, true, []]);
  return { client, script };
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('loadGoogleClient', () => {
  it('creates a client of the portal’s environment once the library is loaded', async () => {
    const PaymentsClient = class {
      readonly given: unknown;
      constructor(given: unknown) {
        this.given = given;
      }
    };
    const { client, script } = loading();
    vi.stubGlobal('google', { payments: { api: { PaymentsClient } } });
    script.onload?.(new Event('load'));
    expect(await client).toMatchObject({ given: { environment: 'TEST' } });
  });

  it('fails if the loaded file is not the library', async () => {
    const { client, script } = loading();
    script.onload?.(new Event('load'));
    await expect(client).rejects.toThrow('the loaded file is not its library');
  });

  it('fails and removes the script if the library cannot be loaded', async () => {
    const { client, script } = loading();
    script.onerror?.(new Event('error'));
    await expect(client).rejects.toThrow('its library could not be loaded');
    expect(document.head.querySelector('script')).toBeNull();
  });
});
