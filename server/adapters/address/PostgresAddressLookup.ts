import { type Kysely, sql } from 'kysely';
import { type FoundAddress, takeFloorAndUnit } from '#engine';
import {
  type AddressLookup,
  AddressLookupError,
  type AddressSearch,
} from '../../ports/AddressLookup.ts';
import type { Database } from '../store/Database.ts';
import { AddressIndex } from './AddressIndex.ts';
import { foldAddress } from './foldAddress.ts';
import { searchIndex } from './IndexedAddressLookup.ts';
import { trigramSearch } from './trigramText.ts';

/**
 * Imported addresses in PostgreSQL, for any number of machines: trigrams find what may be meant, and
 * what they found is ranked as every other list is.
 */
export class PostgresAddressLookup implements AddressLookup {
  readonly #db: Kysely<Database>;

  private constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** @throws {AddressLookupError} when nothing was imported yet */
  static async open(db: Kysely<Database>): Promise<PostgresAddressLookup> {
    const lookup = new PostgresAddressLookup(db);
    await lookup.describe();
    return lookup;
  }

  async search(search: AddressSearch): Promise<readonly FoundAddress[]> {
    const folded = foldAddress(takeFloorAndUnit(search.text).outside);
    const words = trigramSearch(folded);
    if (words === '') return [];
    const candidates = await this.#candidates(words, folded.numbers);
    return searchIndex(new AddressIndex(candidates), search);
  }

  async describe(): Promise<string> {
    try {
      const { rows } = await sql<{ source: string; entries: number }>`
        SELECT source, entries FROM address_import`.execute(this.#db);
      const [imported] = rows;
      if (imported) return `${imported.entries} entries, ${imported.source}`;
    } catch {
      // Told below: without the table nothing was imported.
    }
    throw new AddressLookupError(
      'unreachable',
      'Cannot look up addresses: the database has none, run npm run address:import -- FILE',
    );
  }

  /** Alike by their words; of those that are, the ones with the numbers first. */
  async #candidates(words: string, numbers: readonly string[]): Promise<readonly FoundAddress[]> {
    const ofNumber = numbers.map((number) => `% ${number} %`);
    try {
      return await this.#db.transaction().execute(async (transaction) => {
        await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${LEAST_ALIKE}, true)`.execute(
          transaction,
        );
        const { rows } = await sql<{ entry: FoundAddress }>`
          SELECT entry FROM (
            SELECT * FROM address_entries WHERE ${words} <% words LIMIT ${MOST_ALIKE}
          ) AS alike
          ORDER BY
            word_similarity(${words}, words) +
              (SELECT count(*) FROM unnest(${ofNumber}::text[]) AS number
                WHERE words LIKE number) * ${NUMBER_BONUS}::real DESC,
            length(words), id
          LIMIT ${MOST_CANDIDATES}`.execute(transaction);
        return rows.map(({ entry }) => entry);
      });
    } catch {
      throw new AddressLookupError('unreachable', 'Cannot look up addresses: the database failed');
    }
  }
}

/** How much alike the words must be, 0 to 1: half of the trigrams, so that a few mistakes are found. */
const LEAST_ALIKE = '0.5';
/** What a number that is there adds to the likeness. */
const NUMBER_BONUS = 0.25;
/** A search for ROAD is for none in particular: not all of them are put in order. */
const MOST_ALIKE = 5000;
/** As many as the index compares by name. */
const MOST_CANDIDATES = 300;
