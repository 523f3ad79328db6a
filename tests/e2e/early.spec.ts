import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES } from '#engine';
import { Applicant } from './support/Applicant.ts';

/** How long the portal's code is on its way, while the drawn page is there to be used. */
const LATE_MS = 1500;

async function delayCode(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS));
    await route.continue();
  });
}

for (const language of LANGUAGES) {
  test(`what is ticked and pressed before the code has come counts (${language})`, async ({
    page,
  }) => {
    await delayCode(page);
    const applicant = new Applicant(page, language);
    await page.goto(`/form/LREAL1?lang=${LANGUAGE_CODES[language].url}`, { waitUntil: 'commit' });
    for (const box of await boxes(page)) await box.check();
    await page.locator('main .button-primary').click();
    expect(await isTakenOver(page)).toBe(false);
    await applicant.expectOwnStep('delivery');
  });
}

test('an answer given before the code has come is the answer', async ({ page }) => {
  await delayCode(page);
  await page.goto('/form/LREAL1?lang=en&skipIntro=true', { waitUntil: 'commit' });
  const second = page.getByRole('radio').nth(1);
  await second.check();
  expect(await isTakenOver(page)).toBe(false);
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(second).toBeChecked();
  await page.locator('.step-buttons .button-primary').click();
  // Nothing is missing: the next step opens.
  await new Applicant(page, 'en').expectOwnStep('subscriberParticulars');
});

async function boxes(page: Page) {
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  return page.getByRole('checkbox').all();
}

/** React marks the elements of a page that is its own. */
const isTakenOver = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
