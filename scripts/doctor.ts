/**
 * `node scripts/doctor.ts`: checks an installation with the server's own settings and prints a
 * table. Exits with 1 when a check fails. The embedded database can be checked only while the
 * server is stopped.
 */
import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { TypstPdfRenderer } from '../server/adapters/pdf/TypstPdfRenderer.ts';
import { openStores } from '../server/adapters/store/openStores.ts';
import { systemClock } from '../server/adapters/system/systemClock.ts';
import { refuseForeignKeys } from '../server/compose/openOwnStores.ts';
import { storeChoice } from '../server/compose/storeChoice.ts';
import { type Config, ConfigError, readConfig } from '../server/config/config.ts';
import { openPortalConfig } from '../server/config/portalConfig.ts';
import { fingerprintOf, loadSecrets } from '../server/config/secrets.ts';
import { compileAll } from '../server/forms/compileAll.ts';
import { commandLine } from './command/commandLine.ts';
import { say } from './command/run.ts';
import { type Check, OUTSIDE_SYSTEMS } from './doctor/outsideSystems.ts';
import { withDesk } from './operator/withDesk.ts';

const NODE_MAJOR = 24;
const LEAST_FREE_BYTES = 1024 ** 3;
const WORST_CLOCK_MS = 5_000;
const MOST_MESSAGES = 50;

const CHECKS: readonly (readonly [name: string, check: Check])[] = [
  ['node', checkNode],
  ['keys', checkSecretKeys],
  ['disk', checkFreeDisk],
  ['store and migrations', checkStore],
  ['keys and data', checkKeysAndData],
  ['clock', checkClock],
  ['forms', checkForms],
  ['configuration files', checkPortalConfig],
  ['fonts and PDF', checkPdf],
  ...OUTSIDE_SYSTEMS,
  ['messages', checkMessages],
  ['payments to settle', checkPayments],
  ['submissions to take', checkUntaken],
  ['built site', checkSite],
];

commandLine('npm run doctor', {});
const config = settings();
let faults = config ? 0 : 1;
for (const [name, check] of config ? CHECKS : []) {
  try {
    if (config) say(`ok      ${name.padEnd(22)} ${await check(config)}`);
  } catch (error) {
    faults += 1;
    say(`WRONG   ${name.padEnd(22)} ${error instanceof Error ? error.message : String(error)}`);
  }
}
process.exit(faults === 0 ? 0 : 1);

function settings(): Config | undefined {
  try {
    const read = readConfig(process.env);
    say(`ok      ${'settings'.padEnd(22)} ${read.mode}, ${read.publicUrl}`);
    return read;
  } catch (error) {
    const lines = error instanceof ConfigError ? error.problems : [String(error)];
    for (const line of lines) say(`WRONG   ${'settings'.padEnd(22)} ${line}`);
    return undefined;
  }
}

async function checkNode(): Promise<string> {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < NODE_MAJOR) throw new Error(`${process.version}: version ${NODE_MAJOR} is needed`);
  return process.version;
}

async function checkSecretKeys(about: Config): Promise<string> {
  const { keysFor, gatewayKeys } = loadSecrets(about);
  const [current] = keysFor('data');
  if (!current) throw new Error('no secret key');
  return `data ${current.id} (${fingerprintOf(current)}), ${gatewayKeys.length} for the gateway`;
}

