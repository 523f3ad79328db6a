import type { RuleViolation } from '../conditions/Cell.ts';
import type { Test } from '../contract/ValidatorModule.ts';
import type { PartLabels } from '../definition/PlanNode.ts';
import type { Rule } from '../definition/Rule.ts';
import { holderIn, partLabel } from '../format/partLabel.ts';

/**
 * Returns the fault of an answer of any shape. It contains the place in words, the pointer from the
 * answer, the message key of the reason, and the limit. A fault of the whole answer contains the
 * message alone.
 *
 * @param test the test that the value failed
 * @param labels titles of the parts of the answer
 */
export function jsonViolation(
  { keyword: rule, key }: Rule,
  value: unknown,
  { fault }: Test,
  labels: PartLabels = {},
): RuleViolation {
  if (!fault?.pointer) return { rule, key, args: [], ...fault };
  const isMissing = fault.key === 'validation_required';
  return {
    rule,
    key: isMissing ? 'validation_requiredPart' : 'validation_invalidPart',
    args: [placeIn(value, fault.pointer, labels), fault.pointer, fault.key, ...fault.args],
  };
}

/**
 * Returns a place in words, such as "Children › 2 › Name". Parts have the titles that the page
 * shows, and items count from 1.
 */
function placeIn(value: unknown, pointer: string, labels: PartLabels): string {
  let at = value;
  let holder = '';
  const names = pointer
    .slice(1)
    .split('/')
    .map((escaped) => {
      const key = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
      const part = { key, holder, isItem: Array.isArray(at) };
      at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
      holder = holderIn(part);
      return partLabel(labels, part);
    });
  return names.join(' › ');
}
