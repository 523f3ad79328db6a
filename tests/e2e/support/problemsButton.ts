import type { Locator } from '@playwright/test';
import type { Words } from './Words.ts';

/** The button of the validation dialog that closes it and leads to the list of problems on the page. */
export function problemsButton(dialog: Locator, words: Words): Locator {
  return dialog.getByRole('button', { name: words.of('wizard:problems.close'), exact: true });
}
