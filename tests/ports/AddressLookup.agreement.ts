import { beforeAll, describe, expect, it } from 'vitest';
import { IndexedAddressLookup } from '../../server/adapters/address/IndexedAddressLookup.ts';
import { samplePlaces } from '../../server/adapters/address/samplePlaces.ts';
import type { AddressLookup, AddressSearch } from '../../server/ports/AddressLookup.ts';
import { type Random, seededRandom } from '../protocol/seededRandom.ts';
import { ENTRIES } from '../support/addressEntries.ts';
import { madeUp, searchFor } from '../support/addressSearches.ts';

const MANY = [...ENTRIES, ...samplePlaces(), ...madeUp(3000)];
const SEARCHES = 300;

/** Texts that a random search rarely contains. */
const TEXTS = [
  'road',
  '路',
  'ho',
  'Q',
  'hongkong road centrall',
  'kwun tng',
  'amxy plaza',
  'qxeenswzy 66',
  'flat b 3/f 12 nathan raod',
  '53',
  '53b prince edward road east',
  '彌敦',
  '道',
  '無中生有 nathan',
  '!?',
  '2nd street',
  'road road road',
];

/**
 * Checks that a lookup returns the same results as the list in memory: entries, order and scores,
 * for every search.
 *
 * @param make creates a lookup over the given entries
 */
export function describeAgreement(
  name: string,
  make: (entries: typeof MANY) => Promise<AddressLookup>,
): void {
  describe(`${name} and the list in memory`, () => {
    const inMemory = new IndexedAddressLookup(MANY, 'the same');
    let lookup: AddressLookup;
    beforeAll(async () => {
      lookup = await make(MANY);
    });

    it.each(TEXTS)('return the same results for %s', async (text) => {
      for (const isBasicSearchingMode of [false, true]) {
        for (const [tolerance, maxRecords] of [
          [0, 10],
          [50, 10],
          [80, 200],
        ] as const) {
          const search = { text, tolerance, maxRecords, isBasicSearchingMode, is3d: false };
          expect(await lookup.search(search), JSON.stringify(search)).toEqual(
            await inMemory.search(search),
          );
        }
      }
    });

    it('return the same results for random searches', async () => {
      const random = seededRandom(5);
      let found = 0;
      for (let time = 0; time < SEARCHES; time += 1) {
        const search = anySearch(random);
        const answer = await inMemory.search(search);
        expect(await lookup.search(search), JSON.stringify(search)).toEqual(answer);
        found += Math.sign(answer.length);
      }
      expect(found).toBeGreaterThan(SEARCHES / 2);
    });
  });
}

function anySearch(random: Random): AddressSearch {
  return {
    text: searchFor(random.pick(MANY), random) || 'road',
    maxRecords: random.pick([1, 10, 200]),
    tolerance: random.pick([0, 20, 50, 80]),
    isBasicSearchingMode: random.pick([false, false, false, true]),
    is3d: random.pick([false, true]),
  };
}
