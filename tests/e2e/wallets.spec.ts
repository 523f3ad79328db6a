import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { PaymentTrace } from './support/PaymentTrace.ts';
import {
  chooseMethod,
  choosePayment,
  paymentDialog,
  pressPay,
  transactionNumber,
} from './support/paymentDialog.ts';
import { sampleOf } from './support/sampleOf.ts';
import { appleNotes, stubApplePay, stubGooglePay, wish } from './support/walletStubs.ts';

test.describe.configure({ timeout: 120_000 });

/** Records the paths that the browser navigates to. */
function visited(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}

async function readyToPay(page: Page, language: Language): Promise<Applicant> {
  const applicant = new Applicant(page, language);
  await applicant.reachSubmission(sampleOf('minimal'));
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN');
  return applicant;
}

test('Apple Pay: pays within the click, and submits the form with a reference', async ({
  page,
}) => {
  await stubApplePay(page);
  await stubGooglePay(page);
  const paths = visited(page);
  const trace = new PaymentTrace(page);
  const applicant = await readyToPay(page, 'en');
  await choosePayment(applicant, 'applepay');
  const transaction = await transactionNumber(applicant);
  await pressPay(applicant);

  const reference = await applicant.expectAcknowledged();
  expect(paths).toContain('/ack');
  await expect(applicant.main).toContainText(transaction);
  await expect(applicant.main).toContainText('HK$380.00');
  await expect(applicant.main).toContainText('Apple Pay');
  trace.expectOnePayment(transaction);
  const [made, ...rest] = await appleNotes(page);
  expect(made).toBe(
    'new 3 {"countryCode":"HK","currencyCode":"HKD","merchantCapabilities":["supports3DS"],' +
      '"supportedNetworks":["visa","masterCard"],"total":{"label":"The Government of the HKSAR",' +
      '"amount":"380.00","type":"final"}}',
  );
  expect(rest).toEqual(['begin true', 'validated localhost', 'completed 0']);

  await page.reload();
  expect(await applicant.expectAcknowledged()).toBe(reference);
  trace.expectOnePayment(transaction);
});

test('Google Pay: a rejection leads through the error page back to the form, where a retry pays', async ({
  page,
}) => {
  await stubGooglePay(page);
  const paths = visited(page);
  const applicant = await readyToPay(page, 'zh-Hant');
  await choosePayment(applicant, 'androidpay');
  await wish(page, 'reject');
  await pressPay(applicant);

  await expect(page).toHaveURL(/\/payment\/html\/err\.html\?lang=tc$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('付款未能完成');
  await page.getByRole('link', { name: '前往表格' }).click();
  const dialog = paymentDialog(applicant);
  await expect(dialog).toContainText(applicant.words.of('payment:rejected'));
  await expect(dialog).toContainText('模擬銀行拒絕付款');

  await wish(page, 'agree');
  // The page was reloaded and has no captcha pass.
  await applicant.throughCaptcha(() =>
    dialog.getByRole('button', { name: applicant.words.of('payment:retry') }).click(),
  );
  await chooseMethod(applicant, 'androidpay');
  await pressPay(applicant);
  await applicant.expectAcknowledged();
  expect(paths).toContain('/ack');
  await expect(applicant.main).toContainText('Google Pay');
  const request = await page.evaluate(() => sessionStorage.getItem('stub.google'));
  expect(JSON.parse(request ?? '')).toMatchObject({
    apiVersion: 2,
    apiVersionMinor: 0,
    transactionInfo: { totalPriceStatus: 'FINAL', totalPrice: '380.00', currencyCode: 'HKD' },
  });
});

test('wallets: a cancelled sheet returns to the choice without an error, and sends nothing', async ({
  page,
}) => {
  await stubApplePay(page);
  await stubGooglePay(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/payment/wallet/')) sent.push(request.url());
  });
  const applicant = await readyToPay(page, 'zh-Hans');
  for (const method of ['applepay', 'androidpay'] as const) {
    if (method === 'applepay') await choosePayment(applicant, method);
    else await chooseMethod(applicant, method);
    await wish(page, 'cancel');
    await pressPay(applicant);
    await expect(paymentDialog(applicant).locator('button[type=submit]')).toBeVisible();
    await expect(paymentDialog(applicant).locator('.notice-error')).toHaveCount(0);
  }
  expect(sent).toEqual([]);
  expect(await appleNotes(page)).not.toContainEqual(expect.stringContaining('completed'));

  await wish(page, 'agree');
  await pressPay(applicant);
  await applicant.expectAcknowledged();
  expect(sent).toHaveLength(1);
});

test('T-29: Google’s library loads only on the review, which names the unusable wallets', async ({
  page,
}) => {
  const asked = await stubGooglePay(page, false);
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillOwnSteps(sampleOf('minimal'));
  expect(asked).toEqual([]);
  await applicant.goToReview(undefined, false);
  await expect(applicant.main).toContainText('Device is not capable of making Google Pay payments');
  await expect(applicant.main).toContainText('Apple Play is not supported by this browser');
  expect(asked).toEqual(['https://pay.google.com/gp/p/js/pay.js']);
  const online = page.getByRole('group', { name: 'Pay online' });
  await expect(online.getByRole('radio', { name: 'Visa' })).toBeVisible();
  await expect(online.getByRole('radio', { name: /Google Pay|Apple Pay/ })).toHaveCount(0);
});
