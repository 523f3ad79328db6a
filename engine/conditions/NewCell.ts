import type { GroupNode, LeafNode, ListNode } from '../definition/PlanNode.ts';
import type { Cell, GroupCell, LeafCell, ListCell, RuleViolation } from './Cell.ts';

let lastId = 0;
const NO_OPTIONS: LeafCell['offered'] = [];
const NO_VIOLATIONS: ReadonlyMap<number, RuleViolation> = new Map();

/**
 * A cell before any computation. A class creates it in one step, whereas spreading a literal would
 * copy it.
 */
class Blank {
  readonly id: number;
  droppableRow: GroupCell | undefined;
  stale = true;
  requirementStale = true;
  visible = false;
  required = false;
  typed: unknown = undefined;
  typedFresh = false;
  normal: unknown = undefined;
  normalFresh = false;
  violations = NO_VIOLATIONS;
  external: RuleViolation | undefined = undefined;
  isShown = false;

  constructor(parent: GroupCell | ListCell | undefined) {
    lastId += 1;
    this.id = lastId;
    this.droppableRow = parent?.droppableRow;
  }
}

/** A new cell of an answer. */
export class NewLeaf extends Blank implements LeafCell {
  readonly kind = 'leaf';
  readonly node: LeafNode;
  readonly parent: GroupCell;
  raw: unknown;
  computed: unknown = undefined;
  offered: LeafCell['offered'];
  isInitialised: boolean;
  initialValue: unknown = undefined;

  constructor(node: LeafNode, parent: GroupCell, raw: unknown, isInitialised: boolean) {
    super(parent);
    this.node = node;
    this.parent = parent;
    this.raw = raw;
    this.offered = node.options ?? NO_OPTIONS;
    this.isInitialised = isInitialised;
  }
}

/** A new cell of a record list, without rows. */
export class NewList extends Blank implements ListCell {
  readonly kind = 'list';
  readonly node: ListNode;
  readonly parent: GroupCell;
  rows: readonly GroupCell[] = [];

  constructor(node: ListNode, parent: GroupCell) {
    super(parent);
    this.node = node;
    this.parent = parent;
  }
}

/** A new cell of an object. */
export class NewGroup extends Blank implements GroupCell {
  readonly kind = 'group';
  readonly node: GroupNode;
  readonly parent: GroupCell | ListCell | undefined;
  readonly isAbsent: boolean;
  index: number;
  readonly #createChildren: (() => readonly Cell[]) | undefined;
  #children: readonly Cell[] | undefined = undefined;

  /**
   * Creates the cell of an object.
   *
   * @param createChildren creates the children of an absent object on first read
   */
  constructor(
    node: GroupNode,
    parent: GroupCell | ListCell | undefined,
    index: number,
    createChildren: (() => readonly Cell[]) | undefined,
  ) {
    super(parent);
    this.node = node;
    this.parent = parent;
    this.index = index;
    this.isAbsent = createChildren !== undefined;
    this.#createChildren = createChildren;
  }

  get children(): readonly Cell[] {
    this.#children ??= this.#createChildren?.() ?? [];
    return this.#children;
  }

  set children(children: readonly Cell[]) {
    this.#children = children;
  }
}
