import { join } from 'node:path';
import { EnvelopeVault } from '../adapters/crypto/EnvelopeVault.ts';
import { HmacHash } from '../adapters/crypto/HmacHash.ts';
import { keyPlainHashes } from '../adapters/store/keyPlainHashes.ts';
import { openStores, type Stores } from '../adapters/store/openStores.ts';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/secrets.ts';
import type { Clock } from '../ports/system/Clock.ts';
import { type KeyDeps, keyMismatch, noteKeys } from '../services/checkKeys.ts';
import { storeChoice } from './storeChoice.ts';

/**
 * Opens the stores of an installation with its own keys: migrates the tables, compares the keys
 * with the data, and replaces plain hashes of earlier releases by keyed hashes.
 *
 * @param onError called with the errors of lost connections
 * @throws {StoreError} `locked` when another process has opened the embedded database
 * @throws {Error} when a migration fails; when the keys do not match the data, which stays
 *   unchanged
 */
export async function openOwnStores(
  config: Config,
  secrets: Secrets,
  clock: Clock,
  onError?: (error: Error) => void,
): Promise<Stores> {
  const stores = await openStores(storeChoice(config, onError), clock);
  try {
    await refuseForeignKeys(config, secrets, stores);
    await noteKeys(keyDeps(config, secrets, stores), clock);
    await keyPlainHashes(stores.db, new HmacHash(secrets.keysFor('hash')));
    return stores;
  } catch (error) {
    await stores.submissions.close();
    throw error;
  }
}

/**
 * Compares the keys with the data, and writes nothing.
 *
 * @throws {Error} when the keys do not match; the message is one sentence
 */
export async function refuseForeignKeys(
  config: Config,
  secrets: Secrets,
  stores: Stores,
): Promise<void> {
  const fault = await keyMismatch(keyDeps(config, secrets, stores));
  if (fault === undefined) return;
  const file = join(config.dataDir, 'secrets.json');
  const name = config.secretKeys.length > 0 ? 'SECRET_KEYS' : `SECRET_KEYS (made in ${file})`;
  throw new Error(`${name}: ${fault}`);
}

function keyDeps({ lostKeys: lost }: Config, { keysFor }: Secrets, { keyChecks }: Stores): KeyDeps {
  const vaults = keysFor('data').map((key) => [key.id, new EnvelopeVault([key])] as const);
  return { checks: keyChecks, vaults: new Map(vaults), lost };
}
