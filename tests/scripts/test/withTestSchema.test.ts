import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withTestSchema } from '../../../scripts/test/withTestSchema.ts';
import { type FakePostgres, fakePostgres } from '../support/fakePostgres.ts';

let postgres: FakePostgres;
beforeAll(async () => {
  postgres = await fakePostgres();
  vi.stubEnv('TEST_DATABASE_URL', postgres.url);
  // The module of schemas reads the URL when it is loaded.
  vi.resetModules();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await postgres.close();
});

describe('withTestSchema', () => {
  it('creates a schema with the label, returns the result, and drops the schema', async () => {
    const during: string[] = [];
    const result = await withTestSchema('bench', async ({ name }) => {
      during.push(...postgres.statements);
      return name;
    });
    const name = 'value' in result ? result.value : '';
    expect(name).toMatch(/^landform_bench_\d+_\d+$/);
    expect(during).toEqual([`CREATE SCHEMA ${name}`]);
    expect(postgres.statements.slice(1)).toEqual([`DROP SCHEMA IF EXISTS ${name} CASCADE`]);
  });

  it('drops the schema when the work fails, and passes the error on', async () => {
    const failing = withTestSchema('bench', () => Promise.reject(new Error('no memory')));
    await expect(failing).rejects.toThrow('no memory');
    expect(postgres.statements.at(-1)).toMatch(/^DROP SCHEMA/);
  });

  it('returns the reason without a server, and does not start the work', async () => {
    vi.stubEnv('TEST_DATABASE_URL', 'postgres://postgres@127.0.0.1:1/none');
    const work = vi.fn(async () => 1);
    expect(await withTestSchema('bench', work)).toEqual({
      missing: 'TEST_DATABASE_URL does not answer',
    });
    expect(work).not.toHaveBeenCalled();
  });
});
