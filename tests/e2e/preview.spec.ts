import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, type RunningServer, runServer } from '../support/runServer.ts';
import { withAcceptedTerms } from './support/acceptedTerms.ts';
import { editForm, writeForm } from './support/formFolder.ts';

/** The limit for a saved change to appear in the page. */
const SHOWN_WITHIN_MS = 1000;
const CODE = 'LR960';
/** The label after each save. */
const LABELS = [
  ['Name of applicant', 'Full name'],
  ['Full name', 'Whole name'],
  ['Whole name', 'Name in full'],
] as const;

let server: RunningServer;
let page: string;
let formsDir: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'landform-preview-'));
  formsDir = join(folder, 'forms');
  writeForm(formsDir, CODE);
  const devPort = await freePort();
  page = `http://localhost:${devPort}/form/${CODE}?lang=en&skipIntro=true`;
  server = await runServer('scripts/dev.ts', (port) => ({
    DEV_SERVER: `http://localhost:${port}`,
    DEV_PORT: String(devPort),
    DATA_DIR: join(folder, 'data'),
    DEFINITIONS_DIR: join(folder, 'definitions'),
    FORMS_DIR: formsDir,
    LOG_LEVEL: 'warn',
  }));
  await expect.poll(() => statusOf(page), { timeout: 30_000 }).toBe(200);
});

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

test.afterAll(() => server?.stop());

test('npm run dev: updates the open page on each save, keeps its answers, and overlays errors', async ({
  page: browser,
}) => {
  await withAcceptedTerms(browser);
  await browser.goto(page);
  // Vite prepares the modules at the first visit.
  const name = browser.getByLabel('Name of applicant');
  await expect(name).toBeVisible({ timeout: 60_000 });
  await name.fill('CHAN TAI MAN');

  const took: number[] = [];
  for (const [before, after] of LABELS) {
    const saved = performance.now();
    editForm(formsDir, `${CODE}/locales/en.json`, before, after);
    await browser.getByLabel(after).waitFor();
    took.push(performance.now() - saved);
    await expect(browser.getByLabel(after)).toHaveValue('CHAN TAI MAN');
  }
  const description = took.map((ms) => `${ms.toFixed(0)} ms`).join(', ');
  test.info().annotations.push({ type: 'shown after', description });
  // Only the fastest save counts: the machine may be busy.
  expect(Math.min(...took)).toBeLessThan(SHOWN_WITHIN_MS);

  const overlay = browser.getByRole('region', { name: 'Form files with errors' });
  await expect(overlay).toBeHidden();
  editForm(formsDir, `${CODE}/schema.json`, '"maxChars"', '"maxChar"');
  await expect(overlay).toContainText('schema.json:9:7');
  await expect(overlay).toContainText('Did you mean "maxChars"?');
  await expect(browser.getByLabel('Name in full')).toHaveValue('CHAN TAI MAN');
  expect(server.output()).toContain('error unknown-key Unknown key "maxChar"');

  editForm(formsDir, `${CODE}/schema.json`, '"maxChar": 100', '"maxChars": 50');
  await expect(overlay).toBeHidden();
  await expect(browser.getByLabel('Name in full')).toHaveValue('CHAN TAI MAN');
});
