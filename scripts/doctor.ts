/**
 * `node scripts/doctor.ts`: looks at an installation with the server's own settings and prints a
 * table. Ends with code 1 when something is wrong. The embedded database can be looked at only while
 * the server does not run.
 */
import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { TypstPdfRenderer } from '../server/adapters/pdf/TypstPdfRenderer.ts';
import { openStores } from '../server/adapters/store/openStores.ts';
import { systemClock } from '../server/adapters/system/systemClock.ts';
import { refuseForeignKeys } from '../server/compose/openOwnStores.ts';
import { type Config, ConfigError, readConfig } from '../server/config.ts';
import { compileAll } from '../server/forms/compileAll.ts';
import { openPortalConfig } from '../server/portalConfig.ts';
import { fingerprintOf, loadSecrets } from '../server/secrets.ts';
import { storeChoice } from '../server/storeChoice.ts';
import { commandLine } from './commandLine.ts';
import { type Look, OUTSIDE_SYSTEMS } from './doctor/outsideSystems.ts';
import { withDesk } from './operator/withDesk.ts';
import { say } from './run.ts';

const NODE_MAJOR = 24;
const LEAST_FREE_BYTES = 1024 ** 3;
const WORST_CLOCK_MS = 5_000;
const MOST_MESSAGES = 50;

const LOOKS: readonly (readonly [name: string, look: Look])[] = [
  ['node', lookAtNode],
  ['keys', lookAtKeys],
  ['disk', lookAtDisk],
  ['store and migrations', lookAtStore],
  ['keys and data', lookAtKeysAndData],
  ['clock', lookAtClock],
  ['forms', lookAtForms],
  ['configuration files', lookAtPortalConfig],
  ['fonts and PDF', lookAtPdf],
  ...OUTSIDE_SYSTEMS,
  ['messages', lookAtMessages],
  ['payments to settle', lookAtPayments],
  ['submissions to take', lookAtUntaken],
  ['built site', lookAtSite],
];

commandLine('npm run doctor', {});
const config = settings();
let faults = config ? 0 : 1;
for (const [name, look] of config ? LOOKS : []) {
  try {
    if (config) say(`ok      ${name.padEnd(22)} ${await look(config)}`);
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

async function lookAtNode(): Promise<string> {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < NODE_MAJOR) throw new Error(`${process.version}: version ${NODE_MAJOR} is needed`);
  return process.version;
}

async function lookAtKeys(about: Config): Promise<string> {
  const { keysFor, gatewayKeys } = loadSecrets(about);
  const [current] = keysFor('data');
  if (!current) throw new Error('no secret key');
  return `data ${current.id} (${fingerprintOf(current)}), ${gatewayKeys.length} for the gateway`;
}

async function lookAtDisk({ dataDir }: Config): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  await access(dataDir, constants.W_OK);
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / 1024 ** 3).toFixed(1)} GB free in ${dataDir}`;
  if (free < LEAST_FREE_BYTES) throw new Error(`${text}: at least 1 GB is needed`);
  return text;
}

async function lookAtStore(about: Config): Promise<string> {
  const stores = await openStores(storeChoice(about), systemClock);
  await stores.submissions.close();
  return about.databaseUrl === undefined ? 'embedded, up to date' : 'PostgreSQL, up to date';
}

/** Do the keys open what the database holds? Writes nothing. */
async function lookAtKeysAndData(about: Config): Promise<string> {
  const stores = await openStores(storeChoice(about), systemClock);
  try {
    await refuseForeignKeys(about, loadSecrets(about), stores);
    return 'the keys open the data';
  } finally {
    await stores.submissions.close();
  }
}

/** Against the database's clock where there is one: both are written into the same rows. */
async function lookAtClock(about: Config): Promise<string> {
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

async function lookAtForms(about: Config): Promise<string> {
  const { compiled, withheld, sharedFaults } = await compileAll(about);
  const edited = compiled.flatMap((form) => form.edited ?? []);
  const broken = withheld.flatMap(({ code, faults: found }) => [`${code} is withheld`, ...found]);
  const lines = [...sharedFaults, ...broken, ...edited];
  if (lines.length > 0 || compiled.length === 0) {
    throw new Error(lines.join('\n  ') || 'there is none');
  }
  return compiled.map(({ code, hash }) => `${code} ${hash.slice(0, 8)}`).join(', ');
}

async function lookAtPortalConfig(about: Config): Promise<string> {
  const { readPortalConfig, readBroadcast } = openPortalConfig(about, () => {});
  const notices = Object.keys(readBroadcast()).length;
  return `maintenance ${readPortalConfig().MAINTENANCE ? 'ON' : 'off'}, ${notices} notices`;
}

async function lookAtPdf(): Promise<string> {
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

/** Work that was written down and given up: mails, exports, alerts. */
async function lookAtMessages(about: Config): Promise<string> {
  const stores = await openStores(storeChoice(about), systemClock);
  try {
    const dead = await stores.submissions.outbox.dead(MOST_MESSAGES);
    const lines = dead.map(({ key, error }) => `given up: ${key} (${error})`);
    if (lines.length > 0) throw new Error(lines.join('\n  '));
    return 'none was given up';
  } finally {
    await stores.submissions.close();
  }
}

/** Refunds, undecided payments and differences; works beside a running portal. */
async function lookAtPayments(about: Config): Promise<string> {
  const { isDone, lines } = await withDesk(about, (desk) => desk({ order: 'payments:waiting' }));
  if (!isDone) throw new Error(lines.join('\n  '));
  return lines.join('');
}

/** Submissions stay here until `npm run export` took them; works beside a running portal. */
async function lookAtUntaken(about: Config): Promise<string> {
  const { isDone, lines } = await withDesk(about, (desk) => desk({ order: 'export:untaken' }));
  if (!isDone) throw new Error(lines.join('\n  '));
  return lines.join('');
}

async function lookAtSite({ siteDir }: Config): Promise<string> {
  await access(`${siteDir}/index.html`).catch(() => {
    throw new Error(`not in ${siteDir}: run npm run build`);
  });
  return siteDir;
}
