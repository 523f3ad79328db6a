import { expect, test } from '@playwright/test';
import { readConfig } from '../../server/config/config.ts';
import { loadSecrets } from '../../server/config/secrets.ts';
import { createSavedFiles } from '../../server/services/files/savedFiles.ts';
import { memorialFile } from '../support/memorialFile.ts';
import { Applicant } from './support/Applicant.ts';
import { DATA_DIR } from './support/dataDir.ts';

const PASSWORD = 'correct-horse';

test('LODLIST: two saved memorials of LR152C become two records of the list', async ({ page }) => {
  const keys = loadSecrets(readConfig({ DATA_DIR })).keysFor('saved-file');
  const buffer = await memorialFile(createSavedFiles(keys, { now: () => new Date() }), {
    password: PASSWORD,
  });
  await page.goto('/form/LODLIST?lang=en');
  const applicant = new Applicant(page, 'en');
  const { main } = applicant;
  for (const box of await main.getByRole('checkbox').all()) await box.check();
  const title = { name: 'Fill in a saved form' };
  const dialog = page.getByRole('dialog', title).or(page.getByRole('alertdialog', title));
  const load = async (password: string) => {
    const file = { name: 'memorial.lrwf', mimeType: 'application/octet-stream', buffer };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByLabel('Password of the file').fill(password);
    await dialog.getByRole('button', { name: 'Open' }).click();
  };

  await main.getByRole('button', title).click();
  await expect(dialog).toContainText('a file that you saved from form LR152C');
  await applicant.throughCaptcha(() => load('wrong-horse'));
  await expect(dialog).toContainText('The password is not correct.');
  await load(PASSWORD);
  await expect(dialog).toContainText('Answers saved in form LR152C were added to this form.');
  await expect(dialog).toContainText('Nature of instrument');
  await expect(dialog).toContainText('Answers in the file that this form does not ask for: 1.');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Important notes' }).click();
  await main.getByRole('button', title).click();
  await load(PASSWORD);
  await expect(dialog).toContainText('They are in a new record of “Memorials”.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lodging party');
  await main.getByRole('radio', { name: /Solicitors/ }).check();
  await expect(main.getByLabel(/Solicitors code/)).toHaveValue('87654321');
});
