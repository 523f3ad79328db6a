import type { StoreChoice } from '../adapters/store/openStores.ts';
import type { Config } from '../config/config.ts';

/**
 * Returns the database that the settings name.
 *
 * @param onError called with the errors of lost connections, which the pool replaces
 */
export function storeChoice(
  { databaseUrl, dataDir }: Config,
  onError: (error: Error) => void = () => {},
): StoreChoice {
  if (databaseUrl === undefined) return { engine: 'embedded', folder: dataDir };
  return { engine: 'postgres', connectionString: databaseUrl, onError };
}
