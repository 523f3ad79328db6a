import { describe, expect, it } from 'vitest';
import type { FoundAddress, PremisesAddress } from '#engine';
import { entryTerms } from '../../../../server/adapters/address/entryTerms.ts';
import { foldAddress } from '../../../../server/adapters/address/foldAddress.ts';

const termsOf = (english: PremisesAddress, chinese?: PremisesAddress) =>
  entryTerms({ english, ...(chinese && { chinese }) }, foldAddress);
const keysOf = (premises: PremisesAddress) => termsOf(premises).keys.split('\n').slice(1, -1);
const range = (buildingNoFrom?: string, buildingNoTo?: string) => ({
  street: {
    streetName: 'NATHAN ROAD',
    ...(buildingNoFrom !== undefined && { buildingNoFrom }),
    ...(buildingNoTo !== undefined && { buildingNoTo }),
  },
});
const numbersOf = (from?: string, to?: string) =>
  [...termsOf(range(from, to)).numbers].toSorted(
    (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
  );

describe('entryTerms: words and characters', () => {
  it('has the words of every part, in both languages, with abbreviations written out', () => {
    const { words, han, numbers } = termsOf(
      { buildingName: 'City Plaza', ...range('66'), district: 'YTM DISTRICT', region: 'KLN' },
      { street: { streetName: '彌敦道' } },
    );
    expect([...words].toSorted()).toEqual(['CITY', 'KOWLOON', 'NATHAN', 'PLAZA', 'ROAD', 'YTM']);
    expect([...han].toSorted()).toEqual(['弥', '弥敦', '敦', '敦道', '道'].toSorted());
    expect([...numbers]).toEqual(['66']);
  });

  it.each([
    ['HK', 'HONG KONG'],
    ['KLN', 'KOWLOON'],
    ['NT', 'NEW TERRITORIES'],
    ['MACAU', 'MACAU'],
  ])('names the region %s as %s', (region, words) => {
    expect([...termsOf({ region }).words].join(' ')).toBe(words);
  });

  it('counts words, characters and numbers', () => {
    const { wordCount, hanCount } = termsOf(range('66'), { street: { streetName: '彌敦道' } });
    expect([wordCount, hanCount]).toEqual([3, 4]);
  });

  it('has no terms for an entry without parts', () => {
    const { words, numbers, han, wordCount, hanCount } = entryTerms(
      {} as FoundAddress,
      foldAddress,
    );
    expect([words.size, numbers.size, han.size, wordCount, hanCount]).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('entryTerms: house numbers', () => {
  it.each([
    [undefined, undefined, []],
    ['56', undefined, ['56']],
    [undefined, '60', ['60']],
    ['56', '60', ['56', '58', '60']],
    ['55', '59', ['55', '57', '59']],
    ['56', '56', ['56']],
    ['56', '57', ['56', '57']],
    ['56', '59', ['56', '57', '58', '59']],
    ['60', '56', ['56', '60']],
    ['26A', '26C', ['26A', '26C']],
    ['056', '058', ['56', '58']],
  ])('returns the numbers from %s to %s: %j', (from, to, expected) => {
    expect(numbersOf(from, to)).toEqual(expected);
  });

  it.each([
    ['201', 101],
    ['203', 2],
    ['999999999', 2],
  ])('expands no long range: 1 to %s has %d numbers', (to, count) => {
    expect(numbersOf('1', to)).toHaveLength(count);
  });
});

describe('entryTerms: names', () => {
  it.each([
    ['a street alone', range(), ['NATHAN ROAD']],
    ['an estate alone', { estate: { name: 'CITY GARDEN' } }, ['CITY GARDEN']],
    ['a village alone', { village: { streetName: 'TAI LONG' } }, ['TAI LONG']],
    ['a building', { buildingName: 'CITY PLAZA' }, ['CITY PLAZA']],
    ['a house number', range('66'), ['66 NATHAN ROAD']],
    [
      'a range of house numbers',
      range('66', '70'),
      ['66 NATHAN ROAD', '70 NATHAN ROAD', '66 70 NATHAN ROAD'],
    ],
    [
      'a building of an estate',
      { buildingName: 'MAPLE HOUSE', estate: { name: 'CITY GARDEN' } },
      ['MAPLE HOUSE', 'CITY GARDEN MAPLE HOUSE'],
    ],
    [
      'a block of an estate',
      { block: { descriptor: 'BLK', number: '3' }, estate: { name: 'CITY GARDEN' } },
      ['3 BLOCK CITY GARDEN'],
    ],
  ])('returns the names of %s', (_, premises, expected) => {
    expect(keysOf(premises)).toEqual(expected);
  });

  it('does not name each building of a street by the street', () => {
    const keys = keysOf({ buildingName: 'CITY PLAZA', ...range('66') });
    expect(keys).toEqual(['CITY PLAZA', '66 NATHAN ROAD']);
  });

  it('has the names of both languages, each once', () => {
    const { keys } = termsOf({ buildingName: 'K11' }, { buildingName: 'K11' });
    expect(keys).toBe('\nK11\n');
    expect(termsOf(range(), { street: { streetName: '彌敦道' } }).keys).toBe(
      '\nNATHAN ROAD\n弥敦道\n',
    );
  });
});
