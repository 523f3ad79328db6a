import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text is a time of day in the form `h:mm AM` or `h:mm PM`. The specification
 * allows the hours 0 to 23: `13:00 PM` is one in the afternoon. Normalising replaces the Chinese
 * words for morning and afternoon first.
 *
 * @see spec document 2, section 5 "Generic rules" (validation_invalidTime)
 *
 * @example
 * isTime12h('2:05 PM'); // true
 * isTime12h('13:00 PM'); // true: as the specification has it
 * isTime12h('2:05'); // false: morning or afternoon?
 */
export function isTime12h(value: string): boolean {
  return TIME.test(value);
}

const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d (?:AM|PM)$/;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'time12h',
  order: 90,
  value: 'flag',
  rule: 'isTime12h',
  key: 'validation_invalidTime',
  args: 'none',
  valueType: 'time',
  spellings: ['time'],
  description:
    'A time typed as h:mm AM or PM, or with the Chinese words for morning and afternoon. Message validation_invalidTime. Example: 2:05 PM.',
};
