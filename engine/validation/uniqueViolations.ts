import type { Cell } from '../conditions/Cell.ts';
import { cellsUnder } from '../conditions/cellFrom.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { UniqueRule } from '../definition/Plan.ts';
import type { Placed } from './groupViolations.ts';

/**
 * Returns every answer that repeats another answer of the same rule, in the whole form or within
 * each row. Blanks and ignored values may repeat.
 */
export function uniqueViolations(state: FormState, rule: UniqueRule): readonly Placed[] {
  return cellsUnder(state.root, rule.scope).flatMap((scope) => repeatedIn(state, scope, rule));
}

function repeatedIn(state: FormState, scope: Cell, rule: UniqueRule): readonly Placed[] {
  const holders = new Map<string, Cell[]>();
  for (const cell of rule.paths.flatMap((pattern) => cellsUnder(scope, pattern))) {
    const value = state.normalOf(cell);
    if (typeof value !== 'string' || rule.ignore.includes(value)) continue;
    const others = holders.get(value);
    if (others) others.push(cell);
    else holders.set(value, [cell]);
  }
  const violation = { rule: 'unique', key: rule.key, args: [] };
  return [...holders.values()]
    .filter((cells) => cells.length > 1)
    .flatMap((cells) => cells.map((cell): Placed => [cell, violation]));
}
