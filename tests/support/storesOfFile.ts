import { afterAll, beforeAll } from 'vitest';
import type { Stores } from '../../server/adapters/store/openStores.ts';
import { type LentStores, lentStores } from './lentStores.ts';
import { testClock } from './testClock.ts';

/**
 * Lends stores over an empty embedded database to all tests of a file.
 *
 * @returns reads the stores; call it inside a test
 */
export function storesOfFile(clock = testClock()): () => Stores {
  let lent: LentStores;
  beforeAll(async () => {
    lent = await lentStores(clock);
  }, 60_000);
  afterAll(() => lent?.giveBack());
  return () => lent.stores;
}
