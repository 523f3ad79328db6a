import { AlsAddressLookup } from '../adapters/address/AlsAddressLookup.ts';
import { IndexedAddressLookup } from '../adapters/address/IndexedAddressLookup.ts';
import { addressFileIn, readImportedFile } from '../adapters/address/importedFile.ts';
import { PostgresAddressLookup } from '../adapters/address/PostgresAddressLookup.ts';
import { samplePlaces } from '../adapters/address/samplePlaces.ts';
import type { Stores } from '../adapters/store/openStores.ts';
import type { Config } from '../config/config.ts';
import type { AddressLookup } from '../ports/AddressLookup.ts';

/**
 * Opens the configured address lookup. With `DATABASE_URL`, imported addresses are in that
 * database. Otherwise they are in a file of `DATA_DIR`, which is loaded into memory.
 *
 * @throws {AddressLookupError} when nothing was imported yet
 */
export async function openAddresses(
  { addresses, dataDir, databaseUrl }: Config,
  { db }: Pick<Stores, 'db'>,
): Promise<AddressLookup | undefined> {
  switch (addresses.lookup) {
    case 'none':
      return undefined;
    case 'als':
      return new AlsAddressLookup({ url: `https://${addresses.alsHost}/lookup` });
    case 'imported': {
      if (databaseUrl !== undefined) return PostgresAddressLookup.open(db);
      const { entries, source } = await readImportedFile(addressFileIn(dataDir));
      return new IndexedAddressLookup(entries, source);
    }
    case 'sample':
      return new IndexedAddressLookup(samplePlaces(), 'the embedded sample');
  }
}
