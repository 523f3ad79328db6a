import type { LeafNode } from '../definition/PlanNode.ts';
import type { Rule } from '../definition/Rule.ts';

/** Rules that limit a quantity, with the index of the argument that contains the limit. */
export type Bounds = Readonly<Record<string, number>>;

export const CHARS_LEAST: Bounds = { minChars: 0, exactChars: 0, rangeChars: 0, minLength: 0 };
export const CHARS_MOST: Bounds = { maxChars: 0, exactChars: 0, rangeChars: 1, maxLength: 0 };
export const VALUE_LEAST: Bounds = { minValue: 0, valueRange: 0, minimum: 0 };
export const VALUE_MOST: Bounds = { maxValue: 0, valueRange: 1, maximum: 0 };

/** Returns the limits of a kind that always apply, without limits that are looked up. */
export function limitsOf({ rules }: Pick<LeafNode, 'rules'>, where: Bounds): readonly number[] {
  return rules.filter(isAlways).flatMap(({ keyword, args }) => {
    const index = where[keyword];
    const limit = index === undefined ? undefined : args[index];
    const isNumber = typeof limit === 'string' || typeof limit === 'number';
    return isNumber && Number.isFinite(Number(limit)) ? [Number(limit)] : [];
  });
}

/** Checks whether a rule refuses an answer independently of other answers. */
export function isAlways({ when, severity }: Rule): boolean {
  return when === undefined && severity === 'error';
}
