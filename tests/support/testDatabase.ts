import { Client } from 'pg';
import type { StoreChoice } from '../../server/adapters/store/openStores.ts';

/** Where a PostgreSQL may be: the test run says so, or the machine has one. */
export const DATABASE_URL =
  process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

/** A schema of its own on a real server. */
export interface TestSchema {
  readonly choice: StoreChoice;
  readonly name: string;
  /** Ends every connection that was opened by `choice`, as a server does that goes down. */
  endConnections(): Promise<void>;
  drop(): Promise<void>;
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
  const onError = () => {};
  return {
    name,
    choice: { engine: 'postgres', connectionString: connectionString.href, schema: name, onError },
    endConnections: () =>
      execute(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = '${name}'`),
    drop: () => execute(`DROP SCHEMA IF EXISTS ${name} CASCADE`),
  };
}

/** Runs one statement on a connection of its own. */
async function execute(statement: string): Promise<void> {
  const client = new Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
