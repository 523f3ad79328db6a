import { createHash } from 'node:crypto';
import type { FileStore } from '../../ports/FileStore.ts';
import type { Vault } from '../../ports/Vault.ts';

type Deps = { readonly files: FileStore; readonly vault: Vault };

/** Seals bytes for their key and puts them into the file store. */
export async function putSealed(
  { files, vault }: Deps,
  key: string,
  content: Uint8Array,
): Promise<void> {
  await files.put(key, vault.seal(placeOf(key), content));
}

/**
 * Seals bytes for their key and keeps them unless something is kept under it already.
 *
 * @returns the file that the key has now
 * @throws {VaultError} when that was changed or moved
 */
export async function keepSealed(
  deps: Deps,
  key: string,
  content: Uint8Array,
): Promise<Uint8Array> {
  const isNew = await deps.files.putNew(key, deps.vault.seal(placeOf(key), content));
  const kept = isNew ? content : await getSealed(deps, key);
  if (!kept) throw new Error(`Cannot read the file that was kept first: ${key}`);
  return kept;
}

/**
 * Gets bytes that `putSealed` put.
 *
 * @returns `undefined` when nothing is kept under the key
 * @throws {VaultError} when they were changed or moved
 */
export async function getSealed(
  { files, vault }: Deps,
  key: string,
): Promise<Uint8Array | undefined> {
  const sealed = await files.get(key);
  return sealed && vault.open(placeOf(key), sealed);
}

/** SHA-256 of bytes, hex. */
export function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function placeOf(row: string) {
  return { table: 'stored_files', row, column: 'bytes' };
}
