import { expect, test } from '@playwright/test';
import { Applicant } from './support/Applicant.ts';
import { PaymentTrace } from './support/PaymentTrace.ts';
import { mailsTo, ownAddress } from './support/Postbox.ts';
import { sampleOf } from './support/sampleOf.ts';

test.describe.configure({ timeout: 120_000 });

/** Time in which the server has finished a paid submission by itself. */
const SERVER_ALONE_MS = 40_000;

/** An individual with a new subscription, signed and about to pay. */
async function readyToPay(applicant: Applicant, mail?: string): Promise<void> {
  await applicant.reachSubmission(sampleOf('minimal'));
  if (mail === undefined) await applicant.refuseMail();
  else await applicant.askForMail(mail);
  await applicant.sign('CHAN TAI MAN');
}

test('T-09 B-70: a reload at each step of the payment loses nothing and charges once', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const trace = new PaymentTrace(page);
  await readyToPay(applicant);
  await applicant.choosePayment('visa');
  const transaction = await applicant.transactionNumber();

  await page.reload();
  await applicant.expectSubmission();
  await expect(applicant.main).toContainText('Signed by CHAN TAI MAN');
  await applicant.throughCaptcha(() => applicant.goOn());
  await applicant.chooseMethod('visa');
  expect(await applicant.transactionNumber()).toBe(transaction);

  const first = await applicant.goToBank();
  await page.reload();
  const dialog = applicant.paymentDialog;
  await expect(dialog).toContainText(applicant.words.of('payment:wait.title'));
  await expect(dialog).toContainText(transaction);
  // The window may be lost with the reload; the way to the bank's page is not.
  await first.page.close();
  const bank = await applicant.reopenBank();

  await bank.page.reload();
  await expect(dialog).toContainText(applicant.words.of('payment:wait.title'));
  await bank.press('approve');
  const reference = await applicant.expectAcknowledged();
  await expect(applicant.main).toContainText(transaction);
  trace.expectOnePayment(transaction);

  await page.reload();
  expect(await applicant.expectAcknowledged()).toBe(reference);
  await expect(applicant.main).toContainText(transaction);
  await expect(applicant.main).toContainText('HK$380.00');
  await applicant.downloadPdf();
  await expect(dialog).toBeHidden();
  trace.expectOnePayment(transaction);
});

test('T-09: a reload while the FPS code shows brings the same code again', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  const address = ownAddress();
  const trace = new PaymentTrace(page);
  await readyToPay(applicant, address);
  await applicant.choosePayment('fps');
  const transaction = await applicant.transactionNumber();
  await applicant.pressPay();
  const code = applicant.paymentDialog.getByRole('img', { name: /HK\$380\.00/ });
  const picture = (await code.getAttribute('src')) ?? '';

  await page.reload();
  await expect(code).toHaveAttribute('src', picture);
  await (await applicant.openFpsApp()).press('approve');
  await applicant.expectAcknowledged();
  await expect(applicant.main).toContainText(transaction);
  trace.expectOnePayment(transaction);

  await page.reload();
  await applicant.expectAcknowledged();
  await expect(applicant.main).toContainText(address);
});

test('T-09: a reload after a rejection keeps the form, and the next payment is the only charge', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  await readyToPay(applicant);
  await applicant.choosePayment('visa');
  const rejected = await applicant.transactionNumber();
  await (await applicant.goToBank()).press('reject');
  await expect(applicant.paymentDialog).toContainText(applicant.words.of('payment:notCharged'));

  await page.reload();
  await applicant.expectSubmission();
  await expect(applicant.paymentDialog).toBeHidden();
  await expect(applicant.main).toContainText('Signed by CHAN TAI MAN');
  const trace = new PaymentTrace(page);
  await applicant.throughCaptcha(() => applicant.goOn());
  await applicant.chooseMethod('mastercard');
  const transaction = await applicant.transactionNumber();
  expect(transaction).not.toBe(rejected);
  await (await applicant.goToBank()).press('approve');
  await applicant.expectAcknowledged();
  await expect(applicant.main).toContainText(transaction);
  trace.expectOnePayment(transaction);
});

test('T-10: the browser is closed after paying; the server completes the submission', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const address = ownAddress();
  await readyToPay(applicant, address);
  await applicant.choosePayment('visa');
  const bank = await applicant.goToBank();
  await page.close();
  await bank.press('approve');
  await bank.page.close();

  await expect.poll(() => mailsTo(address).length, { timeout: SERVER_ALONE_MS }).toBe(1);
  expect(mailsTo(address)[0]).toMatch(/LREAL1-\d{6}-\d{6}/);
});

test('a payment can be cancelled after ten seconds, and made again', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  await readyToPay(applicant);
  await applicant.choosePayment('visa');
  await applicant.goToBank();
  const dialog = applicant.paymentDialog;
  const cancel = dialog.getByRole('button', { name: applicant.words.of('payment:cancel') });
  await expect(cancel).toBeVisible({ timeout: 30_000 });
  await cancel.click();
  await expect(dialog).toContainText(applicant.words.of('payment:notCharged'));

  await dialog.getByRole('button', { name: applicant.words.of('payment:retry') }).click();
  await applicant.chooseMethod('mastercard');
  await (await applicant.goToBank()).press('approve');
  await applicant.expectAcknowledged();
});

test('B-76: a closed bank window changes nothing; only the bank’s word does', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  await readyToPay(applicant);
  await applicant.choosePayment('visa');
  const bank = await applicant.goToBank();
  await bank.page.close();
  const dialog = applicant.paymentDialog;
  await expect(dialog).toContainText(applicant.words.of('payment:wait.title'));
  const polled = () => page.waitForResponse('**/api/submission/poll/*');
  await polled();
  await polled();
  await expect(dialog).toContainText(applicant.words.of('payment:wait.title'));

  const again = await applicant.reopenBank();
  await again.press('approve');
  await applicant.expectAcknowledged();
});

test('B-73: an FPS payment that timed out is approved late and is not lost', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  const address = ownAddress();
  await readyToPay(applicant, address);
  await applicant.choosePayment('fps');
  const bank = await applicant.showFpsCode();
  await bank.press('timeOut');
  await bank.approveLate();
  await expect.poll(() => mailsTo(address).length, { timeout: SERVER_ALONE_MS }).toBe(1);
});
