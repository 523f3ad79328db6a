import { type Kysely, sql, type Transaction } from 'kysely';
import type { FoundAddress } from '#engine';
import type { Database } from '../store/tables/Database.ts';
import type { EntryLengths } from './EntryTally.ts';
import { int32sIn, uint16sIn } from './packedNumbers.ts';
import type { MistypedWord, TermKind, TermRange } from './searchedTerms.ts';
import type { Postings } from './Vocabulary.ts';

/** The terms of one import that a search needs. */
export interface ImportedTerms {
  /** Unique id of the import. */
  readonly importId: string;
  readonly format: number;
  readonly words: Map<string, Postings>;
  readonly numbers: Map<string, Postings>;
  readonly han: Map<string, Postings>;
}

/**
 * Searches the database in one repeatable-read transaction, so that every statement reads the same
 * import.
 */
export function withOneImport<Answer>(
  db: Kysely<Database>,
  search: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(search);
}

/**
 * Returns the terms of some ranges. Each range uses the index separately: `OFFSET 0` prevents a
 * join that would read every term.
 *
 * @returns `undefined` when nothing is imported
 */
export async function readTerms(
  transaction: Transaction<Database>,
  ranges: readonly TermRange[],
): Promise<ImportedTerms | undefined> {
  const { rows } = await sql<TermRow>`
    SELECT imported.id AS import_id, imported.format, found.kind, found.term, found.postings
    FROM address_imports AS imported LEFT JOIN (
      SELECT terms.kind, terms.term, terms.postings
      FROM unnest(
        ${ranges.map(({ kind }) => kind)}::text[],
        ${ranges.map(({ first }) => first)}::text[],
        ${ranges.map(({ last }) => last)}::text[]
      ) AS asked (kind, first, last)
      CROSS JOIN LATERAL (
        SELECT kind, term, postings FROM address_terms
        WHERE kind = asked.kind AND term BETWEEN asked.first AND asked.last
        OFFSET 0
      ) AS terms
    ) AS found ON true`.execute(transaction);
  const [first] = rows;
  if (!first) return undefined;
  const terms = { word: new Map(), number: new Map(), han: new Map() };
  for (const { kind, term, postings } of rows) {
    if (kind !== null && postings !== null) terms[kind].set(term, int32sIn(postings));
  }
  const { importId, format } = first;
  return { importId, format, words: terms.word, numbers: terms.number, han: terms.han };
}

interface TermRow {
  readonly importId: string;
  readonly format: number;
  /** `kind`, `term` and `postings` are `null` when no range has a term. */
  readonly kind: TermKind | null;
  readonly term: string | null;
  readonly postings: Uint8Array | null;
}

/**
 * Returns candidates for mistyped words: terms of similar length with similar letters. `Vocabulary`
 * applies the same filter before it compares.
 */
export async function readAlike(
  transaction: Transaction<Database>,
  mistyped: readonly MistypedWord[],
): Promise<ReadonlyMap<string, Postings>> {
  const { rows } = await sql<{ term: string; postings: Uint8Array }>`
    SELECT terms.term, terms.postings
    FROM unnest(
      ${mistyped.map(({ word }) => word.length)}::integer[],
      ${mistyped.map(({ letters }) => letters)}::integer[],
      ${mistyped.map(({ mostWrong }) => mostWrong)}::integer[]
    ) AS asked (length, letters, most_wrong)
    JOIN address_terms AS terms
      ON terms.kind = 'word'
      AND length(terms.term) BETWEEN asked.length - asked.most_wrong AND asked.length + asked.most_wrong
      AND bit_count((terms.letters # asked.letters)::bit(32)) <= 2 * asked.most_wrong`.execute(
    transaction,
  );
  return new Map(rows.map(({ term, postings }) => [term, int32sIn(postings)]));
}

/** Returns the lengths of all entries of the import. */
export async function readLengths(transaction: Transaction<Database>): Promise<EntryLengths> {
  const { wordCounts, hanCounts } = await transaction
    .selectFrom('addressImports')
    .select(['wordCounts', 'hanCounts'])
    .executeTakeFirstOrThrow();
  return { words: uint16sIn(wordCounts), han: uint16sIn(hanCounts) };
}

/** Returns the names of some entries, see `EntryTerms`, by their index in the list. */
export async function readKeys(
  transaction: Transaction<Database>,
  indexes: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; keys: string }>`
    SELECT id, keys FROM address_entries WHERE id = ANY(${indexes}::integer[])`.execute(
    transaction,
  );
  return new Map(rows.map(({ id, keys }) => [id, keys]));
}

/** Returns some entries by their index in the list. */
export async function readEntries(
  transaction: Transaction<Database>,
  indexes: readonly number[],
): Promise<ReadonlyMap<number, FoundAddress>> {
  const { rows } = await sql<{ id: number; entry: FoundAddress }>`
    SELECT id, entry FROM address_entries WHERE id = ANY(${indexes}::integer[])`.execute(
    transaction,
  );
  return new Map(rows.map(({ id, entry }) => [id, entry]));
}
