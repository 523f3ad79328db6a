import { expect, type Page, test } from '@playwright/test';
import { atOrders } from './support/atOrders.ts';
import { openStep, type WidgetStep, widgetStep } from './support/widgetStep.ts';

const FIELDS = ['name', 'district', 'nature', 'language', 'agree', 'day', 'prn'];

test.describe.configure({ timeout: 120_000 });

let step: WidgetStep;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  step = await widgetStep('LR901', FIELDS);
});

test('U-49: disabled controls have the colour GrayText of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openStep(page, step, 'input#f-day');
  const { seen, unlike } = await page.evaluate(disableAll);
  expect(seen).toBeGreaterThan(5);
  expect(unlike).toEqual([]);
});

/** Runs in the page: disables every control, and lists those without the system's grey. */
function disableAll() {
  const probe = document.body.appendChild(document.createElement('p'));
  probe.style.color = 'GrayText';
  const grey = getComputedStyle(probe).color;
  probe.remove();
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>('main :is(.input, .choice > input, .button)'),
  ];
  for (const control of controls) control.disabled = true;
  const unlike = controls.filter((control) => {
    const { color, borderTopColor } = getComputedStyle(control);
    return borderTopColor !== grey || (!control.closest('.choice') && color !== grey);
  });
  return { seen: controls.length, unlike: unlike.map(({ className, id }) => `${className} ${id}`) };
}

test('U-49: forced colours: the button of a single answer keeps a gap of 4 px to its box', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 320, height: 900 });
  await openStep(page, step, 'input#f-day');
  await page.locator('#f-prn-add').click();
  await expect(page.locator('.bare-row')).toHaveCount(2);
  const gaps = await page.locator('.bare-row').evaluateAll((rows) =>
    rows.map((row) => {
      const edgeOf = (selector: string) => row.querySelector(selector)?.getBoundingClientRect();
      return (edgeOf('.button')?.top ?? 0) - (edgeOf('input')?.bottom ?? 0);
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
});

test('U-49: a record’s buttons do not overlap its text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 640, height: 900 });
  await atOrders(page);
  for (const row of [1, 2]) {
    await page.locator('#f-orders-add').click();
    await expect(page.locator(`#f-orders-${row}-title`)).toBeFocused();
  }
  await expect(page.locator('.card-head')).toHaveCount(3);
  expect(await wordsUnderButtons(page)).toEqual([]);
});

function wordsUnderButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('.card:has(> .card-head)')];
    return cards.flatMap((card) => {
      const buttons = [...card.querySelectorAll('.card-head .button')].map((button) =>
        button.getBoundingClientRect(),
      );
      const words = [...card.querySelectorAll('.record-title, .record-summary')];
      return words
        .filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          return buttons.some(
            (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
          );
        })
        .map(({ textContent }) => textContent);
    });
  });
}
