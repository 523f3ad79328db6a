import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { expectNoSidewaysScroll } from './support/checks.ts';

/** Text sizes in per cent at which the menu is next to the page, by the width of the window. */
const BESIDE: Readonly<Record<number, readonly number[]>> = {
  320: [],
  768: [],
  1024: [100],
  1280: [100, 125],
};
const SIZES = [100, 125, 150, 200];

for (const language of LANGUAGES) {
  test(`1.4.4: no word of the step menu breaks over lines at any text size (${language})`, async ({
    page,
  }) => {
    const applicant = new Applicant(page, language);
    await applicant.open();
    await applicant.acceptAndStart();
    for (const [width, beside] of Object.entries(BESIDE)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      for (const size of SIZES) {
        const where = `${size} % text on ${width} px`;
        await enlarge(page, size);
        const disclosure = page.locator('.steps-line button');
        await expect(disclosure, where).toBeVisible({ visible: !beside.includes(size) });
        await expectWholeWords(page, where);
        await expectNoSidewaysScroll(page, where);
        if (beside.includes(size)) continue;
        await disclosure.click();
        await expectWholeWords(page, `${where}, disclosed`);
        await expectNoSidewaysScroll(page, `${where}, disclosed`);
        await disclosure.click();
      }
    }
  });
}

/** Sets the reader's font size. */
async function enlarge(page: Page, size: number): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, size);
}

async function expectWholeWords(page: Page, where: string): Promise<void> {
  const room = await page.locator('main').evaluate(({ clientWidth }) => clientWidth);
  expect.soft(await page.evaluate(brokenWords, room), where).toEqual([]);
}

/**
 * Runs in the page: returns Latin words of the menu that break over several lines, although one
 * line has room for them.
 */
function brokenWords(room: number): readonly string[] {
  const pen = document.createElement('canvas').getContext('2d');
  const fits = (word: string, font: string) => {
    Object.assign(pen ?? {}, { font });
    return (pen?.measureText(word).width ?? 0) < room;
  };
  const texts = document.createTreeWalker(
    document.querySelector('.steps') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('.visually-hidden')) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[A-Za-z]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const { font } = getComputedStyle(text.parentElement ?? document.body);
      if (lines.size > 1 && fits(word, font)) broken.push(word);
    }
  }
  return broken;
}
