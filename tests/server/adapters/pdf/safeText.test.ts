import { describe, expect, it } from 'vitest';
import { safeText } from '../../../../server/adapters/pdf/safeText.ts';

describe('safeText', () => {
  it.each([
    ['\u202eDETIMBUS', '[U+202E]DETIMBUS', 'an override is shown'],
    ['a\u2066b\u2069', 'a[U+2066]b[U+2069]', 'isolates are shown'],
    ['\u200fa\u061c', '[U+200F]a[U+061C]', 'directional marks are shown'],
    ['a\u0000b\u0007c\u0085', 'a[U+0000]b[U+0007]c[U+0085]', 'controls are shown'],
    ['\ud83d', '[U+D83D]', 'half of a pair is shown'],
    ['a\u200bb\u200dc\u00add\ufeff\ufe0f', 'abcd', 'invisible characters are left out'],
    ['a\tb\r\nc\u2028d\u00a0e', 'a b c d e', 'tabs and line ends are spaces'],
    ['陳大文 𨋢 O’Neil "q" #x $y$', '陳大文 𨋢 O’Neil "q" #x $y$', 'other text is unchanged'],
  ])('T-33: B-16: converts %j to %j (%s)', (text, expected) => {
    expect(safeText(text)).toBe(expected);
  });

  it('T-33: leaves no control or ignorable character, except format characters', () => {
    const acting = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;
    const left = [];
    for (let code = 0; code < 0x110000; code += 1) {
      const shown = safeText(String.fromCodePoint(code));
      // Excludes format characters, for example Arabic number signs and musical beams. They have no
      // glyph, so the PDF renderer refuses them.
      if (acting.test(shown) && !/\p{Cf}/u.test(shown)) left.push(code);
    }
    expect(left).toEqual([]);
  });
});
