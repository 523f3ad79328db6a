/**
 * `npm run address:import -- FILE [FILE…]`: reads addresses out of the bulk files of the government's
 * Address Lookup Service (GeoJSON, one a district) or out of its compact form, for
 * `ADDRESS_LOOKUP=imported`: into the database that `DATABASE_URL` names, or into a file of
 * `DATA_DIR`. An earlier import is replaced, whole or not at all; a portal that runs on a file sees the
 * new one when it starts again. Ends with 2 when nothing can be read.
 */
import { basename } from 'node:path';
import {
  addressFileIn,
  type ImportedAddresses,
  writeImportedFile,
} from '../server/adapters/address/importedFile.ts';
import { importIntoPostgres } from '../server/adapters/address/importIntoPostgres.ts';
import { openStores } from '../server/adapters/store/openStores.ts';
import { systemClock } from '../server/adapters/system/systemClock.ts';
import { type Config, ConfigError, readConfig } from '../server/config.ts';
import { storeChoice } from '../server/storeChoice.ts';
import { AddressFileError, readAddressFile } from './address/readAddressFile.ts';
import { commandLine, misused } from './commandLine.ts';
import { say } from './run.ts';

const USAGE = 'npm run address:import -- FILE [FILE…]';

const { names: files } = commandLine(USAGE, { names: Number.POSITIVE_INFINITY });
if (files.length === 0) misused('Name a file', USAGE);
try {
  // What is read here is needed by the import too: settings of the mode are for the portal to judge.
  const config = readConfig({ ...process.env, MODE: 'demo' });
  say(await kept(config, await readAll(files)));
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

/** @returns what was done, for the operator */
async function kept(config: Config, imported: ImportedAddresses): Promise<string> {
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
