import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { Applicant } from './support/Applicant.ts';
import { sampleOf } from './support/sampleOf.ts';

const PASSWORD = 'correct-horse';

test('U-34: a form is saved to a file and goes on in another browser', async ({
  page,
  browser,
}) => {
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
  await first.throughCaptcha(() => dialog.getByRole('button', { name: 'Save' }).click());
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^LREAL1-\d{4}-\d{2}-\d{2}\.lrwf$/);
  await expect(first.main).toContainText('The form was saved to a file.');
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
  await second.goBack();
  await expect(second.main.getByLabel('Name of owner in English')).toHaveValue('CHAN TAI MAN');
  await context.close();
});

test('saving asks for two equal passwords of 8 to 25 characters', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.main.getByRole('button', { name: 'Save to a file' }).click();
  const dialog = applicant.dialog('Save the form to a file');
  const [password, again] = ['Password of the file', 'Password again'].map((label) =>
    dialog.getByLabel(label, { exact: true }),
  );
  const save = dialog.getByRole('button', { name: 'Save' });

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

/** The dialog that asks for the file, and then the one that says what came of it. */
function loading(page: Page): Locator {
  const title = { name: 'Fill in a saved form' };
  return page.getByRole('dialog', title).or(page.getByRole('alertdialog', title));
}

async function open(page: Page, buffer: Buffer, password: string): Promise<void> {
  const file = { name: 'saved.lrwf', mimeType: 'application/octet-stream', buffer };
  await loading(page).locator('input[type=file]').setInputFiles(file);
  await loading(page).getByLabel('Password of the file', { exact: true }).fill(password);
}

async function press(page: Page): Promise<void> {
  await loading(page).getByRole('button', { name: 'Open' }).click();
}
