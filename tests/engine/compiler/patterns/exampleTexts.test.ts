import { describe, expect, it } from 'vitest';
import { exampleTexts } from '../../../../engine/compiler/patterns/exampleTexts.ts';

describe('exampleTexts()', () => {
  it.each([
    ['^[A-Z][0-9]{4}$', 'A1234'],
    ['^[A-Z]{2}\\d{6}$', 'AB123456'],
    ['^[0-9]*-*[0-9]*$', '1-2'],
    ['^[0-9a-f]{4}-[0-9a-f]{2}$', 'abcd-ef'],
    ['^\\+?[1-9]\\d{7}$', '12345678'],
    ['^(?:north|south)$', 'north'],
    ['^.*@.*$', 'A@B'],
    ['^\\p{Script=Han}{2}$', '香港'],
    ['^(\\w)-\\1$', 'A-A'],
    ['^(?!1)\\d$', '1'],
  ])('writes %s as %s', (pattern, text) => {
    expect(exampleTexts(pattern)[0]).toBe(text);
  });

  it('keeps to the limits of length', () => {
    expect(exampleTexts('^[A-Z]+$', { minLength: 3 })[0]).toBe('ABC');
    expect(exampleTexts('^[A-Z]{3}$', { maxLength: 2 })).toEqual([]);
  });

  it.each([
    ['a control character', '^\\u0007$'],
    ['a space at an end', '^ a$'],
    ['a long text', '^[A-Z]{50}$'],
    ['a set without a known letter', '^\\p{Script=Thai}$'],
    ['an empty text', '^$'],
    ['no regular expression', '['],
  ])('writes no example of %s', (_title, pattern) => {
    expect(exampleTexts(pattern)).toEqual([]);
  });
});
