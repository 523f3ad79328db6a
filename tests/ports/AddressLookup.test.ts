import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { AlsAddressLookup } from '../../server/adapters/address/AlsAddressLookup.ts';
import { IndexedAddressLookup } from '../../server/adapters/address/IndexedAddressLookup.ts';
import {
  addressFileIn,
  readImportedFile,
  writeImportedFile,
} from '../../server/adapters/address/importedFile.ts';
import { importIntoPostgres } from '../../server/adapters/address/importIntoPostgres.ts';
import { PostgresAddressLookup } from '../../server/adapters/address/PostgresAddressLookup.ts';
import { openStores, type Stores } from '../../server/adapters/store/openStores.ts';
import { ENTRIES } from '../support/addressEntries.ts';
import { type AlsServer, alsServer, answering } from '../support/alsServer.ts';
import { testClock } from '../support/testClock.ts';
import { describeAgreement } from './AddressLookup.agreement.ts';
import { describeAddressLookup } from './AddressLookup.contract.ts';

const IMPORTED = { source: 'the entries of the test', entries: ENTRIES };

const inMemory = new IndexedAddressLookup(ENTRIES, IMPORTED.source);
describeAddressLookup('IndexedAddressLookup', async () => inMemory);

describeAddressLookup('an imported file', async () => {
  const path = addressFileIn(mkdtempSync(join(tmpdir(), 'landform-')));
  await writeImportedFile(path, IMPORTED);
  const { entries, source } = await readImportedFile(path);
  return new IndexedAddressLookup(entries, source);
});

let service: AlsServer;
beforeAll(async () => {
  service = await alsServer(answering(ENTRIES));
});
afterAll(() => service.close());
describeAddressLookup('AlsAddressLookup', async () => new AlsAddressLookup({ url: service.url }));

const embedded = (): Promise<Stores> => openStores({ engine: 'embedded' }, testClock());
let one: Stores;
let other: Stores;
beforeAll(async () => {
  [one, other] = [await embedded(), await embedded()];
  await importIntoPostgres(one.db, IMPORTED);
});
afterAll(async () => {
  await one.submissions.close();
  await other.submissions.close();
});
describeAddressLookup('PostgresAddressLookup', () => PostgresAddressLookup.open(one.db));
describeAgreement('PostgresAddressLookup', async (entries) => {
  await importIntoPostgres(other.db, { source: 'many', entries });
  return PostgresAddressLookup.open(other.db);
});
