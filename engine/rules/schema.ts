import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'schema',
  order: 460,
  value: 'schema',
  key: 'validation_invalid',
  args: 'none',
  limitsLength: true,
  description:
    'The answer satisfies this JSON Schema. Add key, because the general message is vague. Example: { "const": "hkid" }.',
};
