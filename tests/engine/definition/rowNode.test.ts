import { describe, expect, it } from 'vitest';
import type { ListNode } from '../../../engine/definition/PlanNode.ts';
import {
  childPointer,
  emptyValue,
  onlyAnswer,
  rowNode,
} from '../../../engine/definition/rowNode.ts';
import { group, leaf, list } from '../../support/planNodes.ts';

const OBJECT = group({ a: leaf('text') })('/rows/*', 'rows');
const BARE = { ...group({ '': leaf('text') })('/rows/*', 'rows'), isBare: true as const };
const listOf = (item: typeof OBJECT) => ({ ...list({})('/rows', 'rows'), item }) as ListNode;

describe('onlyAnswer', () => {
  it('returns the answer of a bare row only', () => {
    expect([onlyAnswer(OBJECT), onlyAnswer(BARE)]).toEqual([undefined, BARE.children[0]]);
  });
});

describe('rowNode', () => {
  it('returns the object of a row, or the answer of a bare row', () => {
    expect(rowNode(listOf(OBJECT))).toBe(OBJECT);
    expect(rowNode(listOf(BARE))).toBe(BARE.children[0]);
  });
});

describe('emptyValue', () => {
  it('returns an object, or an empty text for a bare row', () => {
    expect([emptyValue(OBJECT), emptyValue(BARE)]).toEqual([{}, '']);
  });
});

describe('childPointer', () => {
  it.each([
    ['/rows/0', 'a', '/rows/0/a'],
    ['/rows/0', '', '/rows/0'],
    ['', 'a', '/a'],
  ])('for %j and %j returns %j', (holder, key, pointer) => {
    expect(childPointer(holder, { key })).toBe(pointer);
  });
});
