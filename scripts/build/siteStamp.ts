import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../command/run.ts';

const STAMP_PATH = 'build/site.stamp';
/** The file in which a build stores the stamp of its sources. */
export const STAMP = join(ROOT, STAMP_PATH);

/** The sources of the site and of the playground. */
const SOURCES = [
  'engine',
  'renderer',
  'playground',
  'docs/examples',
  'forms',
  'schemas',
  'server/forms',
  'server/routes/playground',
  'scripts/build',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * Checks whether the site exists and no source has changed since its build.
 *
 * @param root the folder of the project
 */
export function isSiteFresh(root = ROOT): boolean {
  const stamp = join(root, STAMP_PATH);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === siteStamp(root);
}

/**
 * Returns a hash of the names, sizes and times of the sources; the content would be more reliable
 * but slower to read.
 *
 * @param root the folder of the project
 */
export function siteStamp(root = ROOT): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, join(root, source));
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