async function checkFreeDisk({ dataDir }: Config): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  await access(dataDir, constants.W_OK);
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / 1024 ** 3).toFixed(1)} GB free in ${dataDir}`;
  if (free < LEAST_FREE_BYTES) throw new Error(`${text}: at least 1 GB is needed`);
  return text;
}

async function checkStore(about: Config): Promise<string> {
  const stores = await openStores(storeChoice(about), systemClock);
  await stores.submissions.close();
  return about.databaseUrl === undefined ? 'embedded, up to date' : 'PostgreSQL, up to date';
}

/** Checks that the keys decrypt the data of the database. Writes nothing. */
async function checkKeysAndData(about: Config): Promise<string> {
  const stores = await openStores(storeChoice(about), systemClock);
  try {
    await refuseForeignKeys(about, loadSecrets(about), stores);
    return 'the keys open the data';
  } finally {
    await stores.submissions.close();
  }
}

/** Compares the clock with that of a PostgreSQL database: both write into the same rows. */
async function checkClock(about: Config): Promise<string> {
  if (about.databaseUrl === undefined) return `${systemClock.now().toISOString()} (own clock)`;
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: about.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    const offMs = Math.abs(systemClock.now().getTime() - (rows[0]?.now.getTime() ?? 0));
    if (offMs > WORST_CLOCK_MS) throw new Error(`${offMs} ms off the database's`);
    return `${offMs} ms off the database's`;
  } finally {
    await client.end();
  }
}

async function checkForms(about: Config): Promise<string> {
  const { compiled, withheld, sharedErrors } = await compileAll(about);
  const edited = compiled.flatMap((form) => form.edited ?? []);
  const broken = withheld.flatMap(({ code, faults: found }) => [`${code} is withheld`, ...found]);
  const lines = [...sharedErrors, ...broken, ...edited];
  if (lines.length > 0 || compiled.length === 0) {
    throw new Error(lines.join('\n  ') || 'no form is compiled');
  }
  return compiled.map(({ code, hash }) => `${code} ${hash.slice(0, 8)}`).join(', ');
}

async function checkPortalConfig(about: Config): Promise<string> {
  const { readPortalConfig, readBroadcast } = openPortalConfig(about, () => {});
  const notices = Object.keys(readBroadcast()).length;
  return `maintenance ${readPortalConfig().MAINTENANCE ? 'ON' : 'off'}, ${notices} notices`;
}

async function checkPdf(): Promise<string> {
  const pdf = new TypstPdfRenderer({ threads: 1 });
  try {
    const started = performance.now();
    const content = await pdf.render({
      language: 'zh-Hant',
      formCode: 'DOCTOR',
      formVersion: 1,
      formHash: '',
      screenCode: 'DOCTOR-01',
      title: '測試 测试 Test',
      sections: [],
      declarations: [],
      signByHand: [],
      standing: { kind: 'notSubmitted' },
      createdAt: systemClock.now(),
    });
    return `${content.length} bytes in ${Math.round(performance.now() - started)} ms`;
  } finally {
    await pdf.close();
  }
}

/** Checks for failed tasks of the outbox: mails, exports, alerts. */
async function checkMessages(about: Config): Promise<string> {
  const stores = await openStores(storeChoice(about), systemClock);
  try {
    const dead = await stores.submissions.outbox.dead(MOST_MESSAGES);
    const lines = dead.map(({ key, error }) => `failed for good: ${key} (${error})`);
    if (lines.length > 0) throw new Error(lines.join('\n  '));
    return 'none has failed';
  } finally {
    await stores.submissions.close();
  }
}

/** Checks for refunds, undecided payments and differences; the portal may run at the same time. */
async function checkPayments(about: Config): Promise<string> {
  const { isDone, lines } = await withDesk(about, (desk) => desk({ order: 'payments:waiting' }));
  if (!isDone) throw new Error(lines.join('\n  '));
  return lines.join('');
}

/**
 * Checks for submissions that `npm run export` has not exported yet; the portal may run at the same
 * time.
 */
async function checkUntaken(about: Config): Promise<string> {
  const { isDone, lines } = await withDesk(about, (desk) => desk({ order: 'export:untaken' }));
  if (!isDone) throw new Error(lines.join('\n  '));
  return lines.join('');
}

async function checkSite({ siteDir }: Config): Promise<string> {
  await access(`${siteDir}/index.html`).catch(() => {
    throw new Error(`not in ${siteDir}: run npm run build`);
  });
  return siteDir;
}
