import type { Cell } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { PlanNode } from '../definition/PlanNode.ts';

const NO_NODES: readonly PlanNode[] = [];

/** The visible children of groups: the same array until visibility changes. */
export class VisibleChildren {
  readonly #known = new WeakMap<Cell, readonly PlanNode[]>();

  /** Returns the visible children of a group; any other cell has no children. */
  of(state: FormState, cell: Cell | undefined): readonly PlanNode[] {
    if (cell?.kind !== 'group') return NO_NODES;
    const nodes = cell.children.flatMap((child) => (state.isVisible(child) ? child.node : []));
    const known = this.#known.get(cell);
    if (known?.length === nodes.length && nodes.every((node, at) => node === known[at])) {
      return known;
    }
    this.#known.set(cell, nodes);
    return nodes;
  }
}
