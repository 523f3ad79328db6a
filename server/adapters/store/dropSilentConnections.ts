import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** The error text of `pg` for a statement without a response within `query_timeout`. */
const UNANSWERED = 'Query read timeout';

/**
 * Wraps a pool so that it closes a connection with an unanswered statement. If a network loses
 * bytes, the pool would otherwise reuse the connection, and every later statement would wait.
 *
 * @param pool pool that was created with `query_timeout`
 */
export function dropSilentConnections(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => watched(await pool.connect()),
    end: () => pool.end(),
  };
}

function watched(client: PoolClient): PostgresPoolClient {
  let unanswered: Error | undefined;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // The rollback after an unanswered statement would also wait for the time-out.
    if (unanswered) throw unanswered;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (error instanceof Error && error.message === UNANSWERED) unanswered = error;
      throw error;
    }
  };
  return {
    // The server never streams rows, so the wrapper needs no support of cursors.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(unanswered !== undefined),
  };
}
