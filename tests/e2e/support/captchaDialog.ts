import { expect, type Page, type Response } from '@playwright/test';
import { solveCaptcha } from '../../support/solveCaptcha.ts';
import { DATA_DIR } from './dataDir.ts';
import type { Hands } from './MouseHands.ts';
import type { Words } from './Words.ts';

/** A page with a captcha, and its texts. */
interface AskingPage {
  readonly page: Page;
  readonly words: Words;
}

/**
 * Solves an open captcha. The answer is decrypted with the keys of the test server.
 *
 * @param challenge the server's response with the picture and the sealed answer
 * @param hands the hands that type the answer
 */
export async function answerCaptcha(
  challenge: Response,
  { page, words }: AskingPage,
  hands: Pick<Hands, 'type'>,
): Promise<void> {
  const { secret } = (await challenge.json()) as { readonly secret: string };
  const cookies = await page.context().cookies();
  const visitor = cookies.find(({ name }) => name.endsWith('visitor'))?.value ?? '';
  const title = words.of('wizard:captcha.title');
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  const box = dialog.getByLabel(words.of('wizard:captcha.answer'), { exact: true });
  await hands.type(box, solveCaptcha(DATA_DIR, secret, visitor));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}
