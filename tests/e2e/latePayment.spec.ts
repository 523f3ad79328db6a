import { expect, type Page, test } from '@playwright/test';
import { runTool } from '../support/runTool.ts';
import { Applicant } from './support/Applicant.ts';
import { mailsTo, uniqueEmail } from './support/Postbox.ts';
import {
  chooseMethod,
  choosePayment,
  goToBank,
  paymentDialog,
  pressPay,
  transactionNumber,
} from './support/paymentDialog.ts';
import { SandboxBankPage } from './support/SandboxBankPage.ts';
import { sampleOf } from './support/sampleOf.ts';

test.describe.configure({ timeout: 180_000 });

/** Fills in and signs a new subscription of an individual, up to the payment. */
async function readyToPay(applicant: Applicant, mail?: string): Promise<void> {
  await applicant.reachSubmission(sampleOf('minimal'));
  if (mail === undefined) await applicant.refuseMail();
  else await applicant.askForMail(mail);
  await applicant.sign('CHAN TAI MAN');
}

/** Sends a card payment to the bank and times it out. @returns the bank's page of the charge */
async function timeOutAtBank(applicant: Applicant): Promise<SandboxBankPage> {
  const bank = await goToBank(applicant);
  const address = bank.page.url();
  await bank.press('timeOut');
  return reopened(bank.page, address, applicant);
}

/** Opens the bank's page in a new tab: the portal closes the window that it opened. */
async function reopened(
  page: Page,
  address: string,
  { language }: Applicant,
): Promise<SandboxBankPage> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  return new SandboxBankPage(tab, language);
}

const SOON = { timeout: 40_000 };

test('promise 8: LREAL1 completes after its payment timed out and was approved late', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const { words } = applicant;
  const dialog = paymentDialog(applicant);
  await readyToPay(applicant);
  await choosePayment(applicant, 'visa');
  const transaction = await transactionNumber(applicant);
  const bank = await timeOutAtBank(applicant);

  await expect(dialog).toContainText(words.of('payment:checking'), SOON);
  await expect(dialog).toContainText(words.of('payment:checking.money'));
  await expect(dialog).toContainText(transaction);
  const retry = page.getByRole('button', { name: words.of('payment:retry') });
  await expect(retry).toBeHidden();

  await page.reload();
  await expect(dialog).toContainText(words.of('payment:checking.money'), SOON);
  await dialog.getByRole('button', { name: words.of('payment:btnClose') }).click();
  await expect(applicant.main).toContainText(words.of('payment:checking.money'));
  await expect(page.getByRole('button', { name: /^Pay HK/ })).toBeHidden();
  const look = page.getByRole('button', { name: words.of('payment:checking.look') });
  await expect(look).toBeVisible();

  // The page continues without a click.
  await bank.approveLate();
  await applicant.expectAcknowledged();
  await expect(applicant.main).toContainText(transaction);
});

test('promise 8: a late approval of the first payment cancels the second at the bank', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const { words } = applicant;
  const dialog = paymentDialog(applicant);
  await readyToPay(applicant);
  await choosePayment(applicant, 'visa');
  const first = await transactionNumber(applicant);
  const bank = await timeOutAtBank(applicant);
  await expect(dialog).toContainText(words.of('payment:checking.again'), SOON);
  await dialog.getByRole('button', { name: words.of('payment:cancel') }).click();
  await dialog.getByRole('button', { name: words.of('payment:retry') }).click();
  await chooseMethod(applicant, 'mastercard');
  const other = await goToBank(applicant);
  const address = other.page.url();

  await bank.page.reload();
  await bank.approveLate();
  await applicant.expectAcknowledged();
  await expect(applicant.main).toContainText(first);
  const { page: cancelled } = await reopened(page, address, applicant);
  await expect(cancelled.locator('main')).toContainText('Cancelled');
});

test('promise 8: the later of two approvals is refunded, and screen, PDF and mail name it', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const { words } = applicant;
  const dialog = paymentDialog(applicant);
  const address = uniqueEmail();
  await readyToPay(applicant, address);
  await choosePayment(applicant, 'visa');
  const first = await transactionNumber(applicant);
  const bank = await timeOutAtBank(applicant);
  await expect(dialog).toContainText(words.of('payment:checking.again'), SOON);
  await dialog.getByRole('button', { name: words.of('payment:cancel') }).click();
  await dialog.getByRole('button', { name: words.of('payment:retry') }).click();
  await chooseMethod(applicant, 'mastercard');
  await (await goToBank(applicant)).press('approve');
  await applicant.expectAcknowledged();

  await bank.page.reload();
  await bank.approveLate();
  const refund = words.of('payment:other.refundDue', { amount: 'HK$380.00', transaction: first });
  await expect(applicant.main).toContainText(refund, SOON);
  await page.reload();
  await expect(applicant.main).toContainText(refund, SOON);
  await expect.poll(() => mailsTo(address).some((mail) => mail.includes(first)), SOON).toBe(true);
  const pdf = await applicant.downloadPdf();
  const { text } = runTool('pdftotext', ['-layout', '{file}', '-'], pdf);
  expect(text.replace(/\s+/g, '')).toContain(`(transaction${first})willberefunded`);
});

test('promise 15: Pay without a connection reports that nothing was charged, and works once online', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const { words } = applicant;
  const dialog = paymentDialog(applicant);
  await readyToPay(applicant);
  await choosePayment(applicant, 'visa');
  await page.context().setOffline(true);
  await pressPay(applicant);
  await expect(dialog).toContainText(words.of('payment:payment_offline'));
  await page.context().setOffline(false);
  await expect(dialog).toContainText(words.of('payment:payment_onlineAgain'));
  await (await goToBank(applicant)).press('approve');
  await applicant.expectAcknowledged();
});
