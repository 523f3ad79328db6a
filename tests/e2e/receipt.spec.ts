import { expect, type Page, test } from '@playwright/test';
import { Applicant } from './support/Applicant.ts';
import {
  choosePayment,
  goToBank,
  paymentDialog,
  transactionNumber,
} from './support/paymentDialog.ts';
import { sampleOf } from './support/sampleOf.ts';

test.describe.configure({ timeout: 120_000 });

const UPDATE = '/api/payment/updatepayment';
const POLLS = '**/api/{submission/poll,payment/status}/**';

/** The receipts that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('receipt.')));

test('T-06: a receipt is passed on and kept until the form is submitted; a forged receipt is refused', async ({
  page,
  context,
}) => {
  const applicant = new Applicant(page, 'en');
  await applicant.reachSubmission(sampleOf('minimal'));
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN');
  await choosePayment(applicant, 'visa');
  const transaction = await transactionNumber(applicant);
  const bank = await goToBank(applicant);

  const forger = await context.newPage();
  const refused = forger.waitForResponse(`**${UPDATE}`);
  await forger.goto(`/payment/receipt?TRANSACTION_ID=${transaction}&RECEIPT_TOKEN=guess`);
  expect((await refused).status()).toBe(403);
  await expect(forger).toHaveURL(/\/payment\/receipt$/);
  await forger.close();
  await expect(paymentDialog(applicant)).toContainText(applicant.words.of('payment:wait.title'));

  // Blocks the polls, so that only the receipt reports the payment.
  await page.route(POLLS, (route) => route.abort());
  const passed = bank.page.waitForResponse(`**${UPDATE}`);
  await bank.press('approve');
  expect((await passed).status()).toBe(200);
  await expect(bank.page).toHaveURL(/\/payment\/callback\?lang=en$/);
  await expect(bank.page.getByRole('heading')).toHaveText(
    'Thank you, we are checking your payment',
  );
  expect(await kept(page)).toEqual([`receipt.${transaction}`]);
  await page.unroute(POLLS);

  await applicant.expectAcknowledged();
  await expect(applicant.main).toContainText(transaction);
  expect(await kept(page)).toEqual([]);
});
