import { describe, expect, it } from 'vitest';
import { inOneLine } from '../../../renderer/i18n/inOneLine.ts';

describe('inOneLine', () => {
  it.each([
    ['en', ['One.', 'Two.'], 'One. Two.'],
    ['zh-Hant', ['一。', '二。'], '一。二。'],
    ['zh-Hans', ['一。', undefined, '二。'], '一。二。'],
    ['en', [false, 'One.', undefined, '', 2], 'One. 2'],
    ['en', [], ''],
  ] as const)('in %s joins %j', (language, sentences, line) => {
    expect(inOneLine(sentences, language)).toBe(line);
  });
});
