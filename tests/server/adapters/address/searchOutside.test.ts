import { describe, expect, it } from 'vitest';
import type { FoundAddress } from '#engine';
import { searchOutside } from '../../../../server/adapters/address/searchOutside.ts';
import type { AddressSearch } from '../../../../server/ports/AddressLookup.ts';
import { AMOY_SEARCH } from '../../../support/addressEntries.ts';

const FOUND: FoundAddress = {
  english: { buildingName: 'AMOY PLAZA' },
  chinese: { buildingName: '淘大商場' },
  score: 100,
};

/** Searches a list that returns these entries for every search. */
async function search(changes: Partial<AddressSearch>, ...entries: readonly FoundAddress[]) {
  const searches: AddressSearch[] = [];
  const found = await searchOutside({ ...AMOY_SEARCH, is3d: true, ...changes }, async (outside) => {
    searches.push(outside);
    return entries;
  });
  return { found, searches };
}

describe('searchOutside', () => {
  it('omits floor and unit from the search, and adds them to the results', async () => {
    const { found, searches } = await search({ text: 'Flat A, 12/F, Amoy Plaza' }, FOUND);
    expect(searches).toEqual([{ ...AMOY_SEARCH, is3d: true, text: expect.any(String) }]);
    expect(searches[0]?.text).not.toMatch(/12|flat/i);
    expect(searches[0]?.text).toContain('Amoy Plaza');
    const threeDAddress = { floor: { number: '12' }, unit: { number: 'A' } };
    expect(found).toEqual([
      {
        english: { buildingName: 'AMOY PLAZA', threeDAddress },
        chinese: { buildingName: '淘大商場', threeDAddress },
        score: 100,
      },
    ]);
  });

  it('adds only what the text contains, in the languages of the entry', async () => {
    const { found } = await search({ text: '12/F Amoy Plaza' }, { english: {} });
    expect(found).toEqual([{ english: { threeDAddress: { floor: { number: '12' } } } }]);
  });

  it('returns the entries unchanged without is3d, or without a floor and a unit', async () => {
    const without = await search({ text: '12/F Amoy Plaza', is3d: false }, FOUND);
    expect(without.found).toEqual([FOUND]);
    expect(without.searches[0]?.text).not.toContain('12');
    expect((await search({ text: 'Amoy Plaza' }, FOUND)).found).toEqual([FOUND]);
  });
});
