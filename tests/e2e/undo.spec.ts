import { expect, type Page, test } from '@playwright/test';
import { openStep, type WidgetStep, widgetStep } from './support/widgetStep.ts';

/** The time between two keys of a typing user; the first key loads the code of undo. */
const KEY_MS = 50;
/** Fields that reformat their text, and two that do not. */
const FIELDS = ['name', 'reason', 'tel', 'sum', 'support', 'idNo', 'day', 'month', 'time', 'years'];

test.describe.configure({ timeout: 120_000 });

let step: WidgetStep;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  step = await widgetStep('LR903', FIELDS);
});

async function open(page: Page) {
  await openStep(page, step, 'input#f-day');
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Returns the text of a box after each key. */
  const texts = async (id: string, ...keys: readonly string[]) => {
    const seen: string[] = [];
    for (const key of keys) {
      await press(key);
      seen.push(await page.locator(`#f-${id}`).inputValue());
    }
    return seen;
  };
  const goTo = (id: string) => page.locator(`#f-${id}`).focus();
  const type = async (id: string, text: string) => {
    await goTo(id);
    await page.keyboard.type(text, { delay: KEY_MS });
  };
  return { press, texts, goTo, type, box: (id: string) => page.locator(`#f-${id}`) };
}

const UNDO = 'Control+z';
const REDO = 'Control+Shift+z';

for (const [id, typed, left, entered] of [
  ['sum', '12000', '12,000', '12000'],
  ['sum', '12000.5', '12,000.5', '12000.5'],
  ['support', '33%', '33', '33'],
  ['idNo', 'a123456(3)', 'A1234563', 'A1234563'],
  ['day', '1 Dec 2026', '01/12/2026', '01/12/2026'],
  ['years', '2015–2017', '2015-2017', '2015-2017'],
] as const) {
  test(`${id}: undo and redo of ${typed}, reformatted on blur, show only earlier texts`, async ({
    page,
  }) => {
    const { press, texts, type, box } = await open(page);
    await type(id, typed);
    await press('Tab');
    await expect(box(id)).toHaveValue(left);
    await press('Shift+Tab');
    await expect(box(id)).toBeFocused();

    const there = new Set(['', typed, entered]);
    const undone = await texts(id, UNDO, UNDO, UNDO, UNDO);
    expect(undone.filter((text) => !there.has(text))).toEqual([]);
    expect(undone.at(-1)).toBe('');
    const redone = await texts(id, REDO, 'Control+y', REDO, REDO);
    expect(redone.filter((text) => !there.has(text))).toEqual([]);
    expect(redone.at(-1)).toBe(entered);
    await press('Tab');
    await expect(box(id)).toHaveValue(left);
    await expect(box(id)).not.toHaveAttribute('aria-invalid', 'true');
  });
}

test('undo: restores an amount before its correction, and redo the correction', async ({
  page,
}) => {
  const { press, texts, type, box } = await open(page);
  await type('sum', '12000');
  await press('Tab', 'Shift+Tab', 'End');
  await page.keyboard.type('500');

  expect(await texts('sum', UNDO, UNDO, UNDO)).toEqual(['12000', '', '']);
  expect(await texts('sum', REDO, REDO, REDO)).toEqual(['12000', '12000500', '12000500']);
  await press(UNDO, 'Tab');
  await expect(box('sum')).toHaveValue('12,000');
});

test('undo: restores the previous date when slashes were added automatically', async ({ page }) => {
  const { press, texts, type, box } = await open(page);
  await type('day', '01122026');
  await press('Control+a');
  await page.keyboard.type('15122026');
  await expect(box('day')).toHaveValue('15/12/2026');

  expect(await texts('day', UNDO, UNDO, UNDO)).toEqual(['01/12/2026', '', '']);
  expect(await texts('day', REDO, REDO, REDO)).toEqual(['01/12/2026', '15/12/2026', '15/12/2026']);
  await press('Tab');
  await expect(box('day')).not.toHaveAttribute('aria-invalid', 'true');
});

test('undo: clears a month, and redo restores it', async ({ page }) => {
  const { texts, type } = await open(page);
  await type('month', '122026');

  expect(await texts('month', UNDO, REDO, UNDO)).toEqual(['', '12/2026', '']);
});

test('undo: from another box focuses the reformatted box and keeps its value', async ({ page }) => {
  const { press, texts, type, box } = await open(page);
  await type('sum', '12000');
  await type('name', 'CHAN');
  await press(UNDO);
  await expect(box('name')).toHaveValue('');

  expect(await texts('sum', UNDO, UNDO, REDO, REDO)).toEqual(['', '', '12000', '12000']);
  await expect(box('sum')).toBeFocused();
  await press('Tab');
  await expect(box('sum')).toHaveValue('12,000');
});

test('undo: works natively in a box that is never reformatted', async ({ page }) => {
  const { texts, type } = await open(page);
  await type('tel', '23456789');

  expect(await texts('tel', UNDO, REDO)).toEqual(['', '23456789']);
});

test('undo: removes only a paste with dropped invisible marks, and keeps the typed text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { press, texts, type } = await open(page);
  const copy = (text: string) =>
    page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await type('name', 'CHAN');
  await copy('\u202a TAI\u202c');
  await press('Control+v');
  await page.keyboard.type(' MAN', { delay: KEY_MS });
  expect(await texts('name', UNDO, UNDO, UNDO)).toEqual(['CHAN TAI', 'CHAN', '']);
  expect(await texts('name', REDO, REDO, REDO)).toEqual(['CHAN', 'CHAN TAI', 'CHAN TAI MAN']);
});
