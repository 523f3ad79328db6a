// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../../../renderer/api/http.ts';
import { Wallets } from '../../../../renderer/payment/wallets/Wallets.ts';
import { fakeApple, fakeGoogle } from '../../../support/fakeWallets.ts';
import { cannedServer, wireAnswer } from '../../../support/inPortal.tsx';

const ADDRESS = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
const LIBRARY = 'https://pay.google.com/gp/p/js/pay.js';
const DATA = { version: 'EC_v1', data: 'ZGF0YQ==' };

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

const observers: MutationObserver[] = [];

/** Stubs Google's library. The library loads as soon as its script is added. */
function withLibrary(client = fakeGoogle()) {
  const environments: unknown[] = [];
  class PaymentsClient {
    constructor({ environment }: { readonly environment: string }) {
      environments.push(environment);
      Object.assign(this, client);
    }
  }
  const observer = new MutationObserver(() => {
    for (const script of document.head.querySelectorAll('script')) {
      vi.stubGlobal('google', { payments: { api: { PaymentsClient } } });
      script.onload?.(new Event('load'));
    }
  });
  observer.observe(document.head, { childList: true });
  observers.push(observer);
  return { client, environments };
}

function wallets(taken: readonly string[]) {
  const server = cannedServer({
    '/rm-payment/startapplepaysession': () => wireAnswer(200, { nonce: 'n', signature: 's' }),
  });
  const opened = new Wallets({
    http: createHttp(server.transport),
    merchantName: 'The Government',
    googlePay: { library: LIBRARY, environment: 'TEST', gatewayMerchantId: 'LR1' },
    isTaken: (key) => taken.includes(key),
  });
  return { wallets: opened, asked: server.asked };
}

beforeEach(() => {
  vi.stubGlobal('PaymentRequest', class {});
});
afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('Wallets', () => {
  it('T-29: look: loads Google’s library only if the portal accepts the wallet', async () => {
    const { environments } = withLibrary();
    const none = wallets([]);
    await none.wallets.look();
    const apple = wallets(['applepay']);
    await apple.wallets.look();
    const both = wallets(['androidpay', 'applepay']);
    expect([scripts(), both.wallets.readiness('androidpay')]).toEqual([[], undefined]);
    await both.wallets.look();
    await both.wallets.look();
    expect(scripts()).toEqual([LIBRARY]);
    expect(environments).toEqual(['TEST']);
    expect(both.wallets.readiness('androidpay')).toBe('ready');
    expect(none.wallets.readiness('androidpay')).toBeUndefined();
    expect(none.wallets.readiness('visa')).toBe('ready');
  });

  it('look: notifies the listeners once the wallets are known', async () => {
    vi.stubGlobal('ApplePaySession', fakeApple().Session);
    const { wallets: looked } = wallets(['applepay']);
    const listener = vi.fn();
    looked.subscribe(listener);
    expect(looked.known()).toBeUndefined();
    await looked.look();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(looked.known()?.readiness).toEqual({ applepay: 'ready' });
  });

  it('begin: opens Apple’s sheet, validated by the server, and returns its data once', async () => {
    const { Session, made } = fakeApple();
    vi.stubGlobal('ApplePaySession', Session);
    const { wallets: looked, asked } = wallets(['applepay']);
    await looked.look();
    looked.begin('applepay', 38_000);
    const [session] = made;
    expect(session?.begin).toHaveBeenCalledTimes(1);
    session?.onvalidatemerchant?.({ validationURL: ADDRESS });
    await vi.waitFor(() => expect(session?.completeMerchantValidation).toHaveBeenCalled());
    expect(JSON.parse(String(asked[0]?.body))).toEqual({
      domainName: 'localhost',
      validationurl: ADDRESS,
    });
    session?.onpaymentauthorized?.({ payment: { token: { paymentData: DATA } } });
    await expect(looked.agree(new AbortController().signal)).resolves.toBe(true);
    expect(looked.take()).toEqual(DATA);
    expect(() => looked.take()).toThrow(TypeError);
    looked.complete(true);
    looked.complete(false);
    expect(session?.completePayment).toHaveBeenCalledExactlyOnceWith({ status: 0 });
  });

  it('agree: closes an aborted sheet, and ignores its later data', async () => {
    const { Session, made } = fakeApple();
    vi.stubGlobal('ApplePaySession', Session);
    const { wallets: looked } = wallets(['applepay']);
    await looked.look();
    looked.begin('applepay', 38_000);
    const giving = new AbortController();
    const agreed = looked.agree(giving.signal);
    giving.abort();
    expect(made[0]?.abort).toHaveBeenCalledTimes(1);
    made[0]?.onpaymentauthorized?.({ payment: { token: { paymentData: DATA } } });
    await agreed;
    expect(() => looked.take()).toThrow(TypeError);
  });

  it('agree: fails with payment_notAvailable without a sheet', async () => {
    const { wallets: looked } = wallets(['applepay']);
    await looked.look();
    looked.begin('applepay', 38_000);
    await expect(looked.agree(new AbortController().signal)).rejects.toMatchObject({
      failure: { kind: 'refused', message: { key: 'payment_notAvailable' } },
    });
  });

  it('begin: opens Google’s sheet with the portal’s merchant name', async () => {
    const { client } = withLibrary();
    const { wallets: looked } = wallets(['androidpay']);
    await looked.look();
    looked.begin('androidpay', 38_000);
    await expect(looked.agree(new AbortController().signal)).resolves.toBe(true);
    expect(client.loadPaymentData).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ merchantInfo: { merchantName: 'The Government' } }),
    );
    expect(looked.take()).toEqual({ signature: 'c2ln' });
  });
});
