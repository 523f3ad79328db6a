import type { Condition } from '../definition/Condition.ts';
import type { FormWords } from './FormWords.ts';
import { testWords } from './testWords.ts';

/**
 * Returns a compiled condition in words.
 *
 * @param near the pattern of the field that has the condition; see `FormWords.name`
 * @returns a text such as `“Applicant” is “Company” and “Agreement” is ticked`
 *
 * @example
 * import { FormWords } from './FormWords.ts';
 * const words = new FormWords({ ...ORDERS, texts: ORDERS.texts.en, language: 'en' });
 * const condition = { kind: 'test', pattern: '/orders/*' + '/copies', test: 'minimum' };
 * const tests = { minimum: { minValue: '2' } };
 * conditionWords(new FormWords({ ...words.form, tests }), condition);
 * // '“Number of copies” is 2 or more'
 */
export function conditionWords(words: FormWords, condition: Condition, near = ''): string {
  return partWords({ words, near }, simplified(condition), true);
}

interface At {
  readonly words: FormWords;
  readonly near: string;
}

/** Returns the words of a condition, or those of its opposite. */
function partWords(at: At, condition: Condition, holds: boolean): string {
  const { words, near } = at;
  switch (condition.kind) {
    case 'test': {
      const { pattern, test } = condition;
      const subject = { words, node: words.node(pattern), name: words.name(pattern, near) };
      return testWords(subject, words.form.tests[test] ?? UNKNOWN, holds);
    }
    case 'not':
      return partWords(at, condition.of, !holds);
    default: {
      const isAll = (condition.kind === 'all') === holds;
      if (condition.of.length === 0) return words.wording.tests.always[isAll ? 0 : 1];
      const parts = condition.of.map((part) => {
        const text = partWords(at, part, holds);
        return isJoined(part) && condition.of.length > 1 ? words.bracketed(text) : text;
      });
      return [...new Set(parts)].join(isAll ? words.wording.and : words.wording.or);
    }
  }
}

/**
 * Returns a condition without its parts that always hold. The compiler adds such parts, for example
 * for a form that can only be submitted online.
 */
function simplified(condition: Condition): Condition {
  if (condition.kind === 'test' || condition.kind === 'not') return condition;
  const constant = constantOf(condition);
  if (constant !== undefined) return { kind: constant ? 'all' : 'any', of: [] };
  const open = condition.of.map(simplified).filter((part) => constantOf(part) === undefined);
  const [only] = open;
  return only && open.length === 1 ? only : { kind: condition.kind, of: open };
}

/** Returns whether a condition holds or fails for all answers; `undefined` if it depends on them. */
export function constantOf(condition: Condition): boolean | undefined {
  switch (condition.kind) {
    case 'test':
      return undefined;
    case 'not': {
      const inner = constantOf(condition.of);
      return inner === undefined ? undefined : !inner;
    }
    default: {
      const isAll = condition.kind === 'all';
      const parts = condition.of.map(constantOf);
      if (parts.includes(!isAll)) return !isAll;
      return parts.every((part) => part === isAll) ? isAll : undefined;
    }
  }
}

function isJoined(condition: Condition): boolean {
  if (condition.kind === 'not') return isJoined(condition.of);
  return condition.kind !== 'test' && condition.of.length > 1;
}

/** The schema of a test that the caller does not know. */
const UNKNOWN = { unknown: true };
