import type { RuleKeyword } from '../../engine/definition/RuleKeyword.ts';
import { pascal, wordsOf } from './names.ts';

/**
 * Returns the files of a new rule keyword: a check of a text by a pattern, with a table of values.
 * Its message is the general one until the author of the rule writes a specific message.
 *
 * @param keyword the form keyword, such as `licenceNumber`
 * @param rules the declared rules; the new one follows the last flag
 * @returns the content by path from the root of the project
 */
export function ruleFiles(
  keyword: string,
  rules: readonly RuleKeyword[],
): ReadonlyMap<string, string> {
  return new Map([
    [`engine/rules/${keyword}.ts`, sourceOf(keyword, freeOrder(rules))],
    [`tests/engine/rules/${keyword}.test.ts`, testOf(keyword)],
    [
      `tests/engine/rules/values/${keyword}.json`,
      `${JSON.stringify({ right: ['A1', 'B22'], wrong: ['1A', 'a1'] })}\n`,
    ],
  ]);
}

/**
 * Returns the first free order after the flags: limits report their errors after the kinds of text.
 */
function freeOrder(rules: readonly RuleKeyword[]): number {
  const taken = new Set(rules.map(({ order }) => order));
  const flags = rules.filter(({ value }) => value === 'flag').map(({ order }) => order);
  let order = Math.max(...flags) + 1;
  while (taken.has(order)) order += 1;
  return order;
}

function sourceOf(keyword: string, order: number): string {
  const name = `is${pascal(keyword)}`;
  const words = wordsOf(keyword).toLowerCase();
  return `import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text is a ${words}: a capital letter and digits. Not a rule of the
 * specification.
 *
 * @example
 * ${name}('A1'); // true
 * ${name}('1A'); // false
 */
export function ${name}(value: string): boolean {
  return ${constant(keyword)}.test(value);
}

const ${constant(keyword)} = /^[A-Z]\\d{1,9}$/;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: '${keyword}',
  order: ${order},
  value: 'flag',
  rule: '${name}',
  key: 'validation_invalid',
  args: 'none',
  description:
    'A ${words}: a capital letter and digits. Message validation_invalid. Example: A1.',
};
`;
}

function testOf(keyword: string): string {
  const name = `is${pascal(keyword)}`;
  return `import { describe, expect, it } from 'vitest';
import { ${name} } from '../../../engine/rules/${keyword}.ts';
import values from './values/${keyword}.json' with { type: 'json' };

describe('${name}', () => {
  it.each(values.right)('accepts %j', (value) => {
    expect(${name}(value)).toBe(true);
  });

  it.each(values.wrong)('refuses %j', (value) => {
    expect(${name}(value)).toBe(false);
  });
});
`;
}

function constant(keyword: string): string {
  return keyword.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
