import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#engine';
import { PHONE_WORDS } from '../../../server/sandbox/phone/phoneWords.ts';
import type { Applicant } from './Applicant.ts';
import { type Hands, MouseHands } from './MouseHands.ts';

/** A signer on a page of any form with a field for the identity app. */
export type AppSigner = Pick<Applicant, 'page' | 'words' | 'main'>;

/**
 * Opens the dialog of the identity app.
 *
 * @param hands the hands that replace the mouse
 */
export async function openIdentityDialog(
  { page, words, main }: AppSigner,
  hands: Hands = new MouseHands(page),
): Promise<Locator> {
  const name = words.of('signing:field.signByApp');
  await hands.press(main.getByRole('button', { name }).first());
  const dialog = page.getByRole('dialog', { name: words.of('signing:identity.title') });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Types an identity card number in the open dialog and continues. */
export async function giveNumber(
  { page, words }: AppSigner,
  dialog: Locator,
  { number, hands = new MouseHands(page) }: { readonly number: string; readonly hands?: Hands },
): Promise<void> {
  await hands.type(dialog.getByLabel(words.of('signing:identity.number')), number);
  await hands.press(dialog.getByRole('button', { name: words.of('signing:identity.continue') }));
}

/**
 * Enters the number and waits for the identification code.
 *
 * @returns the address that opens the app
 */
export async function askApp(
  signer: AppSigner,
  dialog: Locator,
  given: Parameters<typeof giveNumber>[2],
): Promise<string> {
  const answered = signer.page.waitForResponse('**/api/iaspdfsign/init/**');
  await giveNumber(signer, dialog, given);
  const { address, identificationCode } = (await (await answered).json()) as Record<string, string>;
  await expect(dialog.locator('.identity-code')).toContainText(identificationCode ?? '-');
  return address ?? '';
}

/**
 * Presses a button on the page that simulates the phone, and waits for the server's response. A
 * page that is closed right after the click may not send its decision.
 */
export async function decideToSign(phone: Page, language: Language, press: string): Promise<void> {
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(PHONE_WORDS[language].title);
  const decided = phone.waitForResponse((answer) => answer.request().method() === 'POST');
  const button = phone.getByRole('button', { name: press, exact: true });
  await button.click();
  expect((await decided).ok()).toBe(true);
  // The page must finish its navigation before a test closes the tab.
  await expect(button).toBeHidden();
}
