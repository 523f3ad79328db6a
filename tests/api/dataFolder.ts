import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the file names in a folder; empty when the folder does not exist. */
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Returns the texts of the mails in a portal's data folder. */
export function mailTexts(dataDir: string): readonly string[] {
  const folder = join(dataDir, 'mail');
  // A mail that is still being written has another extension.
  const sent = namesIn(folder).filter((name) => name.endsWith('.eml'));
  return sent.map((name) => {
    const [, body = ''] = readFileSync(join(folder, name), 'utf8').split(/(?:\r?\n){2}/);
    return Buffer.from(body, 'base64').toString();
  });
}

/** Returns the contents of the files in a portal's data folder, except its secrets. */
export function fileContents(dataDir: string): readonly Buffer[] {
  for (let left = TRIES; ; left -= 1) {
    try {
      return readAll(dataDir);
    } catch (cause) {
      // Retries: the portal may have renamed a file meanwhile.
      if (left === 0 || !isGone(cause)) throw cause;
    }
  }
}

const TRIES = 20;

const isGone = (cause: unknown) =>
  cause instanceof Error && Reflect.get(cause, 'code') === 'ENOENT';

function readAll(dataDir: string): readonly Buffer[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('secrets'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
}
