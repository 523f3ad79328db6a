import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { StoreChoice } from '../../server/adapters/store/openStores.ts';

/** The URL of a PostgreSQL server: from the test run, or the server on this machine. */
export const DATABASE_URL =
  process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

/** A separate schema on a real server. */
export interface TestSchema {
  readonly choice: StoreChoice;
  readonly name: string;
  /** The connection URL of the schema for another process. */
  readonly address: string;
  /**
   * Ends every connection opened by `choice`, like a server that shuts down, and waits for their
   * end.
   */
  endConnections(): Promise<void>;
  /**
   * Blocks all other readers and writers of a table until `free` is called.
   *
   * @returns the locked table; `untilWaitedFor` resolves when a connection of `choice` waits for
   *   the lock
   */
  hold(table: string): Promise<HeldTable>;
  drop(): Promise<void>;
}

/** A table that one connection has locked. */
export interface HeldTable {
  untilWaitedFor(): Promise<void>;
  free(): Promise<void>;
}

/** Checks whether a PostgreSQL server responds. */
export async function databaseAnswers(): Promise<boolean> {
  try {
    await execute('SELECT 1');
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates a schema for one test.
 *
 * @param label part of its name
 */
export async function testSchema(label: string): Promise<TestSchema> {
  const name = `landform_${label}_${process.pid}_${Date.now()}`;
  await execute(`CREATE SCHEMA ${name}`);
  const connectionString = new URL(DATABASE_URL);
  connectionString.searchParams.set('application_name', name);
  const address = new URL(connectionString);
  address.searchParams.set('options', `-c search_path=${name}`);
  const onError = () => {};
  return {
    name,
    address: address.href,
    choice: { engine: 'postgres', connectionString: connectionString.href, schema: name, onError },
    endConnections: () =>
      execute(`SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity
        WHERE application_name = '${name}'`),
    hold: (table) => holdTable(name, table),
    drop: () => execute(`DROP SCHEMA IF EXISTS ${name} CASCADE`),
  };
}

async function holdTable(schema: string, table: string): Promise<HeldTable> {
  const client = await connect();
  await client.query(`BEGIN; LOCK TABLE ${schema}.${table} IN ACCESS EXCLUSIVE MODE`);
  const waiting = `SELECT FROM pg_stat_activity
    WHERE application_name = '${schema}' AND wait_event_type = 'Lock'`;
  return {
    untilWaitedFor: async () => {
      while ((await client.query(waiting)).rowCount === 0) {
        await setTimeout(5);
        // A transaction sees the activity of its first query until the snapshot is cleared.
        await client.query('SELECT pg_stat_clear_snapshot()');
      }
    },
    free: () => client.end(),
  };
}

/** Runs one statement on a separate connection. */
async function execute(statement: string): Promise<void> {
  const client = await connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}
