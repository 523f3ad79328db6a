import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './Database.ts';
import { dropSilentConnections } from './dropSilentConnections.ts';
import type { OpenDatabase } from './OpenDatabase.ts';
import { PostgresOutboxSignal } from './PostgresOutboxSignal.ts';

/** How to reach a PostgreSQL, 15 or later. */
export interface PostgresOptions {
  readonly connectionString: string;
  /** Schema of the tables; the server's default when absent. */
  readonly schema?: string;
  readonly maxConnections?: number;
  /** How long a statement may go unanswered; a little longer than the server works on one when absent. */
  readonly answerWithinMs?: number;
  /** Told of connections that died; the pool heals by itself. */
  readonly onError: (error: Error) => void;
}

const CONNECT_MS = 2_000;
const STATEMENT_MS = 10_000;
/** The server ends a statement before; what takes longer is lost on the way. */
const ANSWER_MS = STATEMENT_MS + 2_000;
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens a pool on a PostgreSQL server.
 *
 * @param options the server and how many connections to hold at most (10 when absent)
 * @returns the database, not yet migrated; nothing is connected before the first statement
 */
export function openPostgresStore(options: PostgresOptions): OpenDatabase {
  const connection = {
    connectionString: options.connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: options.answerWithinMs ?? ANSWER_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  const pool = new Pool({
    ...connection,
    max: options.maxConnections ?? 10,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    types: { getTypeParser: parserOf },
    ...(options.schema && { options: `-c search_path=${options.schema}` }),
  });
  // Two handlers: an idle connection that dies speaks through the pool, one that is in use speaks
  // for itself, and an unheard error event ends the process.
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  const dialect = new PostgresDialect({ pool: dropSilentConnections(pool) });
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  const db = new Kysely<Database>({ dialect, plugins });
  const outboxSignal = new PostgresOutboxSignal(connection, options.onError);
  return { db, outboxSignal, release: () => outboxSignal.close() };
}

/** Cents are far below 2^53, so that `bigint` columns may be numbers. */
function parserOf(oid: number, format?: 'text' | 'binary'): ReturnType<typeof types.getTypeParser> {
  return oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);
}
