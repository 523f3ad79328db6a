import { join } from 'node:path';
import { EnvelopeVault } from '../../server/adapters/crypto/EnvelopeVault.ts';
import { LocalFileStore } from '../../server/adapters/file/LocalFileStore.ts';
import { readConfig } from '../../server/config/config.ts';
import { loadSecrets } from '../../server/config/secrets.ts';
import type { ServiceDeps } from '../../server/services/contract/ServiceDeps.ts';

/**
 * Returns the file store and the vault that a command with these settings uses.
 *
 * @param env environment variables of the command
 */
export function ownOf(env: Readonly<Record<string, string>>): Pick<ServiceDeps, 'files' | 'vault'> {
  const config = readConfig(env);
  return {
    files: new LocalFileStore(join(config.dataDir, 'files')),
    vault: new EnvelopeVault(loadSecrets(config).keysFor('data')),
  };
}
