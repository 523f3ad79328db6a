import { describe, expect, it } from 'vitest';
import {
  answering,
  type Cell,
  cellsIn,
  eachCell,
  holderOf,
  invalidate,
  isBlank,
  type LeafCell,
  pointerOf,
} from '../../../engine/conditions/Cell.ts';

function made(traits: object): Cell {
  return { typedFresh: true, normalFresh: true, ...traits } as unknown as Cell;
}

function tree() {
  const root = made({ kind: 'group', node: { key: '' }, parent: undefined, children: [] });
  const list = made({ kind: 'list', node: { key: 'rows' }, parent: root, rows: [] });
  const row = made({ kind: 'group', node: { key: '*' }, parent: list, index: 2, children: [] });
  const leaf = made({ kind: 'leaf', node: { key: 'no' }, parent: row, raw: undefined });
  Object.assign(root, { children: [list] });
  Object.assign(list, { rows: [row] });
  Object.assign(row, { children: [leaf] });
  return { root, list, row, leaf };
}

describe('pointerOf', () => {
  it('includes the index of each row', () => {
    const { root, list, row, leaf } = tree();
    expect([root, list, row, leaf].map(pointerOf)).toEqual(['', '/rows', '/rows/2', '/rows/2/no']);
  });
});

describe('answering', () => {
  it('returns the answer of a bare row; otherwise the cell itself', () => {
    const { row, leaf } = tree();
    expect(answering(row)).toBe(row);
    Object.assign(row.node, { isBare: true });
    expect(answering(row)).toBe(leaf);
    expect(answering(leaf)).toBe(leaf);
  });
});

describe('isBlank', () => {
  it.each([
    [undefined, {}, true],
    ['', {}, false],
    [undefined, { computed: {} }, false],
    [undefined, { initial: {} }, false],
    [undefined, { first: '' }, false],
  ])('raw %j with %j: %s', (raw, node, expected) => {
    expect(isBlank({ raw, node } as unknown as LeafCell)).toBe(expected);
  });
});

describe('eachCell', () => {
  it('visits a cell and its descendants in page order', () => {
    const { root, list, row, leaf } = tree();
    const visited: Cell[] = [];
    eachCell(root, (cell) => visited.push(cell));
    expect(visited.map(pointerOf)).toEqual([root, list, row, leaf].map(pointerOf));
    expect(cellsIn(leaf)).toEqual([]);
  });
});

describe('holderOf', () => {
  it('returns the enclosing object; for a row, the object that contains the list', () => {
    const { root, row, leaf, list } = tree();
    expect([leaf, row, list, root].map((cell) => pointerOf(holderOf(cell)))).toEqual([
      '/rows/2',
      '',
      '',
      '',
    ]);
  });

  it('refuses a root that is no object', () => {
    expect(() => holderOf(made({ kind: 'leaf', parent: undefined }))).toThrow(TypeError);
  });
});

describe('invalidate', () => {
  it('drops the values of a cell and of every enclosing cell, but no others', () => {
    const { root, list, row, leaf } = tree();
    invalidate(row);
    expect([root, list, row, leaf].map(({ typedFresh }) => typedFresh)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(root.normalFresh).toBe(false);
  });
});
