import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FoundAddress } from '#engine';
import { AddressLookupError } from '../../ports/AddressLookup.ts';

/** The content of a file of imported addresses. */
export interface ImportedAddresses {
  /** Names of the imported files and the time of the import, for an operator. */
  readonly source: string;
  readonly entries: readonly FoundAddress[];
}

const FORMAT = 1;

/** Returns the path of the file of imported addresses. */
export function addressFileIn(dataDir: string): string {
  return join(dataDir, 'addresses', 'imported.json');
}

/** Writes the file atomically, so that a portal that starts meanwhile reads the previous file. */
export async function writeImportedFile(path: string, imported: ImportedAddresses): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(JSON.stringify({ format: FORMAT, ...imported }));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Reads the imported addresses.
 *
 * @throws {AddressLookupError} when the file is missing, or is in another format
 */
export async function readImportedFile(path: string): Promise<ImportedAddresses> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new AddressLookupError(
      'unreachable',
      `Cannot look up addresses: there is no ${path}, run npm run address:import -- FILE`,
    );
  });
  try {
    const { format, source, entries } = JSON.parse(text) as ImportedAddresses & { format: unknown };
    if (format === FORMAT && Array.isArray(entries)) return { source, entries };
  } catch {
    // A file that is not JSON causes the error below.
  }
  throw new AddressLookupError(
    'unusable',
    `Cannot look up addresses: ${path} was not written by this version, import again`,
  );
}
