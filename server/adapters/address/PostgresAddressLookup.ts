import type { Kysely, Transaction } from 'kysely';
import type { FoundAddress } from '#engine';
import {
  type AddressLookup,
  AddressLookupError,
  type AddressSearch,
} from '../../ports/AddressLookup.ts';
import type { Database } from '../store/tables/Database.ts';
import { EntryTally } from './EntryTally.ts';
import { type FoldedAddress, foldAddress } from './foldAddress.ts';
import {
  type ImportedTerms,
  readAlike,
  readEntries,
  readKeys,
  readLengths,
  readTerms,
  withOneImport,
} from './importedTables.ts';
import { TERMS_FORMAT } from './importIntoPostgres.ts';
import { askedFor, ranked } from './scores.ts';
import { mistypedWords, searchedTerms } from './searchedTerms.ts';
import { searchOutside } from './searchOutside.ts';
import type { Terms } from './searchUnits.ts';
import { Vocabulary } from './Vocabulary.ts';

/**
 * An address lookup over imported addresses in PostgreSQL, for any number of machines. The database
 * returns the terms of a search, each with its entries. The server counts and ranks the entries as
 * `AddressIndex` does, so that both give the same results. Only the lengths of the entries stay in
 * memory.
 */
export class PostgresAddressLookup implements AddressLookup {
  readonly #db: Kysely<Database>;
  /** The tally of the last searched import. */
  #tally: { readonly importId: string; readonly tally: EntryTally } | undefined;

  private constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /**
   * Opens the lookup.
   *
   * @throws {AddressLookupError} when the database has no import, or an import in another format
   */
  static async open(db: Kysely<Database>): Promise<PostgresAddressLookup> {
    const lookup = new PostgresAddressLookup(db);
    await lookup.describe();
    return lookup;
  }

  search(search: AddressSearch): Promise<readonly FoundAddress[]> {
    return searchOutside(search, (outside) => this.#find(outside));
  }

  describe(): Promise<string> {
    return withLookupErrors(async () => {
      const imported = await this.#db
        .selectFrom('addressImports')
        .select(['source', 'entries', 'format'])
        .executeTakeFirst();
      const { entries, source } = usable(imported);
      return `${entries} entries, ${source}`;
    });
  }

  async #find(search: AddressSearch): Promise<readonly FoundAddress[]> {
    const folded = foldAddress(search.text);
    const ranges = searchedTerms(folded, !search.isBasicSearchingMode);
    if (ranges.length === 0) return [];
    return withLookupErrors(() =>
      withOneImport(this.#db, async (transaction) => {
        const imported = usable(await readTerms(transaction, ranges));
        const terms = await allTerms(transaction, imported, search, folded);
        const asked = askedFor(folded, terms, search);
        const tally = await this.#tallyOf(transaction, imported);
        const candidates = tally.candidates(asked);
        // An entry that lacks a part of the search cannot have the search text as a name.
        const named = candidates.filter(({ isWhole }) => isWhole);
        const keys = await readKeys(transaction, placesOf(named));
        const best = ranked(candidates, (index) => keys.get(index), asked);
        const entries = await readEntries(transaction, placesOf(best));
        return best.map(({ index, score }) => ({ ...entries.get(index), score }));
      }),
    );
  }

  async #tallyOf(
    transaction: Transaction<Database>,
    { importId }: ImportedTerms,
  ): Promise<EntryTally> {
    if (this.#tally?.importId === importId) return this.#tally.tally;
    const tally = new EntryTally(await readLengths(transaction));
    this.#tally = { importId, tally };
    return tally;
  }
}

/**
 * Returns the terms of a search. Unless in basic mode, adds terms that are similar to words without
 * a match.
 */
async function allTerms(
  transaction: Transaction<Database>,
  { words, numbers, han }: ImportedTerms,
  { isBasicSearchingMode }: AddressSearch,
  folded: FoldedAddress,
): Promise<Terms> {
  const known = new Vocabulary(words);
  const mistyped = isBasicSearchingMode ? [] : mistypedWords(folded, known);
  const withAlike =
    mistyped.length === 0
      ? known
      : new Vocabulary(new Map([...words, ...(await readAlike(transaction, mistyped))]));
  return { words: withAlike, numbers: new Vocabulary(numbers), han: new Vocabulary(han) };
}

const placesOf = (entries: readonly { readonly index: number }[]): readonly number[] =>
  entries.map(({ index }) => index);

function usable<Imported extends { readonly format: number }>(
  imported: Imported | undefined,
): Imported {
  if (imported === undefined) {
    throw new AddressLookupError(
      'unreachable',
      'Cannot look up addresses: the database has none, run npm run address:import -- FILE',
    );
  }
  if (imported.format !== TERMS_FORMAT) {
    throw new AddressLookupError(
      'unusable',
      'Cannot look up addresses: those of the database were not written by this version, import again',
    );
  }
  return imported;
}

/** Hides database errors, because their text may contain the search. */
async function withLookupErrors<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AddressLookupError) throw error;
    throw new AddressLookupError('unreachable', 'Cannot look up addresses: the database failed');
  }
}
