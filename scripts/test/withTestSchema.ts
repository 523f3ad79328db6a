import type { TestSchema } from '../../tests/support/testDatabase.ts';
import { ensureDatabase } from './postgres.ts';

/**
 * Runs a function with a separate schema on a PostgreSQL server, which is found or started.
 *
 * @param label a part of the schema's name
 * @returns the result of `work`, or the reason why there is no PostgreSQL
 */
export async function withTestSchema<T>(
  label: string,
  work: (schema: TestSchema) => Promise<T>,
): Promise<{ readonly value: T } | { readonly missing: string }> {
  const database = await ensureDatabase();
  if ('missing' in database) return database;
  process.env.TEST_DATABASE_URL = database.url;
  try {
    // The module reads the URL when it is loaded, so it is imported afterwards.
    const { testSchema } = await import('../../tests/support/testDatabase.ts');
    const schema = await testSchema(label);
    try {
      return { value: await work(schema) };
    } finally {
      await schema.drop();
    }
  } finally {
    await database.stop();
  }
}
