import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  readAlike,
  readEntries,
  readKeys,
  readLengths,
  readTerms,
  withOneImport,
} from '../../../../server/adapters/address/importedTables.ts';
import {
  importIntoPostgres,
  TERMS_FORMAT,
} from '../../../../server/adapters/address/importIntoPostgres.ts';
import { listTerms } from '../../../../server/adapters/address/listTerms.ts';
import { lettersOf } from '../../../../server/adapters/address/Vocabulary.ts';
import type { Database } from '../../../../server/adapters/store/tables/Database.ts';
import { ENTRIES } from '../../../support/addressEntries.ts';
import { type LentStores, lentStores } from '../../../support/lentStores.ts';
import { testClock } from '../../../support/testClock.ts';

const LISTED = listTerms(ENTRIES);
const WORD = (first: string, last = first) => ({ kind: 'word', first, last }) as const;

describe('the imported tables', () => {
  let lent: LentStores;
  beforeAll(async () => {
    lent = await lentStores(testClock());
  });
  afterAll(() => lent.giveBack());

  const reading = <Answer>(read: Parameters<typeof withOneImport<Answer>>[1]) =>
    withOneImport(lent.stores.db, read);
  const terms = (...ranges: Parameters<typeof readTerms>[1]) =>
    reading((transaction) => readTerms(transaction, ranges));
  const listed = (found: ReadonlyMap<string, Int32Array> | undefined) =>
    Object.fromEntries([...(found ?? [])].map(([term, postings]) => [term, [...postings]]));
  const postingsOf = (kind: 'words' | 'numbers' | 'han', ...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, [...(LISTED[kind].get(name) ?? [])]]));

  it('readTerms: returns undefined before an import', async () => {
    expect(await terms(WORD('AMOY'))).toBeUndefined();
  });

  describe('after an import', () => {
    beforeAll(() => importIntoPostgres(lent.stores.db, { source: 'test', entries: ENTRIES }));

    it('readTerms: returns the terms of each range, by their kind', async () => {
      const found = await terms(
        WORD('NAT', 'NAT~'),
        WORD('AMOY'),
        { kind: 'number', first: '38', last: '38' },
        { kind: 'han', first: '金钟', last: '金钟' },
      );
      expect(listed(found?.words)).toEqual(postingsOf('words', 'NATHAN', 'AMOY'));
      expect(listed(found?.numbers)).toEqual(postingsOf('numbers', '38'));
      expect(listed(found?.han)).toEqual(postingsOf('han', '金钟'));
      expect(found?.format).toBe(TERMS_FORMAT);
      expect(found?.importId).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('readTerms: returns no terms for a range without any', async () => {
      const found = await terms(WORD('XYZ'), { kind: 'number', first: 'AMOY', last: 'AMOY' });
      expect([found?.words.size, found?.numbers.size, found?.han.size]).toEqual([0, 0, 0]);
    });

    it('readAlike: returns words of similar length and letters', async () => {
      const word = 'NATHEN';
      const mistyped = { word, mostWrong: 1, letters: lettersOf(word) };
      const alike = await reading((transaction) => readAlike(transaction, [mistyped]));
      expect(listed(alike)).toEqual(postingsOf('words', 'NATHAN'));
      expect(await reading((transaction) => readAlike(transaction, []))).toEqual(new Map());
    });

    it('readLengths: returns the lengths of all entries', async () => {
      expect(await reading(readLengths)).toEqual(LISTED.lengths);
    });

    it('readKeys and readEntries: return the entries at the indexes', async () => {
      const indexes = [7, 0, 999];
      const keys = await reading((transaction) => readKeys(transaction, indexes));
      expect(keys).toEqual(new Map([0, 7].map((index) => [index, LISTED.keys[index]])));
      const entries = await reading((transaction) => readEntries(transaction, indexes));
      expect(entries).toEqual(new Map([0, 7].map((index) => [index, ENTRIES[index]])));
    });
  });
});

describe('withOneImport', () => {
  it('reads in one read-only transaction that sees one import', async () => {
    const begun: unknown[] = [];
    class RecordingDriver extends DummyDriver {
      override async beginTransaction(...[, settings]: readonly unknown[]) {
        begun.push(settings);
      }
    }
    const db = new Kysely<Database>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new RecordingDriver(),
        createIntrospector: (each) => new PostgresIntrospector(each),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    });
    expect(await withOneImport(db, async () => 'found')).toBe('found');
    expect(begun).toEqual([{ isolationLevel: 'repeatable read', accessMode: 'read only' }]);
  });
});
