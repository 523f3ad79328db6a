import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { openPkcs12 } from '../../renderer/signing/certificates/pkcs12.ts';
import { Applicant } from './support/Applicant.ts';
import { sampleOf } from './support/sampleOf.ts';

test('a form is saved using a certificate and opened with its key alone', async ({
  page,
  browser,
}) => {
  const [own, other] = await Promise.all([certificateFor(page), certificateFor(page)]);
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillStep('delivery', sampleOf('minimal'));
  await applicant.goOn();
  await applicant.expectOwnStep('subscriberParticulars');
  await applicant.main.getByLabel('Name of owner in English').fill('CHAN TAI MAN');

  await applicant.main.getByRole('button', { name: 'Save to a file' }).click();
  const dialog = applicant.dialog('Save the form to a file');
  await dialog.getByRole('button', { name: 'Save using a digital certificate' }).click();
  await dialog
    .getByLabel('Public key of the certificate (.cer)')
    .setInputFiles(fileOf('own.cer', own.certificate));
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  const download = page.waitForEvent('download');
  await applicant.throughCaptcha(() => save.click());
  const saved = await readFile(await (await download).path());
  expect(saved.includes('CHAN TAI MAN')).toBe(false);

  const context = await browser.newContext();
  const second = new Applicant(await context.newPage(), 'en');
  await second.open();
  for (const box of await second.main.getByRole('checkbox').all()) await box.check();
  await second.main.getByRole('button', { name: 'Fill in a saved form' }).click();
  const title = { name: 'Fill in a saved form' };
  const load = second.page
    .getByRole('dialog', title)
    .or(second.page.getByRole('alertdialog', title));
  await load.locator('input[type=file]').first().setInputFiles(fileOf('saved.lrwf', saved));
  const open = async ({ file, pin }: TestCertificate) => {
    await load.getByLabel('Certificate file (.p12)').setInputFiles(fileOf('own.p12', file));
    await load.getByLabel('PIN of the certificate', { exact: true }).fill(pin);
    await load.getByRole('button', { name: 'Open' }).click();
  };
  await open({ ...own, pin: `${own.pin}x` });
  await expect(load).toContainText('The certificate or the PIN is not valid.');
  await open(other);
  await expect(load).toContainText('This file was saved for another certificate.');
  await second.throughCaptcha(() => open(own));
  await expect(load).toContainText('The saved form was loaded.');
  await load.getByRole('button', { name: 'Close' }).click();
  await second.expectOwnStep('subscriberParticulars');
  await expect(second.main.getByLabel('Name of owner in English')).toHaveValue('CHAN TAI MAN');
  await context.close();
});

interface TestCertificate {
  /** PKCS #12. */
  readonly file: Buffer;
  readonly pin: string;
  /** DER. */
  readonly certificate: Buffer;
}

/** Has the test authority issue a certificate. */
async function certificateFor(page: Page): Promise<TestCertificate> {
  const query = new URLSearchParams({ holder: 'personal', name: 'CHAN TAI MAN' });
  const response = await page.request.get(`/debug/test-certificate?${query}`);
  expect(response.ok()).toBe(true);
  const file = await response.body();
  const pin = response.headers()['certificate-pin'] ?? '';
  const { certificate } = openPkcs12(file, pin);
  return { file, pin, certificate: Buffer.from(certificate, 'base64') };
}

function fileOf(name: string, buffer: Buffer) {
  return { name, mimeType: 'application/octet-stream', buffer };
}
