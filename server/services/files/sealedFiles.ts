import { createHash } from 'node:crypto';
import type { FileStore } from '../../ports/files/FileStore.ts';
import type { Vault } from '../../ports/system/Vault.ts';

type Deps = { readonly files: FileStore; readonly vault: Vault };

/** Seals bytes for their key and stores them in the file store. */
export async function putSealed(
  { files, vault }: Deps,
  key: string,
  content: Uint8Array,
): Promise<void> {
  await files.put(key, vault.seal(sealPlace(key), content));
}

/**
 * Seals bytes for their key and stores them, unless the key already has a file.
 *
 * @returns the content of the file that the key has now
 * @throws {VaultError} when the existing file was changed or moved
 */
export async function keepSealed(
  deps: Deps,
  key: string,
  content: Uint8Array,
): Promise<Uint8Array> {
  const isNew = await deps.files.putNew(key, deps.vault.seal(sealPlace(key), content));
  const kept = isNew ? content : await getSealed(deps, key);
  if (!kept) throw new Error(`Cannot read the file that was stored first: ${key}`);
  return kept;
}

/**
 * Reads and decrypts bytes that `putSealed` stored.
 *
 * @returns `undefined` when the key has no file
 * @throws {VaultError} when the file was changed or moved
 */
export async function getSealed(
  { files, vault }: Deps,
  key: string,
): Promise<Uint8Array | undefined> {
  const sealed = await files.get(key);
  return sealed && vault.open(sealPlace(key), sealed);
}

/** Returns the SHA-256 of bytes, hex. */
export function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function sealPlace(row: string) {
  return { table: 'stored_files', row, column: 'bytes' };
}
