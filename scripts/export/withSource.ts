import { join } from 'node:path';
import { EnvelopeVault } from '../../server/adapters/crypto/EnvelopeVault.ts';
import { LocalFileStore } from '../../server/adapters/file/LocalFileStore.ts';
import { readConfig } from '../../server/config/config.ts';
import { loadSecrets } from '../../server/config/secrets.ts';
import type { FileStore } from '../../server/ports/files/FileStore.ts';
import type { Vault } from '../../server/ports/system/Vault.ts';
import { type Desk, withDesk } from '../operator/withDesk.ts';

/** The source of submissions for an export. */
export interface Source {
  readonly desk: Desk;
  readonly files: FileStore;
  /** The absolute path of the folder of `files`. */
  readonly filesDir: string;
  readonly vault: Vault;
}

/** Opens the portal's data and files according to the settings of the process. */
export function withSource<T>(work: (source: Source) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const filesDir = join(config.dataDir, 'files');
  const files = new LocalFileStore(filesDir);
  const vault = new EnvelopeVault(loadSecrets(config).keysFor('data'));
  return withDesk(config, (desk) => work({ desk, files, filesDir, vault }));
}
