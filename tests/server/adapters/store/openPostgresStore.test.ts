import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../../../server/adapters/store/openPostgresStore.ts';
import { OUTBOX_CHANNEL } from '../../../../server/adapters/store/tables/OutboxTable.ts';
import { type FakeResponse, fakePostgres } from '../../../support/fakePostgres.ts';

let close: () => Promise<void> = async () => {};
afterEach(() => close());

async function openStore(respond?: (statement: string) => FakeResponse, schema?: string) {
  const server = await fakePostgres(respond);
  const errors: string[] = [];
  const store = openPostgresStore({
    connectionString: server.url,
    onError: ({ message }) => errors.push(message),
    ...(schema && { schema }),
  });
  close = async () => {
    await store.release();
    await store.db.destroy();
    await server.close();
  };
  return { ...store, server, errors };
}

describe('openPostgresStore', () => {
  it('connects with the schema and the limits of a statement', async () => {
    const { db, server } = await openStore(undefined, 'forms');
    expect(server.connections()).toBe(0);
    await sql`SELECT 1`.execute(db);
    expect(server.statements).toEqual(['SELECT 1']);
    expect(server.parameters).toMatchObject([
      {
        user: 'user',
        database: 'db',
        options: '-c search_path=forms',
        statement_timeout: '10000',
        idle_in_transaction_session_timeout: '10000',
      },
    ]);
  });

  it('uses the default schema of the server without a setting', async () => {
    const { db, server } = await openStore();
    await sql`SELECT 1`.execute(db);
    expect(server.parameters[0]).not.toHaveProperty('options');
  });

  it('returns a bigint as a number', async () => {
    const { db } = await openStore(() => ({ bigints: ['38000'] }));
    expect((await sql`SELECT n`.execute(db)).rows).toEqual([{ n: 38_000 }]);
  });

  it('throws the error of a statement with its code', async () => {
    const { db } = await openStore(() => ({ code: '23514', message: 'a constraint' }));
    await expect(sql`SELECT n`.execute(db)).rejects.toMatchObject({ code: '23514' });
  });

  it('opens at most ten connections by default', async () => {
    const { db, server } = await openStore();
    await Promise.all(Array.from({ length: 20 }, () => sql`SELECT 1`.execute(db)));
    expect(server.statements).toHaveLength(20);
    expect(server.parameters).toHaveLength(10);
  });

  it('reports a lost connection, and replaces it', async () => {
    const { db, server, errors } = await openStore();
    await sql`SELECT 1`.execute(db);
    server.shutDown();
    await expect.poll(() => errors).toContain('the server shuts down');
    await expect.poll(() => server.connections()).toBe(0);
    await sql`SELECT 2`.execute(db);
    expect(server.parameters).toHaveLength(2);
  });

  it('receives the signal of the outbox on a further connection', async () => {
    const { outboxSignal, server } = await openStore();
    let calls = 0;
    outboxSignal.onMessage(() => {
      calls += 1;
    });
    await expect.poll(() => calls).toBe(1);
    server.notify(OUTBOX_CHANNEL);
    await expect.poll(() => calls).toBe(2);
  });
});
