import type { Locator } from '@playwright/test';
import type { Words } from './Words.ts';

/**
 * Returns the button that closes the validation dialog and leads to the page's list of problems.
 */
export function problemsButton(dialog: Locator, words: Words): Locator {
  return dialog.getByRole('button', { name: words.of('wizard:problems.close'), exact: true });
}
