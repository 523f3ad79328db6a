import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectSoonLive } from './support/expectSoonLive.ts';
import { editForm, writeForm } from './support/formFolder.ts';
import { type OwnPortal, ownPortal } from './support/ownPortal.ts';
import { problemsButton } from './support/problemsButton.ts';
import { Words } from './support/Words.ts';

const CODE = 'LR950';
const words = new Words('en');

test.describe.configure({ mode: 'serial' });

let server: OwnPortal;
let formsDir: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await ownPortal();
  formsDir = server.formsDir;
});
test.afterAll(() => server?.stop());

const open = (page: Page) => page.goto(`${server.origin}/form/${CODE}?lang=en&nocaptcha=true`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const goOn = (page: Page) => page.locator('.step-buttons .button-primary').click();
const statusOf = async () => (await fetch(`${server.origin}/api/forms/${CODE}`)).status;
const hashOf = async () => {
  const response = await fetch(`${server.origin}/api/forms/${CODE}`);
  return ((await response.json()) as { readonly hash?: string }).hash;
};

async function begin(page: Page): Promise<void> {
  await open(page);
  await expect(heading(page)).toHaveText(words.of('wizard:step.intro'));
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: words.of('wizard:notes.want.start') }).click();
  await expect(heading(page)).toHaveText('Applicant');
}

/** Expects a dialog with a reason, closes it, and expects the same step. */
async function expectRefusal(page: Page, why: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(why);
  await problemsButton(dialog, words).click();
  await expect(heading(page)).toHaveText('Applicant');
}

async function goToReview(page: Page): Promise<void> {
  await goOn(page);
  await expect(heading(page)).toHaveText(words.of('wizard:review.title'));
}

test('a new form folder: its form goes live within two seconds and accepts answers', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('link', { name: /Subscription to Property Alert/ })).toBeVisible();

  writeForm(formsDir, CODE);
  await expectSoonLive(async () => (await statusOf()) === 200);
  await begin(page);
  await expect(page).toHaveTitle(/New Form/);
  await goOn(page);
  await expectRefusal(page, words.of('validation:validation_required'));
  await page.getByLabel('Name of applicant').fill('CHAN TAI MAN');
  await goToReview(page);
  await expect(page.getByRole('main')).toContainText('CHAN TAI MAN');
});

test('F1: an open form keeps its version after an edit, and is refused after its folder is removed', async ({
  page,
  context,
}) => {
  await begin(page);
  await page.getByLabel('Name of applicant').fill('WONG SIU MING');
  const before = await hashOf();
  editForm(formsDir, `${CODE}/locales/en.json`, 'Name of applicant', 'Full name of applicant');
  // The sample, CHAN TAI MAN, still fits: the server withholds a form with an invalid sample.
  editForm(formsDir, `${CODE}/schema.json`, '"maxChars": 100', '"maxChars": 12');
  await expectSoonLive(async () => (await hashOf()) !== before);

  await goToReview(page);
  await expect(page.getByRole('main')).not.toContainText('Full name');
  const newcomer = await context.newPage();
  await begin(newcomer);
  await newcomer.getByLabel('Full name of applicant').fill('WONG SIU MING');
  await goOn(newcomer);
  await expectRefusal(newcomer, '12');

  rmSync(join(formsDir, CODE), { recursive: true });
  await expectSoonLive(async () => (await statusOf()) === 404);
  await open(newcomer);
  await expect(
    newcomer.getByRole('link', { name: /Subscription to Property Alert/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: words.of('common:button.back'), exact: true }).click();
  await page.getByLabel('Name of applicant').fill('WONG SIU KEUNG');
  const reviewed = page.waitForResponse(/\/api\/submission\/review\//);
  await goOn(page);
  expect(await (await reviewed).json()).toMatchObject({ result: 'formChanged' });
  await expect(page.getByRole('alertdialog')).toContainText(words.of('errors:formChanged'));
});

test('a broken folder: /debug reports file and line, and the last good version stays live', async ({
  page,
}) => {
  writeForm(formsDir, CODE);
  await expectSoonLive(async () => (await statusOf()) === 200);
  const good = await hashOf();
  editForm(formsDir, `${CODE}/schema.json`, '"maxChars"', '"maxChar"');
  const refusal = new RegExp(`forms/${CODE}/schema\\.json:9:\\d+ error unknown-key `);
  await expectSoonLive(async () =>
    refusal.test(await (await fetch(`${server.origin}/debug`)).text()),
  );
  expect(server.output()).toContain('maxChar');
  expect(await hashOf()).toBe(good);
  await begin(page);
});
