import type { Cell, GroupCell, LeafCell, ListCell, RuleViolation } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { UniqueRule } from '../definition/Plan.ts';
import { groupViolations, type Placed } from './groupViolations.ts';
import { leafViolation } from './leafViolation.ts';
import { listViolations } from './listViolations.ts';
import { uniqueViolations } from './uniqueViolations.ts';

/** A source of faults: a cell with its own rules, or a rule over many cells. */
export type Examiner = Cell | UniqueRule;

/** An examiner that may place its fault at another cell. */
type WideExaminer = GroupCell | ListCell | UniqueRule;

/**
 * Keeps the faults of every cell up to date. An examiner may place its fault at another cell (a
 * duplicate at both answers). It records these cells, so that the next examination can clear their
 * faults. Ranks: 0 for an answer's own rules, 1 for its object, 2 for its list, 3 and above for
 * rules over the form. The fault of the lowest rank is shown.
 */
export class Examination {
  readonly #state: FormState;
  readonly #placed = new Map<WideExaminer, ReadonlySet<Cell>>();

  constructor(state: FormState) {
    this.#state = state;
  }

  /**
   * Runs the given examiners again.
   *
   * @param examiners examiners in any order; leaves run first, then objects and lists from the
   *   inside out, then rules over the form
   * @returns the cells whose fault may have changed
   */
  examine(examiners: Iterable<Examiner>): ReadonlySet<Cell> {
    const changed = new Set<Cell>();
    // Most examiners are leaves, which need no sorting.
    const later: (readonly [number, WideExaminer])[] = [];
    for (const examiner of examiners) {
      if ('kind' in examiner && examiner.kind === 'leaf') this.#examineLeaf(examiner, changed);
      else later.push([orderOf(examiner), examiner]);
    }
    later.sort(([a], [b]) => a - b);
    for (const [, examiner] of later) this.#examineWide(examiner, changed);
    return changed;
  }

  /** Examines a leaf. It places its fault only at itself, so the place is not recorded. */
  #examineLeaf(cell: LeafCell, changed: Set<Cell>): void {
    const violation = leafViolation(this.#state, cell);
    if (violation || cell.violations.size > 0) setViolation(cell, RANKS.leaf, violation, changed);
  }

  #examineWide(examiner: WideExaminer, changed: Set<Cell>): void {
    const found = this.#violationsOf(examiner);
    const before = this.#placed.size > 0 ? this.#placed.get(examiner) : undefined;
    if (!before && found.length === 0) return;
    const rank = this.#rankOf(examiner);
    const cells = new Set(found.map(([cell]) => cell));
    for (const cell of before ?? []) {
      if (!cells.has(cell)) setViolation(cell, rank, undefined, changed);
    }
    for (const [cell, violation] of found) setViolation(cell, rank, violation, changed);
    if (cells.size > 0) this.#placed.set(examiner, cells);
    else this.#placed.delete(examiner);
  }

  #violationsOf(examiner: WideExaminer): readonly Placed[] {
    if (!('kind' in examiner)) return uniqueViolations(this.#state, examiner);
    return examiner.kind === 'group'
      ? groupViolations(this.#state, examiner)
      : listViolations(this.#state, examiner);
  }

  #rankOf(examiner: WideExaminer): number {
    if (!('kind' in examiner)) return 3 + this.#state.plan.unique.indexOf(examiner);
    return RANKS[examiner.kind];
  }
}

const RANKS = { leaf: 0, group: 1, list: 2 } as const;

/**
 * Returns the order of an examiner: objects and lists from the inside out, then rules over the
 * form.
 */
function orderOf(examiner: WideExaminer): number {
  if (!('kind' in examiner)) return 3000;
  return 1000 - depthOf(examiner);
}

function depthOf(cell: Cell): number {
  return cell.parent ? 1 + depthOf(cell.parent) : 0;
}

function setViolation(
  cell: Cell,
  rank: number,
  violation: RuleViolation | undefined,
  changed: Set<Cell>,
): void {
  const known = cell.violations.get(rank);
  if (known === violation || (known && violation && isSameViolation(known, violation))) return;
  const violations = new Map(cell.violations);
  if (violation) violations.set(rank, violation);
  else violations.delete(rank);
  cell.violations = violations;
  changed.add(cell);
}

function isSameViolation(a: RuleViolation, b: RuleViolation): boolean {
  return (
    a.key === b.key &&
    a.rule === b.rule &&
    a.part === b.part &&
    a.args.length === b.args.length &&
    a.args.every((arg, index) => arg === b.args[index])
  );
}
