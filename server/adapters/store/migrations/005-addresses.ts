import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Imported addresses, searchable by their terms. */
export const addressTables: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  // Earlier imports created these tables with other content, so addresses must be imported again.
  'DROP TABLE IF EXISTS address_import',
  'DROP TABLE IF EXISTS address_entries',
  `CREATE TABLE address_imports (
     id text PRIMARY KEY,
     format integer NOT NULL,
     source text NOT NULL,
     entries integer NOT NULL,
     word_counts bytea NOT NULL,
     han_counts bytea NOT NULL
   )`,
  `CREATE TABLE address_entries (
     id integer PRIMARY KEY,
     keys text NOT NULL,
     entry jsonb NOT NULL
   )`,
  `CREATE TABLE address_terms (
     kind text NOT NULL CHECK (kind IN ('word', 'number', 'han')),
     term text COLLATE "C" NOT NULL,
     letters integer NOT NULL,
     postings bytea NOT NULL,
     PRIMARY KEY (kind, term)
   )`,
  // Every search reads long lists completely: compression would save little and cost time.
  'ALTER TABLE address_terms ALTER COLUMN postings SET STORAGE EXTERNAL',
  "CREATE INDEX address_words_by_length ON address_terms (length(term)) WHERE kind = 'word'",
];
