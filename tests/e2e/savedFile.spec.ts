import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { UPLOAD_LIMIT_BYTES } from '#engine';
import { fieldId } from '../../renderer/form-context/fieldId.ts';
import { pdfWith } from '../support/sampleFiles.ts';
import { Applicant } from './support/Applicant.ts';
import { sampleOf } from './support/sampleOf.ts';

const PASSWORD = 'correct-horse';

test('U-34: a form saved to a file continues in another browser', async ({ page, browser }) => {
  const answers = sampleOf('minimal');
  const first = new Applicant(page, 'en');
  await first.open();
  await first.acceptAndStart();
  await first.fillStep('delivery', answers);
  await first.goOn();
  await first.expectOwnStep('subscriberParticulars');
  await first.fillStep('subscriberParticulars', answers);

  const download = page.waitForEvent('download');
  await first.main.getByRole('button', { name: 'Save to a file' }).click();
  const dialog = first.dialog('Save the form to a file');
  await dialog.getByLabel('Password of the file', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Password again', { exact: true }).fill(PASSWORD);
  await first.throughCaptcha(() =>
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  );
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^LREAL1-\d{4}-\d{2}-\d{2}-\d{4}\.lrwf$/);
  await expect(first.main).toContainText(`Saved as ${file.suggestedFilename()} on `);
  const saved = await readFile(await file.path());

  const context = await browser.newContext();
  const second = new Applicant(await context.newPage(), 'en');
  await second.open();
  for (const box of await second.main.getByRole('checkbox').all()) await box.check();
  await second.main.getByRole('button', { name: 'Fill in a saved form' }).click();
  await open(second.page, saved, 'wrong-password');
  await second.throughCaptcha(() => press(second.page));
  await expect(loading(second.page)).toContainText('The password is not correct.');

  await open(second.page, saved, PASSWORD);
  await press(second.page);
  await expect(loading(second.page)).toContainText('The saved form was loaded.');
  await loading(second.page).getByRole('button', { name: 'Close' }).click();
  await second.expectOwnStep('orders');
  await expectTicks(second.page, ['Important notes', 'How to submit', 'Owner']);
  await second.goBack();
  await expect(second.main.getByLabel('Name of owner in English')).toHaveValue('CHAN TAI MAN');
  await context.close();
});

