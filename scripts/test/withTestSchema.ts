import type { TestSchema } from '../../tests/support/testDatabase.ts';
import { ensureDatabase } from './postgres.ts';

/**
 * Does something with a schema of its own on a PostgreSQL that is found or started for it.
 *
 * @param label goes into the schema's name
 * @returns what `work` gives, or the reason why there is no PostgreSQL
 */
export async function withTestSchema<T>(
  label: string,
  work: (schema: TestSchema) => Promise<T>,
): Promise<{ readonly value: T } | { readonly missing: string }> {
  const database = await ensureDatabase();
  if ('missing' in database) return database;
  process.env.TEST_DATABASE_URL = database.url;
  try {
    // Read when it is loaded, after the address is known.
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
