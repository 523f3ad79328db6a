/**
 * `npm run address:import -- FILE [FILE…]`: imports addresses for `ADDRESS_LOOKUP=imported`. FILE
 * is a bulk file of the government's Address Lookup Service (GeoJSON, one per district) or its
 * compact form. The target is the database of `DATABASE_URL`, or a file in `DATA_DIR`. The import
 * replaces an earlier import completely or not at all. A portal without a database reads the new
 * file at its next start. Exits with 2 when a file or the settings are invalid.
 */
import { basename } from 'node:path';
import {
  addressFileIn,
  type ImportedAddresses,
  writeImportedFile,
} from '../../server/adapters/address/importedFile.ts';
import { importIntoPostgres } from '../../server/adapters/address/importIntoPostgres.ts';
import { openStores } from '../../server/adapters/store/openStores.ts';
import { systemClock } from '../../server/adapters/system/systemClock.ts';
import { storeChoice } from '../../server/compose/storeChoice.ts';
import { type Config, ConfigError, readConfig } from '../../server/config/config.ts';
import { commandLine, misused } from '../command/commandLine.ts';
import { say } from '../command/run.ts';
import { AddressFileError, readAddressFile } from './readAddressFile.ts';

const USAGE = 'npm run address:import -- FILE [FILE…]';

const { names: files } = commandLine(USAGE, { names: Number.POSITIVE_INFINITY });
if (files.length === 0) misused('Name a file', USAGE);
try {
  // The import needs only the settings read here; the portal validates those of its mode.
  const config = readConfig({ ...process.env, MODE: 'demo' });
  say(await storeImport(config, await readAll(files)));
} catch (error) {
  const isExpected = [AddressFileError, ConfigError].some((kind) => error instanceof kind);
  if (!(error instanceof Error && isExpected)) throw error;
  say(error.message);
  process.exit(2);
}

async function readAll(paths: readonly string[]): Promise<ImportedAddresses> {
  const entries = new Map<string, ImportedAddresses['entries'][number]>();
  for (const path of paths) {
    const file = await readAddressFile(path);
    for (const entry of file.entries) entries.set(JSON.stringify(entry), entry);
    say(
      `${path}: ${file.entries.length} addresses, ${file.leftOut} records without a name left out`,
    );
  }
  const names = paths.map((path) => basename(path)).join(', ');
  const day = systemClock.now().toISOString().slice(0, 10);
  return { source: `imported on ${day} from ${names}`, entries: [...entries.values()] };
}

/** Stores the import. @returns the result, as a text for the operator */
async function storeImport(config: Config, imported: ImportedAddresses): Promise<string> {
  const count = `${imported.entries.length} addresses`;
  if (config.databaseUrl === undefined) {
    const path = addressFileIn(config.dataDir);
    await writeImportedFile(path, imported);
    return `${count} in ${path}`;
  }
  const stores = await openStores(storeChoice(config), systemClock);
  try {
    await importIntoPostgres(stores.db, imported);
  } finally {
    await stores.submissions.close();
  }
  return `${count} in the database`;
}
