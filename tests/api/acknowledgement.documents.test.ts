import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Portal } from '../../server/compose.ts';
import { enclosedIn } from '../support/enclosedIn.ts';
import { runCommand } from '../support/runCommand.ts';
import { runTool } from '../support/runTool.ts';
import { openPortal } from './openPortal.ts';
import { PortalClient } from './portalClient.ts';
import { handIn } from './walk.ts';

const WISH = {
  receiveAckEmail: true,
  ackEmail: 'chan@example.hk',
  ackEmailIncludeFilledForm: true,
  password: 'correct-horse',
  confirmPassword: 'correct-horse',
};

const WAIT = { timeout: 30_000, interval: 500 };

let portal: Portal;
let locked: Buffer;
let acknowledgement: Buffer;
let reference = '';
const folder = mkdtempSync(join(tmpdir(), 'landform-acknowledged-'));
const dataDir = join(folder, 'data');
const origin = () => portal.app.listeningOrigin;

beforeAll(async () => {
  portal = await openPortal(dataDir, {}, { NO_CAPTCHA: 'true' });
  const client = new PortalClient(origin());
  ({ reference } = await handIn(client, 'acknowledged-by-the-portal', WISH));
  const mails = async () => /\/debug\/mails\/[^"?/]+/.exec(await client.page('/debug/mails'))?.[0];
  await vi.waitFor(async () => expect(await mails()).toBeDefined(), WAIT);
  locked = (await client.file(`${await mails()}/0`)).content;
  const name = `${reference}-acknowledgement.pdf`;
  acknowledgement = Buffer.from(enclosedIn(locked, WISH.password, name));
}, 120_000);
afterAll(async () => {
  await portal?.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function post(file: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(file)], { type: 'application/pdf' }), 'ack.pdf');
  const answer = await fetch(`${origin()}/verify?lang=en`, { method: 'POST', body: form });
  return answer.text();
}

it('acknowledgement: the verify page and the verify command accept the mailed PDF', async () => {
  const page = await post(acknowledgement);
  expect(page).toContain('<h1>Genuine</h1>');
  expect(page).toContain(reference);
  const file = join(folder, 'ack.pdf');
  writeFileSync(file, acknowledgement);
  const { code, output } = await runCommand('verify.ts', [file], {
    DATA_DIR: dataDir,
    MODE: 'demo',
  });
  expect([code, output]).toEqual([0, expect.stringContaining(reference)]);
  const { text } = runTool('pdfsig', ['-nocert', '{file}'], acknowledgement);
  expect(text).toContain('Total document signed');
}, 60_000);

it('acknowledgement: page and command refuse a changed PDF, the page a locked PDF', async () => {
  const changed = Buffer.from(acknowledgement);
  changed[9_999] = (changed[9_999] ?? 0) ^ 1;
  expect(await post(changed)).toContain('It was changed after this portal signed it');
  expect(await post(locked)).toContain('locked with a password');
  const file = join(folder, 'changed.pdf');
  writeFileSync(file, changed);
  const ended = await runCommand('verify.ts', [file], { DATA_DIR: dataDir, MODE: 'demo' });
  expect(ended.code).toBe(1);
}, 60_000);
