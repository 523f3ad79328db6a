import type { Cell, Fault, GroupCell, LeafCell, ListCell } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { UniqueRule } from '../definition/Plan.ts';
import { groupFaults, type Placed } from './groupFaults.ts';
import { leafFault } from './leafFault.ts';
import { listFaults } from './listFaults.ts';
import { uniqueFaults } from './uniqueFaults.ts';

/** Something that finds faults: a cell by its own rules, or a rule over many cells. */
export type Examiner = Cell | UniqueRule;

/** An examiner that may put its fault at a cell other than itself. */
type WideExaminer = GroupCell | ListCell | UniqueRule;

/**
 * Keeps every cell's faults right. An examiner may put its fault at another cell (a duplicate at
 * both answers), so it remembers where it did and takes it back the next time. Ranks: an answer's
 * own rules 0, its object 1, its list 2, rules over the form from 3 on; the lowest speaks.
 */
export class Examination {
  readonly #state: FormState;
  readonly #placed = new Map<WideExaminer, ReadonlySet<Cell>>();

  constructor(state: FormState) {
    this.#state = state;
  }

  /**
   * Examines anew.
   *
   * @param examiners in any order: leaves come first, then objects and lists from the inside, rules
   * @returns cells whose fault may be another now
   */
  examine(examiners: Iterable<Examiner>): ReadonlySet<Cell> {
    const changed = new Set<Cell>();
    // Leaves are by far the most, and need no sorting.
    const later: (readonly [number, WideExaminer])[] = [];
    for (const examiner of examiners) {
      if ('kind' in examiner && examiner.kind === 'leaf') this.#examineLeaf(examiner, changed);
      else later.push([orderOf(examiner), examiner]);
    }
    later.sort(([a], [b]) => a - b);
    for (const [, examiner] of later) this.#examineWide(examiner, changed);
    return changed;
  }

  /** A leaf puts its fault at itself only: where it did is not remembered. */
  #examineLeaf(cell: LeafCell, changed: Set<Cell>): void {
    const fault = leafFault(this.#state, cell);
    if (fault || cell.faults.size > 0) setFault(cell, RANKS.leaf, fault, changed);
  }

  #examineWide(examiner: WideExaminer, changed: Set<Cell>): void {
    const found = this.#faultsOf(examiner);
    const before = this.#placed.size > 0 ? this.#placed.get(examiner) : undefined;
    if (!before && found.length === 0) return;
    const rank = this.#rankOf(examiner);
    const cells = new Set(found.map(([cell]) => cell));
    for (const cell of before ?? []) {
      if (!cells.has(cell)) setFault(cell, rank, undefined, changed);
    }
    for (const [cell, fault] of found) setFault(cell, rank, fault, changed);
    if (cells.size > 0) this.#placed.set(examiner, cells);
    else this.#placed.delete(examiner);
  }

  #faultsOf(examiner: WideExaminer): readonly Placed[] {
    if (!('kind' in examiner)) return uniqueFaults(this.#state, examiner);
    return examiner.kind === 'group'
      ? groupFaults(this.#state, examiner)
      : listFaults(this.#state, examiner);
  }

  #rankOf(examiner: WideExaminer): number {
    if (!('kind' in examiner)) return 3 + this.#state.plan.unique.indexOf(examiner);
    return RANKS[examiner.kind];
  }
}

const RANKS = { leaf: 0, group: 1, list: 2 } as const;

/** After the leaves: objects and lists from the inside out, then rules over the form. */
function orderOf(examiner: WideExaminer): number {
  if (!('kind' in examiner)) return 3000;
  return 1000 - depthOf(examiner);
}

function depthOf(cell: Cell): number {
  return cell.parent ? 1 + depthOf(cell.parent) : 0;
}

function setFault(cell: Cell, rank: number, fault: Fault | undefined, changed: Set<Cell>): void {
  const known = cell.faults.get(rank);
  if (known === fault || (known && fault && isSameFault(known, fault))) return;
  const faults = new Map(cell.faults);
  if (fault) faults.set(rank, fault);
  else faults.delete(rank);
  cell.faults = faults;
  changed.add(cell);
}

function isSameFault(a: Fault, b: Fault): boolean {
  return (
    a.key === b.key &&
    a.rule === b.rule &&
    a.part === b.part &&
    a.args.length === b.args.length &&
    a.args.every((arg, index) => arg === b.args[index])
  );
}
