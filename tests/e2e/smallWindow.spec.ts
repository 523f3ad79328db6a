import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES } from '#engine';
import { atOrders } from './support/atOrders.ts';
import { expectNoSidewaysScroll } from './support/checks.ts';
import { openStep, type WidgetStep, widgetStep } from './support/widgetStep.ts';

const FIELDS = ['name', 'reason', 'district', 'nature', 'time', 'day', 'nameEng', 'sum', 'tel'];
const LATE = 'input#f-day';

test.describe.configure({ timeout: 120_000 });

let step: WidgetStep;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  step = await widgetStep('LR902', FIELDS);
});

test('1.4.10: the calendar stays inside small windows', async ({ page }) => {
  await openStep(page, step, LATE);
  for (const [width, height] of [
    [320, 256],
    [667, 320],
    [844, 390],
    [1280, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const block of ['start', 'center', 'end'] as const) {
      const button = page.locator('.date-button').first();
      await button.evaluate((each, at) => each.scrollIntoView({ block: at }), block);
      await button.click();
      const panel = page.locator('.calendar-panel');
      await expect(panel).toBeVisible();
      const outside = await panel.evaluate((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      });
      expect.soft(outside, `${width} by ${height}, button at the ${block}`).toBe(false);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  }
});

for (const [width, height] of [
  [320, 256],
  [667, 320],
] as const) {
  test(`2.4.11, U-57: the back-to-top button never covers the focused element at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openStep(page, step, LATE);
    const stops: string[] = [];
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const { where, isCovered } = await page.evaluate(focusUnderButton);
      expect.soft(isCovered, where).toBe(false);
      stops.push(where);
    }
    expect(stops).toContain('f-tel');
    await expect(page.locator('.back-to-top')).toBeVisible();
  });
}

test('U-57: the back-to-top button is hidden while a tall text box has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openStep(page, step, LATE);
  const box = page.locator('textarea').first();
  await box.focus();
  // Scrolls its last line to the foot of the window, where the button is.
  await box.evaluate((each) => window.scrollBy(0, each.getBoundingClientRect().bottom - 256));
  await expect(page.locator('.back-to-top')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('.back-to-top')).toBeVisible();
});

/** Runs in the page: returns the focused element, and whether the round button covers it. */
function focusUnderButton() {
  const focused = document.activeElement;
  const button = document.querySelector('.back-to-top');
  const where = focused?.id || focused?.textContent || '';
  if (!focused || !button || focused === button || focused === document.body) {
    return { where, isCovered: false };
  }
  const [box, over] = [focused.getBoundingClientRect(), button.getBoundingClientRect()];
  const isBeside = box.right <= over.left || box.bottom <= over.top || box.top >= over.bottom;
  return { where, isCovered: !isBeside };
}

/** Opens the step with dates and a time at 200 % text on the smallest phone. */
async function openInLargestText(page: Page): Promise<void> {
  await openStep(page, step, LATE);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  // Chromium measures the room again after a resize, not after a change of the root's font size.
  await page.setViewportSize({ width: 320, height: 568 });
}

test('1.4.4: a step with a time does not scroll sideways in the largest text on the smallest phone', async ({
  page,
}) => {
  await openInLargestText(page);
  await expectNoSidewaysScroll(page, 'step with a time');
});

/** Runs in the page: returns the formats of a date that break over several lines. */
function brokenSpellings(error: Element): readonly string[] {
  const texts = document.createTreeWalker(error, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: spelling, index } of (text.textContent ?? '').matchAll(/[DMY/\u2060]{6,}/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + spelling.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(spelling);
    }
  }
  return broken;
}

test('1.4.4: a date format never wraps in its error, in the largest text on the smallest phone, in every language', async ({
  page,
}) => {
  await openInLargestText(page);
  await page.locator(LATE).fill('31/13');
  await page.locator(LATE).blur();
  const error = page.locator('#f-day-error');
  await expect(error).toContainText('YYYY');
  const seen = new Set<string | null>();
  for (const language of LANGUAGES) {
    const button = page.locator(`.header-button[lang="${LANGUAGE_CODES[language].html}"]`);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    // The error appears in this language, too.
    await expect.poll(async () => seen.has(await error.textContent())).toBe(false);
    seen.add(await error.textContent());
    await expect(error).toContainText('YYYY');
    expect(await error.evaluate(brokenSpellings), language).toEqual([]);
    await expectNoSidewaysScroll(page, `date with an error, ${language}`);
  }
});

test('1.4.4: the calendar keeps month and year visible in the largest text on the smallest phone', async ({
  page,
}) => {
  await openInLargestText(page);
  await page.locator('.date-button').first().press('Enter');
  await expect(page.getByRole('button', { name: 'Friday, 20 November 2026, today' })).toBeFocused();
  for (const list of ['Month', 'Year']) {
    await expect(page.getByRole('combobox', { name: list })).toBeInViewport({ ratio: 1 });
  }
});

test('2.4.7: the option with the keyboard focus is visible in the largest text on the smallest phone', async ({
  page,
}) => {
  await openInLargestText(page);
  const box = page.getByRole('combobox', { name: 'Nature of the instrument' });
  await box.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'Home']) {
    await page.keyboard.press(key);
    await expect(page.locator('.combobox-option[data-active]'), key).toBeInViewport({ ratio: 0.9 });
  }
});

test('U-49: lists keep their arrows in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openStep(page, step, LATE);
  const list = page.locator('select#f-district');
  expect(await list.evaluate((each) => getComputedStyle(each).appearance)).toBe('auto');

  // The arrow is a polygon without a border, in a colour other than the background.
  const toggle = page.locator('.combobox-toggle');
  const arrow = await toggle.evaluate((each) => {
    const { borderTopWidth, clipPath, backgroundColor } = getComputedStyle(each, '::before');
    const ground = getComputedStyle(document.body).backgroundColor;
    return [borderTopWidth, clipPath.startsWith('polygon'), backgroundColor !== ground];
  });
  expect(arrow).toEqual(['0px', true, true]);
});

test('2.4.7: the heading of an added record is visible in the largest text on the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await atOrders(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.locator('#f-orders-add').press('Enter');
  const heading = page.locator('#f-orders-1-title');
  await expect(heading).toBeFocused();
  // The record above gets its height a few frames after it was closed.
  await page.waitForTimeout(300);
  await expect(heading).toBeInViewport();
});
