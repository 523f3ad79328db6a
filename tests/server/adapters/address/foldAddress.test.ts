import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldAddress, keyOf } from '../../../../server/adapters/address/foldAddress.ts';

describe('foldAddress', () => {
  it.each([
    ['100 Nathan Rd.', '100 NATHAN ROAD'],
    ['nathan road no. 100', '100 NATHAN ROAD'],
    ["Queen's Rd. C", 'QUEENS ROAD CENTRAL'],
    ['Block E', 'BLOCK E'],
    ['St. John Bldg', 'STREET JOHN BUILDING'],
    ['Central & Western District', 'CENTRAL WESTERN'],
    ['CAFÉ ＡＢＣ', 'CAFE ABC'],
    ['彌敦道１００號', '弥敦道 100'],
    ['100号弥敦道', '弥敦道 100'],
    ['啟德／啓德', '启德启德'],
    ['26a / 026A', '26A 26A'],
    ['2ND STREET', '2ND STREET'],
    ['— · —', ''],
    ['Na\u200bthan\u00a0Ro\u00adad\ufeff １００', '100 NATHAN ROAD'],
    ['\u202a彌敦\u200d道\u202c１\u200b００號', '弥敦道 100'],
  ])('folds %s to the key %s', (text, key) => {
    expect(keyOf(foldAddress(text))).toBe(key);
  });

  it.each([
    ['nathan ROAD', 'Nathan Road'],
    ['ｎａｔｈａｎ ｒｏａｄ', 'NATHAN ROAD'],
    ['26a Nathan Road', '26A nathan road'],
    ['彌敦道', '弥敦道'],
    ['觀塘區鴻圖道', '观塘区鸿图道'],
    ['太古廣場１座', '太古广场1座'],
    ['啟德 KAI TAK', '啓德 Kai Tak'],
    ['啟德', '启德'],
  ])('folds %s and %s to one key', (one, other) => {
    expect(keyOf(foldAddress(one))).not.toBe('');
    expect(keyOf(foldAddress(one))).toBe(keyOf(foldAddress(other)));
  });

  it('folds upper and lower case, and Traditional and Simplified Chinese, to the same key', () => {
    const part = fc.constantFrom(
      ['Nathan', 'NATHAN', 'nathan'],
      ['Rd', 'RD', 'rd'],
      ['12b', '12B', '12b'],
      ['Café', 'CAFÉ', 'café'],
      ['彌敦道', '彌敦道', '弥敦道'],
      ['觀塘', '觀塘', '观塘'],
      ['將軍澳', '將軍澳', '将军澳'],
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const keys = [0, 1, 2].map((index) =>
          keyOf(foldAddress(parts.map((forms) => forms[index]).join(' '))),
        );
        expect(new Set(keys).size, keys.join(' | ')).toBe(1);
      }),
    );
  });

  it('folds any text to the same key after NFKC normalisation and added punctuation', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const key = keyOf(foldAddress(text));
        expect(keyOf(foldAddress(text.normalize('NFKC')))).toBe(key);
        expect(keyOf(foldAddress(` ${text}.`))).toBe(key);
      }),
    );
  });
});
