import type { StoreChoice } from './adapters/store/openStores.ts';
import type { Config } from './config.ts';

/**
 * The database that the settings name.
 *
 * @param onError told of connections that died; the pool heals by itself
 */
export function storeChoice(
  { databaseUrl, dataDir }: Config,
  onError: (error: Error) => void = () => {},
): StoreChoice {
  if (databaseUrl === undefined) return { engine: 'embedded', folder: dataDir };
  return { engine: 'postgres', connectionString: databaseUrl, onError };
}
