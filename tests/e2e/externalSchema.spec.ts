import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { withAcceptedTerms } from './support/acceptedTerms.ts';
import { type SharedPortal, sharedAppPortal } from './support/lentPortal.ts';
import { problemsButton } from './support/problemsButton.ts';
import { Words } from './support/Words.ts';

const words = new Words('en');

let server: SharedPortal;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await sharedAppPortal();
});

test('external schema: a folder with only a schema is filled in to its review', async ({
  page,
}) => {
  cpSync('tests/fixtures/external-schemas/TALK', join(server.formsDir, 'TALK'), {
    recursive: true,
  });
  // `dropIn.spec.ts` checks the time limit.
  const status = async () => (await fetch(`${server.origin}/api/forms/TALK`)).status;
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  await withAcceptedTerms(page);
  await page.goto(`${server.origin}/form/TALK?lang=en&nocaptcha=true&skipIntro=true`);
  const heading = page.getByRole('heading', { level: 1 });
  const next = page.locator('.step-buttons .button-primary');
  await expect(page).toHaveTitle(/Conference talk/);

  await page.getByLabel('Title').fill('Forms as data');
  await expect(page.getByLabel('Seats')).toHaveCount(0);
  await page.getByLabel('workshop').check();
  await page.getByLabel('Seats').fill('99');
  await next.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Enter 40 or less');
  await problemsButton(dialog, words).click();
  await page.getByLabel('Seats').fill('12');

  // A tuple: one answer of two parts, each with its own errors.
  await page.getByLabel('Slot 1').fill('tomorrow');
  await page.getByLabel('Slot 2').fill('2');
  await next.click();
  await expect(dialog).toContainText('Slot');
  await problemsButton(dialog, words).click();
  await page.getByLabel('Slot 1').fill('2026-12-01');
  await next.click();

  await expect(heading).toHaveText('Speakers');
  await page.getByLabel('Name').fill('Lee Ka Yan');
  await page.getByLabel('Email').fill('lee@example.hk');
  await next.click();
  await expect(heading).toHaveText(words.of('wizard:review.title'));
  const main = page.getByRole('main');
  for (const shown of ['workshop', '12', '2026-12-01', 'Lee Ka Yan', 'lee@example.hk']) {
    await expect(main).toContainText(shown);
  }
});
