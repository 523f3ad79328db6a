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
  ])('%s is compared as %s', (text, key) => {
    expect(keyOf(foldAddress(text))).toBe(key);
  });

  it('says the same of a text in any case, width and script of Chinese, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const key = keyOf(foldAddress(text));
        expect(keyOf(foldAddress(text.normalize('NFKC')))).toBe(key);
        expect(keyOf(foldAddress(` ${text}.`))).toBe(key);
      }),
    );
  });
});
