import type { Locator, Page } from '@playwright/test';
import type { Language } from '#engine';
import { LOGIN_WORDS } from '../../../server/sandbox/phone/loginWords.ts';
import { PHONE_WORDS } from '../../../server/sandbox/phone/phoneWords.ts';
import type { Applicant } from './Applicant.ts';

/** Returns the button that fills in a step from the identity app. */
export function autofillOffer({ main, words }: Applicant): Locator {
  return main.getByRole('button', { name: words.of('wizard:autofill.button') });
}

/** Returns the dialog that waits for the log-in. */
export function autofillDialog(applicant: Applicant): Locator {
  return applicant.dialog(applicant.words.of('form:autofill.title'));
}

/**
 * Presses the link of the dialog.
 *
 * @returns the tab that the link opens
 */
export async function openLogin(applicant: Applicant): Promise<Page> {
  const opened = applicant.page.waitForEvent('popup');
  await autofillDialog(applicant).getByRole('link').click();
  return opened;
}

/**
 * Presses a button on the page that simulates the phone.
 *
 * @returns the link back to the form
 */
export async function decideLogin(
  phone: Page,
  language: Language,
  act: keyof (typeof LOGIN_WORDS)['en']['acts'],
): Promise<Locator> {
  await phone.getByRole('button', { name: LOGIN_WORDS[language].acts[act], exact: true }).click();
  return phone.getByRole('link', { name: PHONE_WORDS[language].back });
}
