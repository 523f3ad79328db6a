import type { Page } from '@playwright/test';

/** What the person before a stubbed sheet does. */
export type Wish = 'agree' | 'reject' | 'cancel';

/** Apple address at which the stub requests merchant validation. */
const APPLE = 'https://apple-pay-gateway-cert.apple.com/paymentservices/startSession';

/**
 * Gives the page Apple's classes, as far as they are used. What happened to the sheet is kept in the
 * tab under `stub.apple`, and the person's wish is read from `stub.wish`, so that both outlive a page.
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

/** What happened to Apple's sheets in this tab, a line each. */
export async function appleNotes(page: Page): Promise<readonly string[]> {
  const notes = await page.evaluate(() => sessionStorage.getItem('stub.apple') ?? '');
  return notes.split('\n').filter((line) => line !== '');
}

/** Decides for the person before the sheet, from now on. */
export async function wish(page: Page, is: Wish): Promise<void> {
  await page.evaluate((word) => sessionStorage.setItem('stub.wish', word), is);
}

/**
 * Answers in the place of Google: its library, whose sheet does what `wish` says.
 *
 * @param isReady what `isReadyToPay` says
 * @returns the addresses of Google's that were asked for, as they come
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
