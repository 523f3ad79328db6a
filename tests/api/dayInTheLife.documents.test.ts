import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Portal } from '../../server/compose.ts';
import { type EndedCommand, runCommand } from '../support/runCommand.ts';
import { openPortal } from './openPortal.ts';
import { PortalClient } from './portalClient.ts';
import { type HandedIn, handIn } from './walk.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
const WAIT = { timeout: 30_000, interval: 200 };
const folder = mkdtempSync(join(tmpdir(), 'landform-day-'));
const dataDir = join(folder, 'data');
const env = { DATA_DIR: dataDir, MODE: 'demo' };
interface Report {
  readonly job?: string;
  readonly outcome?: object;
  readonly alert?: { readonly reason: string };
}

/** Log lines since the portal was opened: results of jobs, and alerts. */
let reports: Report[] = [];
let portal: Portal | undefined;
let taken: HandedIn;
let waiting: HandedIn;

async function open(): Promise<PortalClient> {
  await portal?.close();
  reports = [];
  const more = { NO_CAPTCHA: 'true', LOG_LEVEL: 'info' };
  portal = await openPortal(dataDir, {}, more, {
    write: (line) => void reports.push(JSON.parse(line)),
  });
  return new PortalClient(portal.app.listeningOrigin);
}

beforeAll(async () => {
  taken = await handIn(await open(), 'taken-by-an-operator');
  const origin = portal?.app.listeningOrigin ?? '';
  waiting = await handIn(new PortalClient(origin), 'nobody-takes-this-one');
}, 120_000);
afterAll(async () => {
  vi.useRealTimers();
  await portal?.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const exported = ({ reference }: HandedIn, ...more: readonly string[]): Promise<EndedCommand> =>
  runCommand('export.ts', ['--ref', reference, '--to', folder, ...more], env);
const placed = ({ reference }: HandedIn, file: string) => join(folder, reference, file);
const keptFiles = ({ submissionId }: HandedIn) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => path.includes(submissionId.toLowerCase()));
const outcomeOf = (name: string) => reports.find(({ job }) => job === name)?.outcome;

/** Returns the lines of SHA256SUMS that differ from the exported files. */
function wrongSums(of: HandedIn): readonly string[] {
  const lines = readFileSync(placed(of, 'SHA256SUMS'), 'utf8').trim().split('\n');
  expect(lines.map((line) => line.slice(66))).toContain('acknowledgement.pdf');
  return lines.filter((line) => {
    const content = readFileSync(placed(of, line.slice(66)));
    return createHash('sha256').update(content).digest('hex') !== line.slice(0, 64);
  });
}

it('retention: deletes an exported submission after 90 days, keeps any other', async () => {
  const before = await vi.waitUntil(async () => {
    const ended = await exported(taken);
    return ended.code === 0 && ended;
  }, WAIT);
  expect(before.output).toContain('Taken at ');
  expect(wrongSums(taken)).toEqual([]);
  expect(keptFiles(taken).length).toBeGreaterThan(0);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90 * DAY_MS + HOUR_MS });
  await open();
  await vi.waitFor(() => expect(outcomeOf('purge')).toMatchObject({ answers: 1 }), WAIT);
  expect(keptFiles(taken)).toEqual([]);
  expect((await exported(taken, '--again')).code).toBe(1);

  await vi.waitFor(() => expect(outcomeOf('untaken')).toMatchObject({ waiting: 1 }), WAIT);
  expect(reports.map(({ alert }) => alert?.reason)).toContain('untakenTooLong');
  expect(keptFiles(waiting).length).toBeGreaterThan(0);
  expect((await exported(waiting)).code).toBe(0);
  expect(wrongSums(waiting)).toEqual([]);
}, 60_000);

it('verify command: accepts an acknowledgement without its stored answers', async () => {
  const file = placed(taken, 'acknowledgement.pdf');
  const genuine = await runCommand('verify.ts', [file], env);
  expect([genuine.code, genuine.output]).toEqual([0, expect.stringContaining('Genuine: ')]);
  expect(genuine.output).toContain(`Application reference number: ${taken.reference}`);
  for (const line of ['Amount: HK$380.00', 'Signer: CHAN TAI MAN, ', 'Signed form: Enclosed, ']) {
    expect(genuine.output).toContain(`\n${line}`);
  }
  const changed = readFileSync(file);
  changed[9_999] = (changed[9_999] ?? 0) ^ 1;
  writeFileSync(join(folder, 'changed.pdf'), changed);
  const refused = await runCommand('verify.ts', [join(folder, 'changed.pdf')], env);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('Not genuine: ')]);
}, 60_000);
