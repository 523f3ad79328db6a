import { describe, expect, it } from 'vitest';
import {
  type OtherName,
  searchOptions,
} from '../../../../renderer/widgets/combobox/searchOptions.ts';

const chinese = (traditional: string, simplified = traditional): readonly OtherName[] => [
  { name: traditional, language: 'zh-Hant' },
  { name: simplified, language: 'zh-Hans' },
];

const OPTIONS = [
  { value: 'CW', label: 'Central and Western', others: chinese('中西區', '中西区') },
  { value: 'WC', label: 'Wan Chai', others: chinese('灣仔', '湾仔') },
  { value: 'TW', label: 'Tsuen Wan', others: chinese('荃灣', '荃湾') },
];

const LOTS = [
  { value: 'IL', label: 'Inland Lot', others: chinese('內地段') },
  { value: 'KIL', label: 'Kowloon Inland Lot', others: chinese('九龍內地段') },
  { value: 'NKIL', label: 'New Kowloon Inland Lot', others: chinese('新九龍內地段') },
  { value: 'KML', label: 'Kowloon Marine Lot', others: chinese('九龍海旁地段') },
  { value: 'DD', label: 'Lot in Demarcation District', others: chinese('丈量約份地段') },
  { value: 'deedPoll', label: 'Deed Poll', others: [] },
  { value: 12, label: 'Twelve', others: [] },
];

describe('searchOptions', () => {
  it.each([
    ['KIL', ['KIL'], 'the code'],
    ['kil', ['KIL'], 'in lower case'],
    ['N.K.I.L.', ['NKIL'], 'with full stops'],
    ['Ｄ．Ｄ．', ['DD'], 'ignores width'],
    ['NK', ['NKIL'], 'the start of a code'],
    ['X', [], 'no match by one letter'],
    ['deedP', [], 'an internal value is not a code'],
    ['12', [], 'a number is not a code'],
    ['KIL 1234', [], 'a code with a lot number'],
  ])('for %j finds the codes %j (%s)', (typed, values) => {
    expect(searchOptions(LOTS, typed).map(({ value }) => value)).toEqual(values);
  });

  it('returns the matched code, and lists options that start with it first', () => {
    expect(searchOptions(LOTS, 'K.I.L.')[0]?.foundBy).toEqual({ name: 'KIL' });
    expect(searchOptions(LOTS, 'n. k. i. l.')[0]?.value).toBe('NKIL');
    const banks = [
      { value: 'ZZ', label: 'The Kildare', others: [] },
      { value: 'KIL', label: 'Other', others: [] },
    ];
    expect(searchOptions(banks, 'kil').map(({ value }) => value)).toEqual(['KIL', 'ZZ']);
  });

  it.each([
    ['', ['CW', 'WC', 'TW'], 'an empty query'],
    ['wan', ['WC', 'TW'], 'options that start with it first'],
    ['ＷＡＮ ＣＨＡＩ', ['WC'], 'ignores width and case'],
    ['\u200eWan\u200b\u00a0Chai\u202c', ['WC'], 'marks and spaces of a copied text'],
    ['Wan\ufeff Ch\u00adai', ['WC'], 'invisible characters inside a word'],
    ['\u200b\ufeff', ['CW', 'WC', 'TW'], 'only invisible characters'],
    ['western central', ['CW'], 'every word, in any order'],
    ['灣', ['WC', 'TW'], 'Traditional Chinese'],
    ['湾仔', ['WC'], 'Simplified Chinese'],
    ['Western Wan', [], 'all the words'],
    ['W+n', [], 'no regular expression'],
  ])('for %j finds %j (%s)', (typed, values) => {
    expect(searchOptions(OPTIONS, typed).map(({ value }) => value)).toEqual(values);
  });

  it('returns the matched name in another language', () => {
    const found = { name: '湾仔', language: 'zh-Hans' };
    expect(searchOptions(OPTIONS, '湾仔')[0]?.foundBy).toEqual(found);
    expect(searchOptions(OPTIONS, 'wan chai')[0]?.foundBy).toBeUndefined();
  });
});
