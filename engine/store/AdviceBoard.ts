import type { Cell, RuleViolation } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { nodesUnder } from '../definition/nodesUnder.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import type { FormValidator } from '../validation/FormValidator.ts';

/**
 * The warnings about the answers, from rules of severity `warning`. They block nothing, so this
 * class stores them apart from the errors. Like an error, a warning may belong to another cell than
 * the cell that finds it.
 */
export class AdviceBoard {
  readonly #state: FormState;
  readonly #formValidator: FormValidator;
  /** The cells at which an examined cell placed a warning. */
  readonly #placed = new Map<Cell, readonly Cell[]>();
  /** Warnings at a cell, by the cell that found them. */
  readonly #found = new WeakMap<Cell, Map<Cell, RuleViolation>>();

  /** The patterns of the fields whose rules can warn; most cannot. */
  readonly #advising: ReadonlySet<string>;

  constructor(state: FormState, formValidator: FormValidator) {
    this.#state = state;
    this.#formValidator = formValidator;
    this.#advising = new Set(
      nodesUnder(state.plan.root)
        .filter(canAdvise)
        .map(({ pattern }) => pattern),
    );
  }

  /** Examines a cell again. @returns the cells whose warnings may have changed */
  examine(examined: Cell): readonly Cell[] {
    if (!this.#advising.has(examined.node.pattern)) return NOWHERE;
    const found = this.#formValidator.warningsOf(this.#state, examined);
    const before = this.#placed.get(examined) ?? NOWHERE;
    if (found.length === 0 && before.length === 0) return NOWHERE;
    for (const cell of before) this.#found.get(cell)?.delete(examined);
    for (const [cell, violation] of found) {
      const violations = this.#found.get(cell) ?? new Map<Cell, RuleViolation>();
      // The first rule that fails determines the warning.
      if (!violations.has(examined)) this.#found.set(cell, violations.set(examined, violation));
    }
    const cells = found.map(([cell]) => cell);
    this.#placed.set(examined, cells);
    return [...before, ...cells];
  }

  /** Returns the warning at a visible cell. */
  at(cell: Cell): RuleViolation | undefined {
    if (!this.#state.isVisible(cell)) return undefined;
    return this.#found.get(cell)?.values().next().value;
  }
}

const NOWHERE: readonly Cell[] = [];

function canAdvise(node: PlanNode): boolean {
  const counts = node.kind === 'list' ? node.countWhere : [];
  return [...node.rules, ...counts].some(({ severity }) => severity === 'warning');
}
