import type { Fault } from '../conditions/Cell.ts';
import type { Rule } from '../definition/Rule.ts';
import type { Test } from './ValidatorModule.ts';

/**
 * Where in an answer of any shape it is wrong, in words and as a pointer from the answer, and why: the
 * message key of the reason with its limit. What is wrong with all of it is its message alone.
 *
 * @param test has judged the value and found it wrong
 */
export function jsonFault({ keyword: rule, key }: Rule, value: unknown, { fault }: Test): Fault {
  if (!fault?.pointer) return { rule, key, args: [], ...fault };
  const isMissing = fault.key === 'validation_required';
  return {
    rule,
    key: isMissing ? 'validation_requiredPart' : 'validation_invalidPart',
    args: [placeIn(value, fault.pointer), fault.pointer, fault.key, ...fault.args],
  };
}

/** "children › 2 › name": items are counted from 1, as over them on the page. */
function placeIn(value: unknown, pointer: string): string {
  let at = value;
  const names = pointer
    .slice(1)
    .split('/')
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const isItem = Array.isArray(at);
      at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined;
      return isItem ? String(Number(name) + 1) : name;
    });
  return names.join(' › ');
}
