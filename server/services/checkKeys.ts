import type { KeyChecks } from '../ports/store/KeyChecks.ts';
import type { Clock } from '../ports/system/Clock.ts';
import { type Vault, VaultError } from '../ports/system/Vault.ts';

/** The dependencies of the key check. */
export interface KeyDeps {
  readonly checks: KeyChecks;
  /** One vault for each key of the settings, by the key's id. */
  readonly vaults: ReadonlyMap<string, Vault>;
  /** Ids of keys that are lost permanently. Such a missing key causes no fault. */
  readonly lost: readonly string[];
}

/**
 * Returns why the secret keys do not fit the data. Every key that sealed stored data must be
 * listed; otherwise that data is unreadable.
 *
 * @returns the fault and its remedy, as a text to append to the setting's name; `undefined` when
 *   all keys fit
 */
export async function keyMismatch(deps: KeyDeps): Promise<string | undefined> {
  const { checks, vaults, lost } = deps;
  const known = await checks.all();
  const differing = known.filter(({ keyId, sealed }) => {
    const vault = vaults.get(keyId);
    return vault && !opens(vault, sealPlace(keyId), sealed);
  });
  if (differing.length > 0) return differs(differing.map(({ keyId }) => keyId));
  const ids = known.map(({ keyId }) => keyId);
  const absent = ids.filter((id) => !vaults.has(id) && !lost.includes(id));
  if (absent.length > 0 && !ids.some((id) => vaults.has(id))) return missing(absent);
  const isEachKnown = [...vaults.keys()].every((id) => ids.includes(id));
  return isEachKnown && absent.length === 0 ? undefined : dataKeyMismatch(deps, ids, absent);
}

/**
 * Stores a check value for each key, and removes the check values of keys that are no longer
 * needed.
 */
export async function noteKeys(deps: KeyDeps, clock: Clock): Promise<void> {
  const { checks, vaults, lost } = deps;
  for (const [keyId, vault] of vaults) {
    const sealed = vault.seal(sealPlace(keyId), new TextEncoder().encode(keyId));
    await checks.add({ keyId, sealed }, clock.now());
  }
  for (const { keyId } of await checks.all()) {
    if (!vaults.has(keyId) && !lost.includes(keyId)) await checks.remove(keyId);
  }
}

/**
 * Compares keys without a check value, and keys that are no longer listed, with the data itself.
 */
async function dataKeyMismatch(
  { checks, vaults, lost }: KeyDeps,
  known: readonly string[],
  absent: readonly string[],
): Promise<string | undefined> {
  const samples = await checks.samples();
  const differing = samples.filter(({ keyId, place, sealed }) => {
    const vault = known.includes(keyId) ? undefined : vaults.get(keyId);
    return vault && !opens(vault, place, sealed);
  });
  if (differing.length > 0) return differs(differing.map(({ keyId }) => keyId));
  const needed = samples.map(({ keyId }) => keyId).filter((id) => !vaults.has(id));
  for (const id of absent) if (await checks.hasFilesOf(id)) needed.push(id);
  const wanted = needed.filter((id) => !lost.includes(id));
  return wanted.length > 0 ? missing(wanted) : undefined;
}

function differs(ids: readonly string[]): string {
  return `the key ${named(ids)} is not the one that this database was sealed with; put back the key that it had under this id`;
}

function missing(ids: readonly string[]): string {
  return `data is sealed with the key ${named(ids)}, which is not listed; list it again, after the current key (or name it in LOST_KEYS if it is lost for good: what it sealed stays unreadable)`;
}

function named(ids: readonly string[]): string {
  return [...new Set(ids)].map((id) => JSON.stringify(id)).join(' and ');
}

function opens(vault: Vault, place: Parameters<Vault['open']>[0], sealed: Uint8Array): boolean {
  try {
    vault.open(place, sealed);
    return true;
  } catch (error) {
    if (error instanceof VaultError) return false;
    throw error;
  }
}

function sealPlace(row: string) {
  return { table: 'key_checks', row, column: 'sealed' };
}
