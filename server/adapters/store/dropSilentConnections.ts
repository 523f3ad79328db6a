import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** What `pg` says of a statement that was not answered within `query_timeout`. */
const UNANSWERED = 'Query read timeout';

/**
 * Wraps a pool so that it closes a connection that left a statement unanswered. A network that swallows
 * bytes would otherwise keep the connection in the pool, and every later user of it waiting.
 *
 * @param pool made with `query_timeout`
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
    // The rollback after a failed statement would wait for as long again.
    if (unanswered) throw unanswered;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (error instanceof Error && error.message === UNANSWERED) unanswered = error;
      throw error;
    }
  };
  return {
    // Nothing here streams rows, for which a cursor would be passed.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(unanswered !== undefined),
  };
}
