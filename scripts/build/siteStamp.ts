import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.ts';

/** Where a build notes what it was made from. */
export const STAMP = join(ROOT, 'build/site.stamp');

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

/** Whether there is a site, and no source changed since it was built. */
export function isSiteFresh(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === siteStamp();
}

/** Names, sizes and times of the sources; content would be surer but is slower to read. */
export function siteStamp(): string {
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
