import type { Cell, Fault } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { nodesUnder } from '../definition/nodesUnder.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import type { Judge } from '../validation/Judge.ts';

/**
 * What rules of severity `warning` say of the answers. They block nothing, so they are kept apart
 * from the faults; like a fault, a warning may stand at another cell than the one that finds it.
 */
export class AdviceBoard {
  readonly #state: FormState;
  readonly #judge: Judge;
  /** At which cells an examined cell put a warning. */
  readonly #placed = new Map<Cell, readonly Cell[]>();
  /** Warnings at a cell, by the cell that found them. */
  readonly #found = new WeakMap<Cell, Map<Cell, Fault>>();

  /** Patterns of the fields that can advise at all; most cannot. */
  readonly #advising: ReadonlySet<string>;

  constructor(state: FormState, judge: Judge) {
    this.#state = state;
    this.#judge = judge;
    this.#advising = new Set(
      nodesUnder(state.plan.root)
        .filter(canAdvise)
        .map(({ pattern }) => pattern),
    );
  }

  /** Examines a cell anew. @returns the cells whose advice may be another now */
  examine(examined: Cell): readonly Cell[] {
    if (!this.#advising.has(examined.node.pattern)) return NOWHERE;
    const found = this.#judge.warningsOf(this.#state, examined);
    const before = this.#placed.get(examined) ?? NOWHERE;
    if (found.length === 0 && before.length === 0) return NOWHERE;
    for (const cell of before) this.#found.get(cell)?.delete(examined);
    for (const [cell, fault] of found) {
      const faults = this.#found.get(cell) ?? new Map<Cell, Fault>();
      // The first that fails speaks.
      if (!faults.has(examined)) this.#found.set(cell, faults.set(examined, fault));
    }
    const cells = found.map(([cell]) => cell);
    this.#placed.set(examined, cells);
    return [...before, ...cells];
  }

  /** What is advised at a visible cell. */
  at(cell: Cell): Fault | undefined {
    if (!this.#state.isVisible(cell)) return undefined;
    return this.#found.get(cell)?.values().next().value;
  }
}

const NOWHERE: readonly Cell[] = [];

function canAdvise(node: PlanNode): boolean {
  const counts = node.kind === 'list' ? node.countWhere : [];
  return [...node.rules, ...counts].some(({ severity }) => severity === 'warning');
}
