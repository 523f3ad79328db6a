import { expect, test } from '@playwright/test';
import { Applicant } from './support/Applicant.ts';
import { PaymentTrace } from './support/PaymentTrace.ts';
import { mailsTo, uniqueEmail } from './support/Postbox.ts';
import {
  chooseMethod,
  choosePayment,
  goToBank,
  openFpsApp,
  paymentDialog,
  pressPay,
  reopenBank,
  showFpsCode,
  transactionNumber,
} from './support/paymentDialog.ts';
import { sampleOf } from './support/sampleOf.ts';

test.describe.configure({ timeout: 120_000 });

/** The time in which the server completes a paid submission without a browser. */
const SERVER_ALONE_MS = 40_000;

/** Fills in and signs a new subscription of an individual, up to the payment. */
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
  await choosePayment(applicant, 'visa');
  const transaction = await transactionNumber(applicant);

  await page.reload();
  await applicant.expectSubmission();
  await expect(applicant.main).toContainText('Signed by CHAN TAI MAN');
  await applicant.throughCaptcha(() => applicant.goOn());
  await chooseMethod(applicant, 'visa');
  expect(await transactionNumber(applicant)).toBe(transaction);

  const first = await goToBank(applicant);
  await page.reload();
  const dialog = paymentDialog(applicant);
  await expect(dialog).toContainText(applicant.words.of('payment:wait.title'));
  await expect(dialog).toContainText(transaction);
  // Escape does not close the wait, however often it is pressed (D-25).
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(dialog).toContainText(applicant.words.of('payment:wait.title'));
  // A reload can lose the bank's window; the dialog can open it again.
  await first.page.close();
  const bank = await reopenBank(applicant);

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

test('T-09: a reload while the FPS code is visible shows the same code again', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  const address = uniqueEmail();
  const trace = new PaymentTrace(page);
  await readyToPay(applicant, address);
  await choosePayment(applicant, 'fps');
  const transaction = await transactionNumber(applicant);
  await pressPay(applicant);
  const code = paymentDialog(applicant).getByRole('img', { name: /HK\$380\.00/ });
  const picture = (await code.getAttribute('src')) ?? '';

  await page.reload();
  await expect(code).toHaveAttribute('src', picture);
  await (await openFpsApp(applicant)).press('approve');
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
  await choosePayment(applicant, 'visa');
  const rejected = await transactionNumber(applicant);
  await (await goToBank(applicant)).press('reject');
  const dialog = paymentDialog(applicant);
  await expect(dialog).toContainText(applicant.words.of('payment:notCharged'));
  await expect(dialog).toContainText(applicant.words.of('payment:date'));
  await expect(dialog).toContainText(applicant.words.of('payment:reference'));

  await page.reload();
  await applicant.expectSubmission();
  await expect(dialog).toBeHidden();
  await expect(applicant.main).toContainText('Signed by CHAN TAI MAN');
  const trace = new PaymentTrace(page);
  await applicant.throughCaptcha(() => applicant.goOn());
  await chooseMethod(applicant, 'mastercard');
  const transaction = await transactionNumber(applicant);
  expect(transaction).not.toBe(rejected);
  await (await goToBank(applicant)).press('approve');
  await applicant.expectAcknowledged();
  await expect(applicant.main).toContainText(transaction);
  trace.expectOnePayment(transaction);
});

test('T-10: the server completes a paid submission after the browser has closed', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const address = uniqueEmail();
  await readyToPay(applicant, address);
  await choosePayment(applicant, 'visa');
  const bank = await goToBank(applicant);
  await page.close();
  await bank.press('approve');
  // Closes the whole browser: a single tab that is closed while it navigates may never answer.
  await page.context().close();

  await expect.poll(() => mailsTo(address).length, { timeout: SERVER_ALONE_MS }).toBe(1);
  expect(mailsTo(address)[0]).toMatch(/LREAL1-\d{6}-\d{6}/);
});

test('payment: can be cancelled after ten seconds, and made again', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  await readyToPay(applicant);
  await choosePayment(applicant, 'visa');
  await goToBank(applicant);
  const dialog = paymentDialog(applicant);
  const cancel = dialog.getByRole('button', { name: applicant.words.of('payment:cancel') });
  await expect(cancel).toBeVisible({ timeout: 30_000 });
  await cancel.click();
  await expect(dialog).toContainText(applicant.words.of('payment:notCharged'));

  await dialog.getByRole('button', { name: applicant.words.of('payment:retry') }).click();
  await chooseMethod(applicant, 'mastercard');
  await (await goToBank(applicant)).press('approve');
  await applicant.expectAcknowledged();
});

test('T-09: a second tab of a paid form shows the acknowledgement of the first', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  await readyToPay(applicant);
  await choosePayment(applicant, 'visa');
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const copy = new Applicant(await opened, 'en');
  await copy.expectSubmission();
  await (await goToBank(applicant)).press('approve');
  const reference = await applicant.expectAcknowledged();
  await copy.throughCaptcha(() => copy.goOn());
  expect(await copy.expectAcknowledged()).toBe(reference);
});

test('B-76: a payment stays pending after its bank window closes, until the bank approves it', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  await readyToPay(applicant);
  await choosePayment(applicant, 'visa');
  const bank = await goToBank(applicant);
  await bank.page.close();
  const dialog = paymentDialog(applicant);
  await expect(dialog).toContainText(applicant.words.of('payment:wait.title'));
  const polled = () => page.waitForResponse('**/api/submission/poll/*');
  await polled();
  await polled();
  await expect(dialog).toContainText(applicant.words.of('payment:wait.title'));
  await expect(dialog).toContainText(applicant.words.of('payment:window.closed'));

  const again = await reopenBank(applicant);
  await again.press('approve');
  await applicant.expectAcknowledged();
});

test('B-73: an FPS payment that timed out is approved late and is not lost', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  const address = uniqueEmail();
  await readyToPay(applicant, address);
  await choosePayment(applicant, 'fps');
  const bank = await showFpsCode(applicant);
  await bank.press('timeOut');
  await bank.approveLate();
  await expect.poll(() => mailsTo(address).length, { timeout: SERVER_ALONE_MS }).toBe(1);
});

test('T-09 U-45: a payment that times out after a reload is reported, cancelled, and paid again', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const { words } = applicant;
  const dialog = paymentDialog(applicant);
  await readyToPay(applicant);
  await choosePayment(applicant, 'visa');
  const card = await goToBank(applicant);
  await page.reload();
  await card.press('timeOut');
  await expect(dialog).toContainText(words.of('payment:checking.money'), { timeout: 30_000 });
  await dialog.getByRole('button', { name: words.of('payment:cancel') }).click();
  await expect(dialog).toContainText(words.of('payment:notCharged'));
  await applicant.throughCaptcha(() =>
    dialog.getByRole('button', { name: words.of('payment:retry') }).click(),
  );

  await chooseMethod(applicant, 'fps');
  const app = await showFpsCode(applicant);
  const code = dialog.getByRole('img', { name: /HK\$380\.00/ });
  const picture = (await code.getAttribute('src')) ?? '';
  await page.reload();
  await app.press('timeOut');
  await expect(dialog).toContainText(words.of('payment:checking.code'), { timeout: 30_000 });
  await applicant.throughCaptcha(() =>
    dialog.getByRole('button', { name: words.of('payment:fps.new') }).click(),
  );
  await expect(code).not.toHaveAttribute('src', picture);
  await (await openFpsApp(applicant)).press('approve');
  await applicant.expectAcknowledged();
});
