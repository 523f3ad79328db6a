import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { assemblePortal } from '../../../../scripts/build/assemblePortal.ts';
import { withReadyStore } from '../../../support/readyStore.ts';
import { type RunningServer, runServer } from '../../../support/runServer.ts';
import { writeForm } from '../../support/formFolder.ts';

/** The limit of an installation on disk, without Node. */
const MOST_BYTES = 200_000_000;
const CODE = 'LR950';

/** Production settings that call no other service at the start. */
const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://eforms.landreg.example',
  LANDING_URL: 'https://www.landreg.example/{lang}/forms.htm',
  PAYMENT_GATEWAY: 'none',
  CERTIFICATE_TRUST: 'folder',
  MAIL: 'smtp',
  SMTP_URL: 'smtps://mail.landreg.example',
  MALWARE_SCANNER: 'none',
  ADDRESS_LOOKUP: 'none',
  ACK_SIGNING_P12: 'none',
};

let top: string;
let portal: string;
let server: RunningServer | undefined;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // Node finds no package of the project from here.
  top = mkdtempSync(join(tmpdir(), 'landform-installed-'));
  portal = join(top, 'portal');
  assemblePortal(portal);
  mkdirSync(join(top, 'forms'));
  mkdirSync(join(top, 'trust'));
});
test.afterEach(() => server?.stop());
test.afterAll(() => rmSync(top, { recursive: true, force: true }));

async function start(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const dataDir = join(top, `data-${randomBytes(4).toString('hex')}`);
  await withReadyStore(dataDir);
  const settings = (port: number) => ({
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    FORMS_DIR: `forms,${join(top, 'forms')}`,
    LOG_LEVEL: 'warn',
    ...env,
  });
  server = await runServer('server/main.ts', settings, { cwd: portal });
  return server.origin;
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

test('installed folder: has less than 200 MB and no packages of the build', () => {
  expect(bytesIn(portal)).toBeLessThan(MOST_BYTES);
  const modules = readdirSync(join(portal, 'node_modules'));
  for (const name of ['rolldown', 'vite', 'typescript', 'react']) {
    expect(modules).not.toContain(name);
  }
});

test('installed folder: serves a form, creates its PDF, and publishes a dropped-in form', async () => {
  const origin = await start({ NO_CAPTCHA: 'true' });
  const page = await fetch(`${origin}/form/LREAL1?lang=tc`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('data-form')]);
  const review = await fetch(`${origin}/api/submission/review/LREAL1/0`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ formData: {}, submissionDetail: { lang: 'TradChn', isDraft: true } }),
  });
  const { pdfData } = (await review.json()) as { readonly pdfData: string };
  expect(Buffer.from(pdfData, 'base64').toString('latin1').slice(0, 5)).toBe('%PDF-');

  writeForm(join(top, 'forms'), CODE);
  const statusOf = async () => (await fetch(`${origin}/api/forms/${CODE}`)).status;
  await expect.poll(statusOf, { timeout: 30_000, intervals: [100] }).toBe(200);
});

test('installed folder: starts in production', async () => {
  const origin = await start({
    ...PRODUCTION,
    TRUST_DIR: join(top, 'trust'),
    SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  });
  expect((await fetch(`${origin}/form/LREAL1`)).status).toBe(200);
});

test('installed folder: refuses to start after a change of its code, and names the fix', async () => {
  appendFileSync(join(portal, 'engine/rules/library.ts'), '\n');
  await expect(start()).rejects.toThrow('Run npm run build in the project');
});
