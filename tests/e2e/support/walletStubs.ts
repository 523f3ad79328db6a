import type { Page } from '@playwright/test';

/** The action of the user at a stubbed sheet. */
export type Wish = 'agree' | 'reject' | 'cancel';

/** Apple's address that the stub passes to the page for merchant validation. */
const APPLE = 'https://apple-pay-gateway-cert.apple.com/paymentservices/startSession';

/**
 * Adds a stub of `ApplePaySession` to the page. The tab stores the sheet's events under
 * `stub.apple` and reads the user's decision from `stub.wish`, so both outlive a page.
 */
export async function stubApplePay(page: Page): Promise<void> {
  await page.addInitScript((address) => {
    const note = (entry: string) => {
      const all = sessionStorage.getItem('stub.apple') ?? '';
      sessionStorage.setItem('stub.apple', `${all}${entry}\n`);
    };
    class ApplePaySession {
      static readonly STATUS_SUCCESS = 0;
      static readonly STATUS_FAILURE = 1;
      static canMakePayments = () => true;
      static supportsVersion = (version: number) => version === 3;
      onvalidatemerchant?: (event: object) => void;
      onpaymentauthorized?: (event: object) => void;
      oncancel?: () => void;
      constructor(version: number, request: object) {
        note(`new ${version} ${JSON.stringify(request)}`);
      }
      begin() {
        note(`begin ${navigator.userActivation.isActive}`);
        setTimeout(() => this.onvalidatemerchant?.({ validationURL: address }));
      }
      completeMerchantValidation({ domainName }: { domainName: string }) {
        note(`validated ${domainName}`);
        const wish = sessionStorage.getItem('stub.wish') ?? 'agree';
        if (wish === 'cancel') return this.oncancel?.();
        const paymentData = { version: 'EC_v1', ...(wish === 'reject' && { sandbox: wish }) };
        this.onpaymentauthorized?.({ payment: { token: { paymentData } } });
      }
      completePayment({ status }: { status: number }) {
        note(`completed ${status}`);
      }
      abort() {
        note('aborted');
      }
    }
    Object.assign(window, { ApplePaySession });
  }, APPLE);
}

/** Returns the events of Apple's sheets in this tab, one per line. */
export async function appleNotes(page: Page): Promise<readonly string[]> {
  const notes = await page.evaluate(() => sessionStorage.getItem('stub.apple') ?? '');
  return notes.split('\n').filter((line) => line !== '');
}

/** Sets the user's decision for later sheets. */
export async function wish(page: Page, is: Wish): Promise<void> {
  await page.evaluate((word) => sessionStorage.setItem('stub.wish', word), is);
}

/**
 * Replaces Google's library with a stub whose sheet obeys `wish`.
 *
 * @param isReady result of `isReadyToPay`
 * @returns a list of the requested Google URLs, which grows with each request
 */
export async function stubGooglePay(page: Page, isReady = true): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('google.com')) asked.push(request.url());
  });
  await page.route('https://pay.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: libraryOf(isReady) }),
  );
  return asked;
}

function libraryOf(isReady: boolean): string {
  return `window.google = { payments: { api: { PaymentsClient: class {
    isReadyToPay() { return Promise.resolve({ result: ${isReady} }); }
    loadPaymentData(request) {
      sessionStorage.setItem('stub.google', JSON.stringify(request));
      const wish = sessionStorage.getItem('stub.wish') ?? 'agree';
      if (wish === 'cancel') return Promise.reject({ statusCode: 'CANCELED' });
      const token = JSON.stringify({ signature: 'c2ln', ...(wish === 'reject' && { sandbox: wish }) });
      return Promise.resolve({ paymentMethodData: { tokenizationData: { token } } });
    }
  } } } };`;
}
