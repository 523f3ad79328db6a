import { randomBytes } from 'node:crypto';
import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFlushed } from './flushed.ts';

/** Space for the largest sealed upload and for concurrent database writes. */
const LEAST_FREE_BYTES = 64 * 1024 ** 2;
/** Lifetime of a result, because several load balancers check every few seconds. */
const GOOD_FOR_MS = 5000;

/**
 * Returns a check that a folder has free space, and that a small file can be written and flushed.
 * The result is cached for five seconds.
 *
 * @param leastFree minimum of free bytes
 */
export function diskCheck(folder: string, leastFree = LEAST_FREE_BYTES): () => Promise<void> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let verdict = Promise.resolve();
  return () => {
    if (performance.now() - checkedAt >= GOOD_FOR_MS) {
      checkedAt = performance.now();
      verdict = takesFiles(folder, leastFree);
    }
    return verdict;
  };
}

async function takesFiles(folder: string, leastFree: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastFree) throw new Error('Cannot keep files: the disk is nearly full');
  const path = join(folder, `.check-${randomBytes(6).toString('hex')}.new`);
  try {
    await writeFlushed(path, Buffer.from('room'));
  } finally {
    await rm(path, { force: true });
  }
}
