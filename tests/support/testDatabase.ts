import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { StoreChoice } from '../../server/adapters/store/openStores.ts';

/** Where a PostgreSQL may be: the test run says so, or the machine has one. */
export const DATABASE_URL =
  process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

/** A schema of its own on a real server. */
export interface TestSchema {
  readonly choice: StoreChoice;
  readonly name: string;
  /** Leads another process to the schema. */
  readonly address: string;
  /** Ends every connection that was opened by `choice`, as a server does that goes down, and waits for their end. */
  endConnections(): Promise<void>;
  /**
   * Nobody else writes or reads a table until `free` is called.
   * @returns when it is so; `untilWaitedFor` ends when a connection of `choice` stands before it
   */
  hold(table: string): Promise<HeldTable>;
  drop(): Promise<void>;
}

/** A table that one connection has for itself. */
export interface HeldTable {
  untilWaitedFor(): Promise<void>;
  free(): Promise<void>;
}

/** Whether a PostgreSQL answers. */
export async function databaseAnswers(): Promise<boolean> {
  try {
    await execute('SELECT 1');
    return true;
  } catch {
    return false;
  }
}

/** Makes a schema that nobody else uses. @param label goes into its name */
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
        // A transaction sees the activity of its first look until the snapshot is dropped.
        await client.query('SELECT pg_stat_clear_snapshot()');
      }
    },
    free: () => client.end(),
  };
}

/** Runs one statement on a connection of its own. */
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
