import { describe, expect, it } from 'vitest';
import { plainText } from '../../../engine/messages/plainText.ts';

describe('plainText', () => {
  it.each([
    ['  a \n\t b ', 'a b'],
    ['a\u202eb\u200bc', 'a b c'],
    ['𠮷'.repeat(201), `${'𠮷'.repeat(199)}…`],
    ['<b>x</b>', '<b>x</b>'],
  ])('converts %j to one plain line', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});
