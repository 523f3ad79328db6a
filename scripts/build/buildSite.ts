import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { DEFINITIONS_URL } from '../../server/forms/definitionFiles.ts';
import { ROOT, say } from '../run.ts';
import { compressSite } from './compressSite.ts';
import { FIRST_LOAD_LIMIT, heaviestFirstLoad } from './firstLoad.ts';
import { DEFINITIONS, prerender } from './prerender.ts';

const SITE = join(ROOT, 'build/site');
const STAMP = join(ROOT, 'build/site.stamp');

/** What the site is made from. */
const SOURCES = [
  'engine',
  'renderer',
  'forms',
  'schemas',
  'server/forms',
  'scripts/build',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds the site when there is none or when a source changed since. */
export async function buildWhatIsMissing(): Promise<void> {
  const stamp = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  await buildSite();
}

/** Builds the browser's code, prerenders the first pages and compresses everything. */
export async function buildSite(): Promise<void> {
  const started = performance.now();
  const stamp = fingerprint();
  await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
  const pages = await prerender(SITE);
  const files = compressSite(SITE);
  writeFileSync(STAMP, stamp);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`built the site: ${pages} prerendered pages, ${files} compressed files (${seconds} s)`);
  const { page, bytes } = heaviestPage();
  const verdict = bytes > FIRST_LOAD_LIMIT ? 'OVER the limit' : 'within the limit';
  say(`first load: ${bytes} bytes of JavaScript for ${page}, ${verdict} of ${FIRST_LOAD_LIMIT}`);
}

/** The first page with the most JavaScript, of those that were built last. */
export const heaviestPage = () =>
  heaviestFirstLoad(SITE, { '/': SITE, [DEFINITIONS_URL]: DEFINITIONS });

/** Names, sizes and times of the sources; content would be surer but is slower to read. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, join(ROOT, source));
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return;
  if (status.isDirectory()) {
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
    return;
  }
  hash.update(`${path} ${status.size} ${status.mtimeMs}\n`);
}
