import type { Cell } from '../conditions/Cell.ts';
import { cellsUnder } from '../conditions/cellFrom.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { UniqueRule } from '../definition/Plan.ts';
import type { Placed } from './groupFaults.ts';

/**
 * Every answer that another one of the same rule repeats, in the whole form or in each row on its
 * own; blanks and ignored values may repeat.
 */
export function uniqueFaults(state: FormState, rule: UniqueRule): readonly Placed[] {
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
  const fault = { rule: 'unique', key: rule.key, args: [] };
  return [...holders.values()]
    .filter((cells) => cells.length > 1)
    .flatMap((cells) => cells.map((cell): Placed => [cell, fault]));
}
