import { describe, expect, it, vi } from 'vitest';
import { GrownGroup, GrownLeaf, GrownList } from '../../../engine/conditions/GrownCell.ts';
import type { LeafNode, ListNode } from '../../../engine/definition/PlanNode.ts';
import { choice, leaf, list, planOf } from '../../support/planNodes.ts';

const { root } = planOf({ a: leaf('text'), pick: choice(['x', 'y']), rows: list({}) });
const [a, pick, rows] = root.children as readonly [LeafNode, LeafNode, ListNode];
const groupCell = (grow?: () => readonly []) => new GrownGroup(root, undefined, 0, grow);

describe('GrownLeaf', () => {
  it('contains the given value, and nothing computed', () => {
    const parent = groupCell();
    const cell = new GrownLeaf(a, parent, 'v', true);
    expect(cell).toMatchObject({ kind: 'leaf', raw: 'v', isInitialised: true, offered: [] });
    expect(cell.parent).toBe(parent);
    expect(cell).toMatchObject({ stale: true, requirementStale: true, typedFresh: false });
    expect(cell).toMatchObject({ visible: false, required: false, isShown: false });
    expect([cell.computed, cell.typed, cell.normal, cell.external]).toEqual(
      Array(4).fill(undefined),
    );
    expect(cell.normalFresh).toBe(false);
    expect(cell.violations.size).toBe(0);
  });

  it('offers every option at first', () => {
    const { offered, isInitialised } = new GrownLeaf(pick, groupCell(), undefined, false);
    expect(offered).toEqual([{ value: 'x' }, { value: 'y' }]);
    expect(isInitialised).toBe(false);
  });

  it('gives each cell its own, growing id', () => {
    const ids = [groupCell(), groupCell(), new GrownLeaf(a, groupCell(), '', false)].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(3);
    expect([...ids].sort((one, other) => one - other)).toEqual(ids);
  });
});

describe('GrownList', () => {
  it('has no rows, and the droppable row of its parent', () => {
    const parent = groupCell();
    parent.droppableRow = parent;
    const cell = new GrownList(rows, parent);
    expect(cell).toMatchObject({ kind: 'list', rows: [] });
    expect([cell.parent, cell.droppableRow]).toEqual([parent, parent]);
    expect(new GrownList(rows, groupCell()).droppableRow).toBeUndefined();
  });
});

describe('GrownGroup', () => {
  it('creates the children of an absent object once, on first read', () => {
    const grow = vi.fn((): readonly [] => []);
    const cell = groupCell(grow);
    expect(cell.isAbsent).toBe(true);
    expect(grow).not.toHaveBeenCalled();
    expect(cell.children).toBe(cell.children);
    expect(grow).toHaveBeenCalledOnce();
  });

  it('of a present object has the children that are set', () => {
    const cell = groupCell();
    expect([cell.isAbsent, cell.children]).toEqual([false, []]);
    const children = [new GrownLeaf(a, cell, 'v', true)];
    cell.children = children;
    expect(cell.children).toBe(children);
    expect(new GrownGroup(root, cell, 4, undefined)).toMatchObject({ index: 4, parent: cell });
  });
});
