import { expect, type Page, type Response } from '@playwright/test';
import { solveCaptcha } from '../../support/solveCaptcha.ts';
import { DATA_DIR } from './dataDir.ts';
import type { Hands } from './MouseHands.ts';
import type { Words } from './Words.ts';

/** A page that asks for a captcha, and the words that it asks with. */
interface AskingPage {
  readonly page: Page;
  readonly words: Words;
}

/**
 * Types what the picture shows; the walk reads it with the keys of the server under test.
 *
 * @param challenge the server's answer that brought the picture
 * @param hands type the captcha's answer
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
