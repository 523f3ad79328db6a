import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FoundAddress } from '#engine';
import { AddressLookupError } from '../../ports/AddressLookup.ts';

/** What was imported, as the file holds it. */
export interface ImportedAddresses {
  /** Names of the files that were read, and when: for an operator. */
  readonly source: string;
  readonly entries: readonly FoundAddress[];
}

const FORMAT = 1;

/** Where the imported addresses of one machine are. */
export function addressFileIn(dataDir: string): string {
  return join(dataDir, 'addresses', 'imported.json');
}

/** Writes the file whole or not at all: a portal that starts meanwhile reads the one before. */
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

/** @throws {AddressLookupError} when there is none, or it was written by another version */
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
    // Told below: what is no JSON is no import either.
  }
  throw new AddressLookupError(
    'unusable',
    `Cannot look up addresses: ${path} was not written by this version, import again`,
  );
}
