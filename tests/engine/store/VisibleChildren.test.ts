import { describe, expect, it } from 'vitest';
import { unsettleUnder } from '../../../engine/store/FormSession.ts';
import { VisibleChildren } from '../../../engine/store/VisibleChildren.ts';
import { leaf, list } from '../../support/planNodes.ts';
import { cellOf, stateOf } from '../support/stateOf.ts';

const openForm = (data: Readonly<Record<string, unknown>> = {}) =>
  stateOf(
    { switch: leaf('text'), a: leaf('text', { visibleWhen: 0 }), rows: list({ a: leaf('text') }) },
    data,
    { conditions: [{ kind: 'test', pattern: '/switch', test: 'isX' }] },
  );

describe('VisibleChildren', () => {
  it('returns the visible children of a group in order', () => {
    const keysOf = (data: Readonly<Record<string, unknown>>) => {
      const { state, root } = openForm(data);
      return new VisibleChildren().of(state, root).map(({ key }) => key);
    };
    expect(keysOf({ switch: 'x' })).toEqual(['switch', 'a', 'rows']);
    expect(keysOf({})).toEqual(['switch', 'rows']);
  });

  it('returns the same array until the visibility changes', () => {
    const form = openForm({ switch: 'x' });
    const { state, root } = form;
    const children = new VisibleChildren();
    const first = children.of(state, root);
    unsettleUnder(root);
    expect(children.of(state, root)).toBe(first);
    cellOf(form, 'leaf', '/switch').raw = 'y';
    unsettleUnder(root);
    const second = children.of(state, root);
    expect(second.map(({ key }) => key)).toEqual(['switch', 'rows']);
    expect(children.of(state, root)).toBe(second);
  });

  it.each(['/switch', '/rows'])('returns no children of %s', (pointer) => {
    const { state, at } = openForm();
    expect(new VisibleChildren().of(state, at(pointer))).toEqual([]);
    expect(new VisibleChildren().of(state, undefined)).toEqual([]);
  });
});
