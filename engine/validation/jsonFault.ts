import type { Fault } from '../conditions/Cell.ts';
import type { PartLabels } from '../definition/PlanNode.ts';
import type { Rule } from '../definition/Rule.ts';
import { holderIn, partLabel } from '../format/partLabel.ts';
import type { Test } from './ValidatorModule.ts';

/**
 * Where in an answer of any shape it is wrong, in words and as a pointer from the answer, and why: the
 * message key of the reason with its limit. What is wrong with all of it is its message alone.
 *
 * @param test has judged the value and found it wrong
 * @param labels what its parts are called
 */
export function jsonFault(
  { keyword: rule, key }: Rule,
  value: unknown,
  { fault }: Test,
  labels: PartLabels = {},
): Fault {
  if (!fault?.pointer) return { rule, key, args: [], ...fault };
  const isMissing = fault.key === 'validation_required';
  return {
    rule,
    key: isMissing ? 'validation_requiredPart' : 'validation_invalidPart',
    args: [placeIn(value, fault.pointer, labels), fault.pointer, fault.key, ...fault.args],
  };
}

/** "Children › 2 › Name": parts by their titles, items counted from 1, as over them on the page. */
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
