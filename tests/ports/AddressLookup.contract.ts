import { describe, expect, it } from 'vitest';
import type { AddressLookup, AddressSearch } from '../../server/ports/AddressLookup.ts';
import { ENTRIES, nameOf } from '../support/addressEntries.ts';

const DEFAULTS = { maxRecords: 10, tolerance: 50, isBasicSearchingMode: false, is3d: false };

/**
 * Describes the contract of every lookup.
 *
 * @param make creates a lookup over the entries of `addressEntries.ts`
 */
export function describeAddressLookup(name: string, make: () => Promise<AddressLookup>): void {
  const search = async (text: string, more: Partial<AddressSearch> = {}) =>
    (await make()).search({ ...DEFAULTS, text, ...more });
  const names = async (text: string, more?: Partial<AddressSearch>) =>
    (await search(text, more)).map(nameOf);

  describe(`${name} as AddressLookup`, () => {
    it.each([
      ['a name', 'Amoy Plaza', 'AMOY PLAZA'],
      ['number and street', '66 queensway', 'QUEENSWAY GOVERNMENT OFFICES'],
      ['the number after the street', 'Queensway 66', 'QUEENSWAY GOVERNMENT OFFICES'],
      ['abbreviations and stops', 'no. 77, Ngau Tau Kok Rd.', 'AMOY PLAZA'],
      ['an abbreviated direction', 'queens rd c', "QUEEN'S ROAD CENTRAL"],
      ['an abbreviated estate', 'Cheung Fat Est., Leung Fat Hse', 'LEUNG FAT HOUSE'],
      ['full width', '６６　ＱＵＥＥＮＳＷＡＹ', 'QUEENSWAY GOVERNMENT OFFICES'],
      ['Chinese', '金鐘道66號', 'QUEENSWAY GOVERNMENT OFFICES'],
      ['Chinese with the number in front', '66號金鐘道', 'QUEENSWAY GOVERNMENT OFFICES'],
      ['simplified characters', '金钟道６６号', 'QUEENSWAY GOVERNMENT OFFICES'],
      ['simplified name of an estate', '长发邨亮发楼', 'LEUNG FAT HOUSE'],
      ['another spelling of a character', '啓德道', 'KAI TAK ROAD'],
      ['a number within a range', '40 nathan road', 'CHUNGKING MANSIONS'],
      ['a number with its letter', '太子道東53a號', 'KAI TAK MANSION'],
      ['a village', 'ngau chi wan village 67B', 'NGAU CHI WAN VILLAGE'],
      ['a prefix', 'nathan ro', 'NATHAN ROAD'],
      ['a name with district and region', 'Amoy Plaza, Kwun Tong, Kowloon', 'AMOY PLAZA'],
      ['region in front', '九龍觀塘淘大商場', 'AMOY PLAZA'],
      ['a letter missing', 'chunking mansions', 'CHUNGKING MANSIONS'],
      ['letters swapped', 'qeuensway government offices', 'QUEENSWAY GOVERNMENT OFFICES'],
      ['a name with floor and flat', 'Flat B, 12/F, Amoy Plaza', 'AMOY PLAZA'],
      ['floor and flat in Chinese', '淘大商場12樓B室', 'AMOY PLAZA'],
    ])('finds by %s: %s', async (_, text, first) => {
      expect((await names(text))[0]).toBe(first);
    });

    it.each(['zzqq', '無中生有', '!?', '99999'])('finds nothing for %s', async (text) => {
      expect(await search(text)).toEqual([]);
    });

    it('finds both spellings of a name by each spelling and by the simplified form', async () => {
      for (const text of ['啟德', '啓德', '启德']) {
        expect((await names(text)).slice(0, 2).sort()).toEqual(['KAI TAK MANSION', 'KAI TAK ROAD']);
      }
    });

    it('ranks an exact name first, and sorts by score', async () => {
      const found = await search('nathan road');
      expect(nameOf(found[0] ?? {})).toBe('NATHAN ROAD');
      expect(found[0]?.score).toBe(100);
      const scores = found.map(({ score = 0 }) => score);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
      expect(scores[1]).toBeLessThan(100);
      expect((await names('nathan')).slice(0, 2)).toEqual(['NATHAN ROAD', 'NATHAN HILL']);
    });

    it('returns both languages, with Chinese in traditional characters', async () => {
      const [found] = await search('金钟道66号');
      expect(found?.english?.street?.streetName).toBe('QUEENSWAY');
      expect(found?.chinese?.street?.streetName).toBe('金鐘道');
    });

    it('returns all details of a place', async () => {
      const [found] = await search('leung fat house');
      expect(found).toMatchObject({
        english: {
          block: { descriptor: 'BLK', number: '3', isDescriptorGoFirst: 'Y' },
          estate: { name: 'CHEUNG FAT ESTATE' },
          street: { locationName: 'TSING YI' },
        },
        geoAddress: '2871424885T20050430',
        geoSpatialInformation: { northing: 824887, longitude: 114.10374 },
      });
    });

    it('returns at most maxRecords records', async () => {
      expect(await search('road')).not.toHaveLength(1);
      expect(await search('road', { maxRecords: 1 })).toHaveLength(1);
    });

    it('returns fewer records at a lower tolerance, and corrects no spelling in basic mode', async () => {
      expect(await names('queensway 999', { tolerance: 50 })).toContain('HIGH COURT');
      expect(await names('queensway 999', { tolerance: 0 })).toEqual([]);
      expect(await names('chunking mansions', { isBasicSearchingMode: true })).toEqual([]);
    });

    it('returns floor and unit only with is3d', async () => {
      const [flat] = await search('Flat B, 12/F, Amoy Plaza');
      expect(flat?.english).not.toHaveProperty('threeDAddress');
      const [inside] = await search('Flat B, 12/F, Amoy Plaza', { is3d: true });
      expect(inside?.english?.threeDAddress).toEqual({
        floor: { number: '12' },
        unit: { number: 'B' },
      });
    });

    it('describe: returns the number and source of the entries, or the host that answers', async () => {
      const ofEntries = `${ENTRIES.length} entries, the entries of the test`;
      const expected = new RegExp(`^(?:${ofEntries}|127\\.0\\.0\\.1:\\d+ answers)$`);
      expect(await (await make()).describe()).toMatch(expected);
    });
  });
}
