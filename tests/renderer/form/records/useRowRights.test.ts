// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ListNode } from '#engine';
import {
  isAllowed,
  useIsFixed,
  useRowRights,
} from '../../../../renderer/form/records/useRowRights.ts';
import { leaf, list, type NodeMaker } from '../../../support/planNodes.ts';
import { hookInField } from '../../support/showField.tsx';

const nodeWith = (traits: Partial<ListNode>, answer: NodeMaker = leaf('text')) =>
  list({ name: answer }, traits)('/rows', 'rows') as ListNode;

/** Returns the names of the rights of a row. */
function rightsAt(index: number, count: number, traits: Partial<ListNode>, readOnly = false) {
  const node = nodeWith(traits);
  const { last } = hookInField(() => useRowRights(node, count), { readOnly });
  return Object.entries(last()(index)).flatMap(([name, can]) => (can ? [name] : []));
}

const OPTIONS = { copyable: true };
const ALL = { ordered: true, ui: { 'ui:options': OPTIONS }, minItems: 1, maxItems: 3 };

describe('useRowRights', () => {
  it.each([
    [0, 2, ['canCopy', 'canRemove', 'canMoveDown']],
    [1, 2, ['canCopy', 'canRemove', 'canMoveUp']],
    [2, 2, ['canRemove', 'canMoveUp']],
    [1, 3, ['canRemove', 'canMoveUp', 'canMoveDown']],
    [0, 1, ['canCopy']],
  ])('at the index %i of %i rows are %j', (index, count, rights) => {
    expect(rightsAt(index, count, ALL)).toEqual(rights);
  });

  it.each<[Partial<ListNode>, readonly string[]]>([
    [{}, ['canRemove']],
    [{ ordered: true }, ['canRemove', 'canMoveUp', 'canMoveDown']],
    [{ ui: { 'ui:options': { removable: false } } }, []],
    [{ ui: { 'ui:options': { copyable: true, addable: false } } }, ['canRemove']],
    [{ ...ALL, ui: { 'ui:options': OPTIONS, 'ui:readonly': true } }, []],
    [{ ...ALL, ui: { 'ui:options': OPTIONS, 'ui:disabled': true } }, []],
  ])('of a list with %j are %j', (traits, rights) => {
    expect(rightsAt(1, 3, { ...traits, maxItems: 9 })).toEqual(rights);
  });

  it('are none in a read-only form', () => {
    expect(rightsAt(1, 3, { ...ALL, maxItems: 9 }, true)).toEqual([]);
  });
});

it('useIsFixed: fixes a list whose rows come from the record of the Registry', () => {
  const asked = nodeWith({}, leaf('text', { prefill: { from: 'request', name: 'name' } }));
  const plain = nodeWith({});
  const { last } = hookInField(() => [useIsFixed(asked), useIsFixed(plain)]);
  expect(last()).toEqual([true, false]);
});

it('isAllowed: allows rows to be added and removed by default', () => {
  const node = nodeWith({ ui: { 'ui:options': { removable: false } } });
  expect([isAllowed(node, 'addable'), isAllowed(node, 'removable')]).toEqual([true, false]);
  expect(isAllowed(nodeWith({}), 'removable')).toBe(true);
});
