import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text is equal to another: a retyped e-mail address or password.
 *
 * @see spec document 2, section 5 "Acknowledgement e-mail" (validation_confirmPasswordDiff)
 *
 * @example
 * isSameAs('taiman@example.hk', 'taiman@example.hk'); // true
 * isSameAs('taiman@example.hk', 'Taiman@example.hk'); // false
 * isSameAs(undefined, undefined); // true
 */
export function isSameAs(value: unknown, other: unknown): boolean {
  return value === other;
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'sameAs',
  order: 430,
  value: 'pointer',
  rule: 'isSameAs',
  key: 'validation_notSame',
  args: 'none',
  description:
    'The answer equals the one at this pointer. Message validation_notSame unless key names another. Example: "email".',
};
