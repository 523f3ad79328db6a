import { expect, type Locator } from '@playwright/test';
import { methodName } from '#engine';
import type { Applicant } from './Applicant.ts';
import { SandboxBankPage } from './SandboxBankPage.ts';

/** Methods that the payment dialog offers. */
type Method = 'visa' | 'mastercard' | 'pps' | 'creditcard-jcb' | 'creditcard-unionpay' | 'fps';

/** The dialog in which an applicant pays. */
export function paymentDialog({ page, words }: Applicant): Locator {
  return page.getByRole('dialog', { name: words.of('payment:payOnline'), exact: true });
}

/** Opens the payment dialog and chooses a method, without paying. */
export async function choosePayment(applicant: Applicant, method: Method): Promise<void> {
  await applicant.goOn();
  await chooseMethod(applicant, method);
}

/** Chooses a method in the open dialog, unless the one of the review stands there already. */
export async function chooseMethod(applicant: Applicant, method: Method): Promise<void> {
  const name = methodName(method, applicant.language);
  const dialog = paymentDialog(applicant);
  await expect(dialog.locator('button[type=submit]')).toBeVisible();
  const change = dialog.getByRole('button', { name: applicant.words.of('payment:changeMethod') });
  if (await change.isVisible()) {
    const chosen = dialog.locator('.payment-chosen').getByText(name, { exact: true });
    if ((await chosen.count()) > 0) return;
    await change.click();
  }
  // A hint may follow the method in the accessible name.
  await dialog.getByRole('radio', { name: new RegExp(`^${name}(?: |$)`) }).check();
}

/** Presses Pay in the open dialog. */
export async function pressPay(applicant: Applicant): Promise<void> {
  await paymentDialog(applicant).locator('button[type=submit]').click();
}

/**
 * Presses Pay for a card and waits for the bank's window.
 *
 * @param press presses Pay, when it is not a mouse that does
 * @returns the bank's page
 */
export async function goToBank(
  applicant: Applicant,
  press: () => Promise<void> = () => pressPay(applicant),
): Promise<SandboxBankPage> {
  const opened = applicant.page.waitForEvent('popup');
  await press();
  const bank = new SandboxBankPage(await opened, applicant.language);
  await bank.arrive();
  return bank;
}

/** Presses Pay for FPS and follows the demonstration's link to what stands in for the bank's app. */
export async function showFpsCode(applicant: Applicant): Promise<SandboxBankPage> {
  await pressPay(applicant);
  return openFpsApp(applicant);
}

/** Follows the demonstration's link beside the code. */
export async function openFpsApp(applicant: Applicant): Promise<SandboxBankPage> {
  return followToBank(applicant, 'payment:fps.simulator');
}

/** Follows the link to the bank's page that stands on the waiting screen. */
export async function reopenBank(applicant: Applicant): Promise<SandboxBankPage> {
  return followToBank(applicant, 'payment:popup.reopen');
}

/** Follows a link of the dialog, by the key of its words, to a page of the bank in a tab of its own. */
async function followToBank(applicant: Applicant, link: string): Promise<SandboxBankPage> {
  const { page, words, language } = applicant;
  const opened = page.context().waitForEvent('page');
  await paymentDialog(applicant)
    .getByRole('link', { name: words.of(link) })
    .click();
  const bank = new SandboxBankPage(await opened, language);
  await bank.arrive();
  return bank;
}

/** The number that the payment dialog shows. */
export async function transactionNumber(applicant: Applicant): Promise<string> {
  return (await paymentDialog(applicant).locator('.payment-number .figure').textContent()) ?? '';
}

/** From the submission step through the bank, which approves, with a card. */
export async function payByCard(applicant: Applicant, method: Method = 'visa'): Promise<void> {
  await choosePayment(applicant, method);
  const bank = await goToBank(applicant);
  await bank.press('approve');
}

/** From the submission step through the bank's app, which approves, with FPS. */
export async function payByFps(applicant: Applicant): Promise<void> {
  await choosePayment(applicant, 'fps');
  const bank = await showFpsCode(applicant);
  await bank.press('approve');
}
