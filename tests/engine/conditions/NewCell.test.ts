import { describe, expect, it, vi } from 'vitest';
import { NewGroup, NewLeaf, NewList } from '../../../engine/conditions/NewCell.ts';
import type { LeafNode, ListNode } from '../../../engine/definition/PlanNode.ts';
import { choice, leaf, list, planOf } from '../../support/planNodes.ts';

const { root } = planOf({ a: leaf('text'), pick: choice(['x', 'y']), rows: list({}) });
const [a, pick, rows] = root.children as readonly [LeafNode, LeafNode, ListNode];
const groupCell = (grow?: () => readonly []) => new NewGroup(root, undefined, 0, grow);

describe('NewLeaf', () => {
  it('contains the given value, and nothing computed', () => {
    const parent = groupCell();
    const cell = new NewLeaf(a, parent, 'v', true);
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
    const { offered, isInitialised } = new NewLeaf(pick, groupCell(), undefined, false);
    expect(offered).toEqual([{ value: 'x' }, { value: 'y' }]);
    expect(isInitialised).toBe(false);
  });

  it('gives each cell its own, growing id', () => {
    const ids = [groupCell(), groupCell(), new NewLeaf(a, groupCell(), '', false)].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(3);
    expect([...ids].sort((one, other) => one - other)).toEqual(ids);
  });
});

describe('NewList', () => {
  it('has no rows, and the droppable row of its parent', () => {
    const parent = groupCell();
    parent.droppableRow = parent;
    const cell = new NewList(rows, parent);
    expect(cell).toMatchObject({ kind: 'list', rows: [] });
    expect([cell.parent, cell.droppableRow]).toEqual([parent, parent]);
    expect(new NewList(rows, groupCell()).droppableRow).toBeUndefined();
  });
});

describe('NewGroup', () => {
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
    const children = [new NewLeaf(a, cell, 'v', true)];
    cell.children = children;
    expect(cell.children).toBe(children);
    expect(new NewGroup(root, cell, 4, undefined)).toMatchObject({ index: 4, parent: cell });
  });
});
