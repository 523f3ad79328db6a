import { describe, expect, it } from 'vitest';
import { withStoreErrors } from '../../../../server/adapters/store/withStoreErrors.ts';

class Table {
  readonly kind = 'table';
  readonly #rows = ['row'];

  async find(index: number): Promise<string | undefined> {
    return this.#rows[index];
  }

  async fail(error: unknown): Promise<never> {
    throw error;
  }
}

describe('withStoreErrors', () => {
  const table = withStoreErrors(new Table());

  it('returns the results and the values of the table', async () => {
    expect([await table.find(0), await table.find(1), table.kind]).toEqual([
      'row',
      undefined,
      'table',
    ]);
  });

  it('reports an outage as a StoreError', async () => {
    const cause = Object.assign(new Error('shut down'), { code: '57P01' });
    await expect(table.fail(cause)).rejects.toMatchObject({ reason: 'busy', cause });
  });

  it('throws other errors unchanged', async () => {
    const error = new TypeError('a fault of the program');
    await expect(table.fail(error)).rejects.toBe(error);
  });
});
