import { describe, expect, it } from 'vitest';
import {
  compilePattern,
  MOST_INSTRUCTIONS,
  parsePattern,
} from '../../../../engine/compiler/patterns/compilePattern.ts';

describe('compilePattern()', () => {
  it('writes each set once, and no slots without a back reference', () => {
    const program = compilePattern('^([a-z]x)+[a-z]$');
    expect(program?.sets).toEqual(['[a-z]', 'x']);
    expect(program).toMatchObject({ slots: 0, isPlain: true });
  });

  it('stores the positions of groups and of repetitions with a back reference', () => {
    // Two slots for each of two groups, and one for the repetition.
    expect(compilePattern('^(a)(b)*\\1$')).toMatchObject({ slots: 5, isPlain: false });
  });

  it.each([
    ['a text that is no regular expression', '['],
    ['an escape that the flag u forbids', '\\-'],
    ['modifiers', '(?i:a)'],
    ['too many instructions', `^.{${MOST_INSTRUCTIONS}}$`],
    ['nested repetitions with too many instructions', '^((a{999}){999}){999}$'],
  ])('refuses %s', (_title, pattern) => {
    expect(compilePattern(pattern)).toBeUndefined();
  });
});

describe('parsePattern()', () => {
  it('parses as the flag u requires', () => {
    expect(parsePattern('\\p{Lu}|b')?.alternatives).toHaveLength(2);
    expect(parsePattern('\\p{Nothing}')).toBeUndefined();
  });
});
