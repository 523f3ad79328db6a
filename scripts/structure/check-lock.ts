/**
 * Checks the lock file. It must not contain download URLs, which would name a private registry. It
 * must contain every optional package of a platform in the version that its parent requires: `npm
 * ci` fails on a lock file that lacks such a package.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from '../command/run.ts';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);

const faults = Object.entries(lock.packages).flatMap(([path, entry]) => [
  ...(entry.resolved?.startsWith('http') ? [`${path} carries a download address`] : []),
  ...missingOptionals(path, entry),
]);

for (const fault of faults) say(`package-lock.json: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);

function missingOptionals(path: string, entry: LockedPackage): string[] {
  return Object.entries(entry.optionalDependencies ?? {})
    .filter(([name, wanted]) => !isLocked(path, name, wanted))
    .map(([name, wanted]) => `${path || 'the project'} lacks its optional ${name}@${wanted}`);
}

/**
 * Checks that Node would find a package from another: nested below it, or next to one of the
 * packages above it. An exact version must match; npm itself checks ranges.
 */
function isLocked(path: string, name: string, wanted: string): boolean {
  const steps = path.split('/node_modules/');
  for (let depth = path === '' ? 0 : steps.length; depth >= 0; depth -= 1) {
    const base = steps.slice(0, depth).join('/node_modules/');
    const found = lock.packages[`${base === '' ? '' : `${base}/`}node_modules/${name}`];
    if (found) return !/^\d/.test(wanted) || found.version === wanted;
  }
  return false;
}
