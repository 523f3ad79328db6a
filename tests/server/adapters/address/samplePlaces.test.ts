import { describe, expect, it } from 'vitest';
import { addressFill, foundAddressText, type PremisesAddress } from '#engine';
import { IndexedAddressLookup } from '../../../../server/adapters/address/IndexedAddressLookup.ts';
import { samplePlaces } from '../../../../server/adapters/address/samplePlaces.ts';
import { simplified } from '../../../../server/locales/chineseCharacters.ts';

const PLACES = samplePlaces();
const HAN = /\p{Script=Han}/u;

const nameOf = (premises: PremisesAddress | undefined): string =>
  premises?.buildingName ?? premises?.estate?.name ?? premises?.street?.streetName ?? '';

describe('samplePlaces', () => {
  it('has at least 400 places, with every kind in each of the 18 districts', () => {
    expect(PLACES.length).toBeGreaterThanOrEqual(400);
    const kinds = new Map<string, Set<string>>();
    for (const place of PLACES) {
      const { district = '', building, estate } = addressFill(place);
      const kind = building ? 'building' : estate ? 'estate' : 'street';
      kinds.set(district, (kinds.get(district) ?? new Set()).add(kind));
    }
    expect(kinds.size).toBe(18);
    for (const [district, found] of kinds) expect([district, found.size]).toEqual([district, 3]);
  });

  it('names every place in both languages, in parts that fit the form', () => {
    for (const place of PLACES) {
      const { main, other = '' } = foundAddressText(place, 'en');
      expect(HAN.test(main), main).toBe(false);
      expect(HAN.test(other), main).toBe(true);
      const { building = '', estate = '', street = '', region, district } = addressFill(place);
      expect(Math.max(building.length, estate.length, street.length), main).toBeLessThanOrEqual(40);
      expect([region, district], main).not.toContain(undefined);
    }
  });

  it('finds a place with the searched name first, in each language and script', async () => {
    const lookup = new IndexedAddressLookup(PLACES, 'the sample');
    const options = { maxRecords: 10, tolerance: 50, isBasicSearchingMode: false, is3d: false };
    // An estate at a house number has no name of its own in the index.
    const names = PLACES.flatMap(({ english, chinese }) => [english, chinese])
      .filter((premises) => !(premises?.estate && premises.street?.buildingNoFrom))
      .map(nameOf);
    for (const name of new Set(names)) {
      for (const text of [name, name.toLowerCase(), simplified(name)]) {
        const [first] = await lookup.search({ ...options, text });
        expect([nameOf(first?.english), nameOf(first?.chinese)], text).toContain(name);
      }
    }
  });

  it('finds each place among the first two results, in each language and script', async () => {
    const lookup = new IndexedAddressLookup(PLACES, 'the sample');
    const options = { maxRecords: 10, tolerance: 50, isBasicSearchingMode: false, is3d: false };
    for (const { english, chinese } of PLACES) {
      for (const premises of [english, chinese]) {
        const name = nameOf(premises);
        for (const text of [name, simplified(name)]) {
          const found = await lookup.search({ ...options, text: `${text} ${english?.district}` });
          const names = found.slice(0, 2).map((entry) => JSON.stringify(entry));
          expect(
            names.some((entry) => entry.includes(name)),
            text,
          ).toBe(true);
        }
      }
    }
  });
});
