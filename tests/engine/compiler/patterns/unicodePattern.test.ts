import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unicodePattern } from '../../../../engine/compiler/patterns/unicodePattern.ts';

describe('unicodePattern', () => {
  it.each([
    ['a valid pattern', '^[\\w\\-.]+@\\p{L}$', '^[\\w\\-.]+@\\p{L}$'],
    ['single braces', '^[$]{{\\s*if(.*?)\\s*}}$', '^[$]\\{\\{\\s*if(.*?)\\s*\\}\\}$'],
    ['needless escapes', "^\\_\\@\\'\\:$", "^_@':$"],
    ['a needless escape in a class', '[\\_\\@a]', '[_@a]'],
    ['a hyphen beside a set', '[\\w-.]', '[\\w\\-.]'],
    ['an octal escape', '\\07', '\\u{7}'],
    ['a bracket alone', 'a]', 'a\\]'],
    ['a range of escaped letters', '[\\a-\\e]', '[a-e]'],
  ])('converts %s', (_, source, converted) => {
    expect(unicodePattern(source)).toBe(converted);
    expect(new RegExp(converted, 'u')).toBeInstanceOf(RegExp);
  });

  it.each([
    ['a recursion of another language', '(?R)'],
    ['an open group', '(a'],
    ['a repeated lookahead', '(?=a)*'],
  ])('returns nothing for %s', (_, source) => {
    expect(unicodePattern(source)).toBeUndefined();
  });

  it('keeps the meaning of every pattern that is valid without the flag', () => {
    const piece = fc.constantFrom(
      ...['a', 'b', '\\_', '\\-', '{', '}', ']', '[\\w-.]', '[^\\_a]', '\\@', '(a|\\:)', 'a{2}'],
      ...['\\${', '[a-\\e]', '\\d', '.', '-'],
    );
    const pattern = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
    const text = fc
      .array(fc.constantFrom(...'ab_-{}].@:$cde1^\\'), { maxLength: 6 })
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(pattern, text, (source, value) => {
        const plain = legacy(source);
        const converted = unicodePattern(source);
        fc.pre(plain !== undefined && converted !== undefined);
        expect(new RegExp(converted, 'u').test(value)).toBe(plain.test(value));
      }),
      { numRuns: 2000 },
    );
  });
});

function legacy(source: string): RegExp | undefined {
  try {
    return new RegExp(source);
  } catch {
    return undefined;
  }
}
