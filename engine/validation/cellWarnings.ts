import type { Cell } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { canWarn } from './checkRule.ts';
import { groupWarnings, type Placed } from './groupViolations.ts';
import { leafWarnings } from './leafViolation.ts';
import { listWarnings } from './listViolations.ts';

/** Returns the warnings by the rules of one cell, each with the cell that shows it. */
export function cellWarnings(state: FormState, cell: Cell): readonly Placed[] {
  // This function runs for every cell, but few cells have rules that warn.
  if (cell.kind !== 'list' && !canWarn(cell.node)) return NO_WARNINGS;
  switch (cell.kind) {
    case 'leaf':
      return leafWarnings(state, cell).map((violation): Placed => [cell, violation]);
    case 'group':
      return groupWarnings(state, cell);
    case 'list':
      return listWarnings(state, cell);
  }
}

const NO_WARNINGS: readonly Placed[] = [];
