import { type Cell, invalidate } from '../conditions/Cell.ts';
import { cellsUnder } from '../conditions/cellFrom.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { Aspect, Dependents } from './Dependents.ts';

/** The cells that a change affects: new values, new states, and rules to check again. */
export interface Effects {
  readonly values: ReadonlySet<Cell>;
  readonly states: ReadonlySet<Cell>;
  /** Cells whose rules read a changed cell. */
  readonly rules: ReadonlySet<Cell>;
}

/** The state of a cell before a change. */
interface Before {
  readonly visible: boolean;
  readonly required: boolean;
  readonly offered: unknown;
  readonly value: unknown;
}

/**
 * Computes the effects of a change: rereads every cell that depends on a changed cell.
 *
 * @param changed cells with a new value, or lists with changed rows; already invalidated
 */
export function effectsOf(
  state: FormState,
  dependents: Dependents,
  changed: readonly Cell[],
): Effects {
  const before = new Map<Cell, Before>();
  const rules = new Set<Cell>();
  const stale: (readonly [Cell, ReadonlySet<Aspect>])[] = [];
  for (const cell of changed) {
    for (const { pattern, row, aspects } of dependents.of(cell.node.pattern)) {
      for (const target of cellsUnder(holderRow(cell, row), pattern)) stale.push([target, aspects]);
    }
  }
  for (const [cell] of stale) if (!before.has(cell)) before.set(cell, snapshot(cell));
  for (const [cell, aspects] of stale) markStale(cell, aspects, rules);
  const values = new Set(changed);
  const states = new Set<Cell>();
  for (const [cell, was] of before) compare(state, cell, was, values, states);
  return { values, states, rules };
}

function markStale(cell: Cell, aspects: ReadonlySet<Aspect>, rules: Set<Cell>): void {
  if (aspects.has('rules')) rules.add(cell);
  if (aspects.has('requirement')) cell.requirementStale = true;
  if (!aspects.has('value')) return;
  cell.stale = true;
  cell.requirementStale = true;
  invalidate(cell);
}

function snapshot(cell: Cell): Before {
  return {
    visible: cell.visible,
    required: cell.required,
    offered: cell.kind === 'leaf' ? cell.offered : undefined,
    value: cell.kind === 'leaf' && cell.visible && cell.typedFresh ? cell.typed : undefined,
  };
}

function compare(
  state: FormState,
  cell: Cell,
  was: Before,
  values: Set<Cell>,
  states: Set<Cell>,
): void {
  const visible = state.isVisible(cell);
  const required = state.isRequired(cell);
  if (visible !== was.visible || required !== was.required || offeredOf(cell) !== was.offered) {
    states.add(cell);
  }
  if (visible !== was.visible && cell.parent) states.add(cell.parent);
  if (cell.kind === 'leaf' && state.typedOf(cell) !== was.value) values.add(cell);
}

function offeredOf(cell: Cell): unknown {
  return cell.kind === 'leaf' ? cell.offered : undefined;
}

/**
 * Returns the nearest cell with the given pattern: the cell itself or an ancestor. Returns the root
 * when none matches.
 */
function holderRow(cell: Cell, pattern: string): Cell {
  let at = cell;
  while (at.parent && at.node.pattern !== pattern) at = at.parent;
  return at;
}
