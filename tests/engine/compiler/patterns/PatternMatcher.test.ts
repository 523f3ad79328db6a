import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from '../../../../engine/compiler/patterns/compilePattern.ts';
import { PATTERN_STEPS } from '../../../../engine/compiler/patterns/limitedPatterns.ts';
import { PatternMatcher } from '../../../../engine/compiler/patterns/PatternMatcher.ts';

function matches(pattern: string, text: string, left = PATTERN_STEPS): boolean | undefined {
  const program = compilePattern(pattern);
  if (!program) throw new TypeError(`No program for ${pattern}`);
  return new PatternMatcher(program, { left }).test(text);
}

/** Patterns that RE2 or another engine reads differently, or whose meaning is easy to miss. */
const MEANINGS: readonly (readonly [pattern: string, texts: readonly string[]])[] = [
  ['^\\d$', ['1', '٣', 'a', '']],
  ['^\\s$', [' ', '\u00a0', '\u2003', '\ufeff', 'x']],
  ['^\\w$', ['a', '_', 'é', '香']],
  ['\\bé\\b', ['é', 'aéa', 'a é']],
  ['a\\Bb', ['ab', 'a b']],
  ['^.$', ['\r', '\n', '\u2028', '\u{1f600}', '\ud83d', 'ab']],
  ['a$', ['a', 'a\n']],
  ['^[^]$', ['\n', '']],
  ['^[]$', ['', 'a']],
  ['^\\cA\\u{1F600}$', ['\u0001\u{1f600}']],
  ['^[^a]$', ['\ud83d', '\u{1f600}', 'a']],
  ['^\\p{Script=Han}+\\P{L}$', ['香港1', '香港', 'a1']],
  ['^(?!.*--)[a-z-]+(?<!-)$', ['a-b', 'a--b', 'ab-']],
  ['(?<=(\\d+)(\\d+))x$', ['1053x', '1x']],
  ['(?<=\\1(a))b', ['aab', 'ab']],
  ['^(?:(a)|b)*\\1$', ['ab', 'aba', 'b', '']],
  ['^(?=(a|ab))\\1c$', ['ac', 'abc']],
  ['^(?=(ab|a))\\1c$', ['ac', 'abc']],
  ['^(?<y>\\d)-\\k<y>$', ['1-1', '1-2']],
  ['^(z)((a+)?(b+)?(c))*$', ['zaacbbbcac', 'zab']],
  ['^(?:a?){3}$', ['', 'aa', 'aaaa']],
  ['^(a?)*?\\1b$', ['aab', 'b', 'c']],
  ['^(?:a*)*$', ['aaa', 'b']],
  ['^\\2(a)(b)?$', ['a', 'ab', 'bab']],
  ['^(?:(x)|(y)\\1){2}$', ['xy', 'xyx', 'yx']],
  ['', ['', 'a']],
];

describe('PatternMatcher', () => {
  it.each(MEANINGS.flatMap(([pattern, texts]) => texts.map((text) => [pattern, text] as const)))(
    'T-25: gives %s the meaning of ECMA-262 for %j',
    (pattern, text) => {
      expect(matches(pattern, text)).toBe(new RegExp(pattern, 'u').test(text));
    },
  );

  const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '\\d', '\\b', '^', '$', '香');
  const { pattern: anyPattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      atom,
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => a + b),
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '*?', '{2}', '{1,2}', '{0,3}?'))
        .map(([a, count]) => `(${a})${count}`),
      fc
        .tuple(fc.constantFrom('?=', '?!', '?<=', '?<!'), tie('pattern'))
        .map(([kind, a]) => `(${kind}${a})`),
    ),
  }));
  const anyText = fc
    .array(fc.constantFrom('a', 'b', '1', ' ', '香', '\n'), { maxLength: 6 })
    .map((letters) => letters.join(''));

  it('T-25: agrees with RegExp on generated patterns and texts', () => {
    fc.assert(
      fc.property(anyPattern, anyText, (pattern, text) => {
        expect(matches(pattern, text)).toBe(new RegExp(pattern, 'u').test(text));
      }),
      { numRuns: 4000 },
    );
  });

  it('T-25: agrees with RegExp on generated patterns with back references', () => {
    const referring = fc
      .tuple(anyPattern, anyPattern)
      .map(([a, b]) => `(${a})${b}\\1`)
      .filter((pattern) => compilePattern(pattern) !== undefined);
    fc.assert(
      fc.property(referring, anyText, (pattern, text) => {
        const found = matches(pattern, text, 200_000);
        // A pattern that needs too many steps has no result.
        if (found !== undefined) expect(found).toBe(new RegExp(pattern, 'u').test(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['^(a+)+$', '(a|aa)*b', '^(?:[a-z]+-?)*$', '^(?=(?:a|aa)+$)\\w+-$'])(
    'T-25: decides %s for a hostile text in limited time',
    (pattern) => {
      const startedAt = performance.now();
      expect(matches(pattern, `${'a'.repeat(2000)}!`)).toBe(false);
      expect(performance.now() - startedAt).toBeLessThan(1000);
    },
  );

  it('T-25: gives up when the budget is spent, instead of guessing', () => {
    const startedAt = performance.now();
    expect(matches('^((a+)+)\\1$', `${'a'.repeat(41)}!`)).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(matches('^a+$', 'aaaa', 3)).toBeUndefined();
    expect(matches('^a{2000}$', 'a'.repeat(100_000))).toBeUndefined();
  });
});
