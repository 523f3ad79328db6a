import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

/**
 * Maximum length of a socket path that every system accepts (`sun_path` of macOS has 104 bytes).
 */
const LONGEST_PATH = 103;

/**
 * Returns the path at which a portal with an embedded database listens for its operator. The path
 * is that of a socket in the data folder, which only the portal's own user can open. On Windows it
 * is a pipe named after the folder.
 *
 * @returns `undefined` when the path is too long for a socket
 */
export function operatorPath(dataDir: string): string | undefined {
  const folder = resolve(dataDir);
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
    return `\\\\.\\pipe\\landform-${name}`;
  }
  const path = join(folder, 'operator.sock');
  return Buffer.byteLength(path) <= LONGEST_PATH ? path : undefined;
}
