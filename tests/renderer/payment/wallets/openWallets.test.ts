// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../../../renderer/api/http.ts';
import { openWallets } from '../../../../renderer/payment/wallets/openWallets.ts';
import { fakeApple } from '../../../support/fakeWallets.ts';
import { cannedServer, wireAnswer } from '../../../support/inPortal.tsx';

const SESSION = '/rm-payment/startapplepaysession';

function opening(taken: readonly string[], googlePay?: { readonly library: string }) {
  const server = cannedServer({ [SESSION]: () => wireAnswer(200, { nonce: 'n' }) });
  const wallets = openWallets({
    http: createHttp(server.transport),
    merchantName: 'The Government',
    googlePay: googlePay && { ...googlePay, environment: 'TEST', gatewayMerchantId: 'LR1' },
    isTaken: (key) => taken.includes(key),
  });
  return { wallets, asked: server.asked };
}

beforeEach(() => vi.stubGlobal('PaymentRequest', class {}));
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('openWallets', () => {
  it('checks only the wallets that the portal accepts', async () => {
    vi.stubGlobal('ApplePaySession', fakeApple().Session);
    expect((await opening([]).wallets).readiness).toEqual({});
    expect((await opening(['applepay']).wallets).readiness).toEqual({ applepay: 'ready' });
    expect((await opening(['androidpay']).wallets).readiness).toEqual({});
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('reports a library of Google that cannot be loaded, and opens no sheet', async () => {
    const { wallets } = opening(['androidpay'], { library: 'https://pay.example/pay.js' });
    document.head.querySelector('script')?.onerror?.(new Event('error'));
    const { readiness, open } = await wallets;
    expect(readiness).toEqual({ androidpay: 'device' });
    expect(open('androidpay', 38_000)).toBeUndefined();
  });

  it('opens Apple’s sheet for the amount, and lets the server validate the merchant', async () => {
    const { Session, made } = fakeApple();
    vi.stubGlobal('ApplePaySession', Session);
    const { wallets, asked } = opening(['applepay']);
    const { open } = await wallets;
    expect(open('applepay', 38_050)).toBeDefined();
    expect(JSON.stringify(made[0]?.args)).toContain('"amount":"380.50"');
    made[0]?.onvalidatemerchant?.({ validationURL: 'https://apple.example/start' });
    await vi.waitFor(() =>
      expect(made[0]?.completeMerchantValidation).toHaveBeenCalledWith({ nonce: 'n' }),
    );
    expect(asked.map(({ url, body }) => [url, JSON.parse(String(body))])).toEqual([
      [SESSION, { domainName: 'localhost', validationurl: 'https://apple.example/start' }],
    ]);
  });

  it('opens no sheet of a wallet that is not ready', async () => {
    const { Session, made } = fakeApple({ canPay: () => false });
    vi.stubGlobal('ApplePaySession', Session);
    const { readiness, open } = await opening(['applepay']).wallets;
    expect(readiness).toEqual({ applepay: 'device' });
    expect(open('applepay', 38_000)).toBeUndefined();
    expect(made).toEqual([]);
  });
});
