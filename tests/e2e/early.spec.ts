import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { withAcceptedTerms } from './support/acceptedTerms.ts';
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
