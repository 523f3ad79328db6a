import { describe, expect, it } from 'vitest';
import { isChineseOnly } from '../../../engine/rules/library.ts';

const EXT_B = '\u{20000}';

describe('isChineseOnly', () => {
  it.each([
    '陳大文',
    '啓',
    '峯',
    '𨋢',
    '嗰',
    '阿卜杜拉·艾山',
    '阿卜杜拉\u2022艾山',
    '“一国两制”研究中心',
    '香港（九龍）有限公司',
    'ＡＢＣ有限公司',
    EXT_B,
  ])('B-51: accepts %s', (value) => {
    expect(isChineseOnly(value)).toBe(true);
  });

  it.each(['CHAN', '陳 大文', '陳A', '陳1', 'ひらがな', 'ｶﾅ', '陳ﾡ', '陳,', ''])(
    'B-51: refuses %j',
    (value) => {
      expect(isChineseOnly(value)).toBe(false);
    },
  );
});
