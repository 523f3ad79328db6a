import type { Cell } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { groupWarnings, type Placed } from './groupFaults.ts';
import { leafWarnings } from './leafFault.ts';
import { listWarnings } from './listFaults.ts';
import { canWarn } from './ruleFault.ts';

/** What the rules of one cell advise, each with the cell that it stands at. */
export function cellWarnings(state: FormState, cell: Cell): readonly Placed[] {
  // Few cells can warn, and all are asked.
  if (cell.kind !== 'list' && !canWarn(cell.node)) return NO_WARNINGS;
  switch (cell.kind) {
    case 'leaf':
      return leafWarnings(state, cell).map((fault): Placed => [cell, fault]);
    case 'group':
      return groupWarnings(state, cell);
    case 'list':
      return listWarnings(state, cell);
  }
}

const NO_WARNINGS: readonly Placed[] = [];
