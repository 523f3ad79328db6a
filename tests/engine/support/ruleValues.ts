import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { RULE_KEYWORDS } from '#compiler';
import type { Json } from '#engine';
import { rule, type SpecifiedRule, TEXT } from './specifiedRule.ts';

const FOLDER = new URL('../rules/values/', import.meta.url);

/** The values of a rule keyword in `tests/engine/rules/values/<keyword>.json`. */
interface Values {
  /** The value of the keyword in a schema; `true` by default. */
  readonly value?: Json;
  readonly right: readonly string[];
  /** Values that the rule refuses. The rule catalogue uses the first value. */
  readonly wrong: readonly string[];
}

/** The test values of each rule keyword. */
export const RULE_VALUES: readonly (Values & { readonly keyword: string })[] = readdirSync(FOLDER)
  .sort()
  .map((file) => ({
    keyword: basename(file, '.json'),
    ...(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Values),
  }));

/** The rule of each values file, in the format of the rule catalogue. */
export const DECLARED: readonly SpecifiedRule[] = RULE_VALUES.map(
  ({ keyword, value = true, wrong }) => {
    const { key, args } = RULE_KEYWORDS.find((each) => each.keyword === keyword) ?? {};
    const says = args === 'value' ? `${key} ${[value].flat().join(', ')}` : String(key);
    return rule(keyword, [keyword], { ...TEXT, [keyword]: value }, wrong[0], says);
  },
);