test('promise 6: 30 MB of attachments are saved and loaded, and a file over the limit is named', async ({
  page,
  browser,
}) => {
  test.slow();
  const rows = Array.from({ length: 7 }, (_, at) => ({
    docType: at === 0 ? 'certificateOfIncorporation' : 'otherProof',
  }));
  const answers = sampleOf('corporate-online', { supportDocument: rows });
  const first = new Applicant(page, 'en');
  await first.open();
  await first.acceptAndStart();
  for (const step of ['delivery', 'subscriberParticulars', 'orders']) {
    await first.expectOwnStep(step);
    await first.fillStep(step, answers);
    await first.goOn();
  }
  await first.expectOwnStep('documents');
  await first.fillStep('documents', answers);
  for (let at = 0; at < 7; at += 1) await attach(first, at);

  await first.main.getByRole('button', { name: 'Save to a file' }).click();
  const dialog = first.dialog('Save the form to a file');
  await expect(dialog).toContainText('larger than 30.00 MB together');
  await expect(dialog).toContainText('deed 6.pdf (5.00 MB)');
  await expect(dialog.getByRole('button', { name: 'Save without attachments' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await first.main.getByRole('button', { name: /^Remove deed 6\.pdf/ }).click();
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await first.main.getByRole('button', { name: 'Save to a file' }).click();
  await dialog.getByLabel('Password of the file', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Password again', { exact: true }).fill(PASSWORD);
  await first.throughCaptcha(() =>
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  );
  const saved = await readFile(await (await download).path());
  expect(saved.length).toBeGreaterThan(UPLOAD_LIMIT_BYTES);
  expect(saved.length).toBeLessThan(UPLOAD_LIMIT_BYTES + 20_000);

  const context = await browser.newContext();
  const second = new Applicant(await context.newPage(), 'en');
  await second.open();
  for (const box of await second.main.getByRole('checkbox').all()) await box.check();
  await second.main.getByRole('button', { name: 'Fill in a saved form' }).click();
  await open(second.page, saved, PASSWORD);
  await second.throughCaptcha(() => press(second.page));
  await expect(loading(second.page)).toContainText('The saved form was loaded.', {
    timeout: 60_000,
  });
  await loading(second.page).getByRole('button', { name: 'Close' }).click();
  // The seventh row has lost its file, so its step is the first incomplete step.
  await second.expectOwnStep('documents');
  for (let at = 0; at < 6; at += 1) {
    await expect(second.main.getByText(`deed ${at}.pdf`).first()).toBeVisible();
  }
  await expectTicks(second.page, ['Important notes', 'How to submit', 'Owner', 'Land registers']);
  await context.close();
});

test('promise 15: loading a text that is not a saved form shows an error', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  for (const box of await applicant.main.getByRole('checkbox').all()) await box.check();
  await applicant.main.getByRole('button', { name: 'Fill in a saved form' }).click();
  await open(page, Buffer.from('Dear Sir or Madam'), PASSWORD);
  await press(page);
  await expect(loading(page)).toContainText('This file is not a saved form.');
});

test('saving requires two equal passwords of 8 to 25 characters', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.main.getByRole('button', { name: 'Save to a file' }).click();
  const dialog = applicant.dialog('Save the form to a file');
  const [password, again] = ['Password of the file', 'Password again'].map((label) =>
    dialog.getByLabel(label, { exact: true }),
  );
  const save = dialog.getByRole('button', { name: 'Save', exact: true });

  await save.click();
  await expect(dialog).toContainText('Please enter the password.');
  await password?.fill('1234567');
  await save.click();
  await expect(dialog).toContainText('The password must have 8 to 25 characters.');
  await password?.fill('12345678');
  await again?.fill('87654321');
  await save.click();
  await expect(dialog).toContainText('The two passwords are not the same.');
  await expect(again ?? dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(applicant.main.getByRole('button', { name: 'Save to a file' })).toBeFocused();
});

/** Returns the dialog that asks for the file, or the dialog with the result. */
function loading(page: Page): Locator {
  const title = { name: 'Fill in a saved form' };
  return page.getByRole('dialog', title).or(page.getByRole('alertdialog', title));
}

async function open(page: Page, bytes: Buffer, password: string): Promise<void> {
  const file = await fileOf('saved.lrwf', bytes);
  await loading(page).locator('input[type=file]').setInputFiles(file);
  await loading(page).getByLabel('Password of the file', { exact: true }).fill(password);
}

/**
 * Writes a file for a file input. The browser reads it from the disk: a buffer would travel as text
 * over the connection to the browser, which takes seconds for 30 MB.
 */
async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, bytes);
  return path;
}

/** Chooses a PDF of exactly 5 MB for one row of the supporting documents. */
async function attach({ page }: Applicant, at: number): Promise<void> {
  const stream = (length: number) =>
    Buffer.concat([
      Buffer.from(`9 0 obj\n<< /Length ${length} >>\nstream\n`),
      Buffer.alloc(length, at + 48),
      Buffer.from('\nendstream\nendobj'),
    ]);
  const bare = pdfWith([stream(5_000_000)]).length;
  const name = `deed ${at}.pdf`;
  const file = await fileOf(name, pdfWith([stream(5_000_000 + UPLOAD_LIMIT_BYTES / 6 - bare)]));
  const row = `[id="${fieldId(`/supportDocument/${at}`)}"]`;
  const change = page.locator(`${row}.card-closed > .card-head .end button`).first();
  if (await change.isVisible()) await change.click();
  await page.locator(`[id="${fieldId(`/supportDocument/${at}/docFile`)}"]`).setInputFiles(file);
  await expect(page.getByText(name).first()).toBeVisible();
}

/** Expects exactly these steps to be ticked. */
async function expectTicks(page: Page, titles: readonly string[]): Promise<void> {
  const ticked = page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('listitem')
    .filter({ hasText: 'Completed' });
  await expect(ticked).toHaveText(titles.map((title) => new RegExp(`^${title}`)));
}

async function press(page: Page): Promise<void> {
  await loading(page).getByRole('button', { name: 'Open' }).click();
}
