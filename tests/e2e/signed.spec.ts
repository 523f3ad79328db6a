import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { FormData } from '#engine';
import corporation from '#forms/LR164/samples/full.json' with { type: 'json' };
import member from '#forms/LR175/samples/full.json' with { type: 'json' };
import { loadPortalForm } from '../support/loadPortalForm.ts';
import { runTool } from '../support/runTool.ts';
import { FormWalk } from './support/FormWalk.ts';
import { type SharedPortal, sharedPortalAt } from './support/lentPortal.ts';

const noLook = async () => undefined;
const VALID = 'Signature is Valid';

test.describe.configure({ timeout: 300_000 });
let portal: SharedPortal;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  portal = await sharedPortalAt(corporation.now);
});

/** Walks a form to its acknowledgement. @returns the document after the last signature, base64 */
async function walk(page: Page, code: string, answers: unknown, later: readonly string[] = []) {
  const signed: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/submission/signedHash/')) return;
    const { pdfData } = (await response.json()) as { readonly pdfData?: string };
    if (pdfData !== undefined) signed.push(pdfData);
  });
  const form = await loadPortalForm(code);
  const walked = new FormWalk(page, {
    form,
    origin: portal.origin,
    language: 'en',
    answers: answers as FormData,
    now: corporation.now,
    later,
    isPlain: true,
  });
  await walked.begin(noLook);
  const met = await walked.toTheEnd(noLook);
  expect(met.at(-1)).toBe('acknowledgement');
  return signed.at(-1);
}

/** Presses a control that downloads a file. @returns its name and bytes */
async function download(page: Page, role: 'button' | 'link', name: string) {
  const started = page.waitForEvent('download');
  await page.getByRole(role, { name, exact: true }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

function validSignatures(pdf: Buffer): number {
  return runTool('pdfsig', ['-nocert', '{file}'], pdf).text.split(VALID).length - 1;
}

test('promise 1: LR175 signed by both is completed; print and download have the signed bytes, also after a reload', async ({
  page,
}) => {
  const signed = await walk(page, 'LR175', member.formData);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your form is signed');
  await expect(page.getByRole('main')).not.toContainText('Not submitted');

  const { name, bytes } = await download(page, 'button', 'Download signed form');
  expect(name).toMatch(/^LR175-\d{6}-\d{6}-signed\.pdf$/);
  expect(validSignatures(bytes)).toBe(2);
  expect(bytes.toString('base64'), 'the bytes that were signed').toBe(signed);

  // The headless shell has no PDF viewer to print from, so it downloads the document.
  const printed = await download(page, 'button', 'Print or save as PDF');
  expect(printed.bytes.equals(bytes)).toBe(true);
  expect(printed.name).toBe(name);

  await page.reload();
  await expect(heading).toHaveText('Your form is signed');
  const again = await download(page, 'button', 'Download signed form');
  expect(again.bytes.equals(bytes)).toBe(true);
  const text = runTool('pdftotext', ['{file}', '-'], bytes).text;
  expect(text).toContain('For signature');
  expect(text).not.toMatch(/not submitted\b(?! online)/i);
  expect(text).not.toMatch(/before submission/i);
});

test('promise 3: LR164 with only the chairman’s signature is submitted; page and PDF name the open signature', async ({
  page,
}) => {
  const signed = await walk(page, 'LR164', corporation.formData, ['secretarySign']);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Still to be signed' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'secretary' })).toBeVisible();

  const { name, bytes } = await download(page, 'button', 'Download signed form');
  expect(name).toMatch(/^LR164-OC-\d{6}-\d{6}-signed\.pdf$/);
  expect(validSignatures(bytes)).toBe(1);
  expect(bytes.toString('base64')).toBe(signed);
  expect(runTool('pdftotext', ['{file}', '-'], bytes).text).toContain('Electronic signatures');

  await page.getByRole('button', { name: 'Preview as PDF' }).click();
  const record = await download(page, 'link', 'Download as PDF');
  expect(record.name).toMatch(/^LR164-OC-\d{6}-\d{6}\.pdf$/);
  const words = runTool('pdftotext', ['{file}', '-'], record.bytes).text;
  expect(words).toContain('Still to be signed');
  expect(words).toContain('Signature of the secretary');
});
