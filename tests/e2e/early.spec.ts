import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { withAcceptedTerms } from './support/acceptedTerms.ts';
import { inTestEnvironment } from './support/inTestEnvironment.ts';
import { Words } from './support/Words.ts';

/** Keeps the portal's code on its way, while the drawn page is there to be used. @returns lets it come */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const language of LANGUAGES) {
  test(`what is ticked and pressed before the code has come counts (${language})`, async ({
    page,
  }) => {
    const letCodeCome = await holdCode(page);
    const applicant = new Applicant(page, language);
    await page.goto(`/form/LREAL1?lang=${LANGUAGE_CODES[language].url}`, { waitUntil: 'commit' });
    for (const box of await boxes(page)) await box.check();
    await page.locator('main .button-primary').click();
    expect(await isTakenOver(page)).toBe(false);
    letCodeCome();
    await applicant.expectOwnStep('delivery');
  });
}

test('an answer given before the code has come is the answer', async ({ page }) => {
  const letCodeCome = await holdCode(page);
  await withAcceptedTerms(page);
  await page.goto('/form/LREAL1?lang=en&skipIntro=true', { waitUntil: 'commit' });
  const second = page.getByRole('radio').nth(1);
  await second.check();
  expect(await isTakenOver(page)).toBe(false);
  letCodeCome();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(second).toBeChecked();
  await page.locator('.step-buttons .button-primary').click();
  // Nothing is missing: the next step opens.
  await new Applicant(page, 'en').expectOwnStep('subscriberParticulars');
});

test('Next pressed before the code has come sends no answer anywhere, and is pressed again', async ({
  page,
}) => {
  const letCodeCome = await holdCode(page);
  const title = new Words('zh-Hant').of('wizard:dialog.validation');
  // A form of one page: its fields are the first that is drawn.
  await page.goto('/form/LRWS2?lang=tc', { waitUntil: 'commit' });
  const name = page.getByLabel('英文姓名');
  await name.fill('CHAN TAI MAN');
  await page.locator('.step-buttons .button-primary').click();
  expect(await isTakenOver(page)).toBe(false);
  letCodeCome();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(name).toHaveValue('CHAN TAI MAN');
  await expect(page).toHaveURL(/\/form\/LRWS2\?lang=tc$/);
});

test('a page that must be drawn anew stays until it is there, and keeps what was done on it', async ({
  page,
}) => {
  const { promise: answers, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route('**/config.js', inTestEnvironment);
  await page.addInitScript(markFirstFetch);
  await page.route('**/api/forms/LRWS2', async (route) => {
    await answers;
    await route.continue();
  });
  await page.goto('/form/LRWS2?lang=tc', { waitUntil: 'commit' });
  const name = page.getByLabel('英文姓名');
  await name.fill('CHAN TAI MAN');
  await page.waitForFunction(() => 'codeHasBegun' in window);
  expect(await isTakenOver(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(name).toHaveValue('CHAN TAI MAN');
  letAnswer();
  await expect(page.getByText(new Words('zh-Hant').of('common:banner.uat'))).toBeVisible();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(name).toHaveValue('CHAN TAI MAN');
  await expect(name).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('X');
  await expect(name).toHaveValue('CHAN TAI MANX');
});

test('what is ticked on notes that must be drawn anew is ticked', async ({ page }) => {
  const letCodeCome = await holdCode(page);
  await page.route('**/config.js', inTestEnvironment);
  await page.goto('/form/LREAL1?lang=en', { waitUntil: 'commit' });
  for (const box of await boxes(page)) await box.check();
  letCodeCome();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  for (const box of await boxes(page)) await expect(box).toBeChecked();
  await page.locator('main .button-primary').click();
  await new Applicant(page, 'en').expectOwnStep('delivery');
});

/** Runs in the page. The first thing that the page's code fetches by itself is its form. */
function markFirstFetch(): void {
  const { fetch } = window;
  window.fetch = (...asked) => {
    Object.assign(window, { codeHasBegun: true });
    return fetch(...asked);
  };
}

/** All of the page's boxes: what stands under them is there, too. */
async function boxes(page: Page) {
  await expect(page.locator('main .button-primary')).toBeVisible();
  return page.getByRole('checkbox').all();
}

/** React marks the elements of a page that is its own. */
const isTakenOver = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
