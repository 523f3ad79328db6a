import { expect, type Locator } from '@playwright/test';
import { methodName } from '#engine';
import type { Applicant } from './Applicant.ts';
import { type Hands, MouseHands } from './MouseHands.ts';
import { SandboxBankPage } from './SandboxBankPage.ts';

/** A method that the payment dialog offers. */
export type Method =
  | 'visa'
  | 'mastercard'
  | 'pps'
  | 'androidpay'
  | 'applepay'
  | 'creditcard-jcb'
  | 'creditcard-unionpay'
  | 'fps'
  | 'echq';

/** An applicant at the payment dialog of any form. */
export type Payer = Pick<Applicant, 'page' | 'words' | 'language'>;

/** Returns the payment dialog. */
export function paymentDialog({ page, words }: Payer): Locator {
  return page.getByRole('dialog', { name: words.of('payment:payOnline'), exact: true });
}

/** Opens the payment dialog and chooses a method, without paying. */
export async function choosePayment(applicant: Applicant, method: Method): Promise<void> {
  await applicant.goOn();
  await chooseMethod(applicant, method);
}

/**
 * Chooses a method in the open dialog, unless this method was already chosen on the review.
 *
 * @param hands the hands that replace the mouse
 */
export async function chooseMethod(
  applicant: Payer,
  method: Method,
  hands: Hands = new MouseHands(applicant.page),
): Promise<void> {
  const name = methodName(method, applicant.language);
  const dialog = paymentDialog(applicant);
  await expect(payButton(applicant)).toBeVisible();
  const change = dialog.getByRole('button', { name: applicant.words.of('payment:changeMethod') });
  if (await change.isVisible()) {
    const chosen = dialog.locator('.payment-chosen').getByText(name, { exact: true });
    if ((await chosen.count()) > 0) return;
    // The cards of the review's choice are already listed.
    if ((await dialog.locator(`input[type=radio][value="${method}"]`).count()) === 0) {
      await hands.press(change);
    }
  }
  await hands.choose(dialog, name);
}

/** Returns the button Pay of the open dialog. */
export function payButton(payer: Payer): Locator {
  return paymentDialog(payer).locator('button[type=submit]');
}

/** Presses Pay in the open dialog. */
export async function pressPay(applicant: Payer): Promise<void> {
  await payButton(applicant).click();
}

/**
 * Presses Pay for a card and waits for the bank's window.
 *
 * @param press a function that presses Pay; default: with the mouse
 * @returns the bank's page
 */
export async function goToBank(
  applicant: Payer,
  press: () => Promise<void> = () => pressPay(applicant),
): Promise<SandboxBankPage> {
  const opened = applicant.page.waitForEvent('popup');
  await press();
  const bank = new SandboxBankPage(await opened, applicant.language);
  await bank.arrive();
  return bank;
}

/**
 * Presses Pay for FPS and follows the demonstration's link to the page that replaces the bank's
 * app.
 */
export async function showFpsCode(applicant: Payer): Promise<SandboxBankPage> {
  await pressPay(applicant);
  return openFpsApp(applicant);
}

/** Follows the demonstration's link next to the code. */
export async function openFpsApp(applicant: Payer): Promise<SandboxBankPage> {
  return followToBank(applicant, 'payment:fps.simulator');
}

/** Follows the link to the bank's page on the waiting screen. */
export async function reopenBank(applicant: Payer): Promise<SandboxBankPage> {
  return followToBank(applicant, 'payment:popup.reopen');
}

/** Follows a link of the dialog, by its text key, to a page of the bank in a new tab. */
async function followToBank(applicant: Payer, link: string): Promise<SandboxBankPage> {
  const { page, words, language } = applicant;
  const opened = page.context().waitForEvent('page');
  await paymentDialog(applicant)
    .getByRole('link', { name: words.of(link) })
    .click();
  const bank = new SandboxBankPage(await opened, language);
  await bank.arrive();
  return bank;
}

/** Returns the transaction number in the payment dialog. */
export async function transactionNumber(applicant: Payer): Promise<string> {
  return (await paymentDialog(applicant).locator('.payment-number .figure').textContent()) ?? '';
}

/** Pays from the submission step with a card, which the bank approves. */
export async function payByCard(applicant: Applicant, method: Method = 'visa'): Promise<void> {
  await choosePayment(applicant, method);
  const bank = await goToBank(applicant);
  await bank.press('approve');
}

/** Pays from the submission step with FPS, which the bank's app approves. */
export async function payByFps(applicant: Applicant): Promise<void> {
  await choosePayment(applicant, 'fps');
  const bank = await showFpsCode(applicant);
  await bank.press('approve');
}
