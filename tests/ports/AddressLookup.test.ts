import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { CamelCasePlugin, Kysely, PGliteDialect } from 'kysely';
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
import type { Database } from '../../server/adapters/store/Database.ts';
import { ENTRIES } from '../support/addressEntries.ts';
import { type AlsServer, alsServer, answering } from '../support/alsServer.ts';
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

let db: Kysely<Database>;
beforeAll(async () => {
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  db = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  await importIntoPostgres(db, IMPORTED);
});
afterAll(() => db.destroy());
describeAddressLookup('PostgresAddressLookup', () => PostgresAddressLookup.open(db));
