import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { dropSilentConnections } from './dropSilentConnections.ts';
import type { OpenDatabase } from './OpenDatabase.ts';
import { PostgresOutboxSignal } from './PostgresOutboxSignal.ts';
import type { Database } from './tables/Database.ts';

/** The connection to a PostgreSQL server, version 15 or later. */
export interface PostgresOptions {
  readonly connectionString: string;
  /** Schema of the tables; the server's default when absent. */
  readonly schema?: string;
  readonly maxConnections?: number;
  /**
   * Time limit for the response to a statement; the default is slightly longer than the server's
   * own limit.
   */
  readonly answerWithinMs?: number;
  /** Called with the errors of lost connections, which the pool replaces. */
  readonly onError: (error: Error) => void;
}

const CONNECT_MS = 2_000;
const STATEMENT_MS = 10_000;
/**
 * The server's own limit ends a statement first. If this limit is reached, the response was lost.
 */
const ANSWER_MS = STATEMENT_MS + 2_000;
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens a pool on a PostgreSQL server.
 *
 * @param options the server and the maximum number of connections (10 when absent)
 * @returns the database, not yet migrated; the first statement opens the first connection
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
  // Two handlers are necessary. An idle connection reports its errors through the pool, a
  // connection in use by its own event. An unhandled error event would end the process.
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  const dialect = new PostgresDialect({ pool: dropSilentConnections(pool) });
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  const db = new Kysely<Database>({ dialect, plugins });
  const outboxSignal = new PostgresOutboxSignal(connection, options.onError);
  return { db, outboxSignal, release: () => outboxSignal.close() };
}

/** Cents are far below 2^53, so `bigint` columns may be numbers. */
function parserOf(oid: number, format?: 'text' | 'binary'): ReturnType<typeof types.getTypeParser> {
  return oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);
}
