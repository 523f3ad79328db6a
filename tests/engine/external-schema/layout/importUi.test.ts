import { describe, expect, it } from 'vitest';
import { laidOutForm } from '../../support/externalForm.ts';

const TEXT = { type: 'string', maxLength: 20 };

describe('an RJSF layout', () => {
  it('orders the steps and the answers of a step', async () => {
    const list = { type: 'array', items: TEXT };
    const { plan } = await laidOutForm(
      { a: TEXT, b: TEXT, l: list, m: list, c: TEXT },
      { 'ui:order': ['m', 'c', '*', 'a'] },
    );
    expect(plan.steps.map(({ fields }) => fields)).toEqual([['/m', '/c', '/b', '/l', '/a']]);
  });

  it('applies its other keys, and those of a group to the fields of the group', async () => {
    const { nodes } = await laidOutForm(
      {
        a: TEXT,
        g: { type: 'object', properties: { b: TEXT, c: TEXT } },
        l: { type: 'array', maxItems: 3, items: TEXT },
      },
      {
        'ui:order': ['g', '*'],
        'ui:submitButtonOptions': { norender: true },
        a: { 'ui:disabled': true, 'ui:classNames': 'wide', 'ui:autofocus': true },
        g: { 'ui:readonly': true, 'ui:order': ['c', 'b'], b: { 'ui:readonly': false } },
        l: { 'ui:options': { orderable: false } },
      },
    );
    expect(Object.keys(nodes)).toEqual(['g', 'a', 'l']);
    expect(nodes.a?.ui).toEqual({ 'ui:disabled': true, 'ui:classNames': 'wide' });
    const { g, l } = nodes;
    const inner = g?.kind === 'group' ? g.children.map(({ key, ui }) => [key, ui]) : [];
    expect(inner).toEqual([
      ['c', { 'ui:readonly': true }],
      ['b', { 'ui:readonly': false }],
    ]);
    expect(l?.kind === 'list' && l.ordered).toBe(false);
  });

  it('makes the rows of a list read-only or disabled with the list', async () => {
    const { nodes } = await laidOutForm(
      { l: { type: 'array', maxItems: 3, items: TEXT } },
      { l: { 'ui:options': { readonly: true }, items: { 'ui:disabled': true } } },
    );
    const { l } = nodes;
    const [row] = l?.kind === 'list' ? l.item.children : [];
    expect(row?.ui).toEqual({ 'ui:readonly': true, 'ui:disabled': true });
  });

  it('orders options and drops an option that it does not name, with its default', async () => {
    const { nodes } = await laidOutForm(
      { a: { enum: [1, 2, 3], default: 3 }, b: { enum: ['x', 'y'], default: 'y' } },
      { a: { 'ui:enumOrder': [2, '1'] }, b: { 'ui:options': { enumOrder: ['none'] } } },
    );
    const { a, b } = nodes;
    const offered = [a, b].map(
      (node) => node?.kind === 'leaf' && node.options?.map(({ value }) => value),
    );
    expect(offered).toEqual([
      [2, 1],
      ['x', 'y'],
    ]);
    expect(a).not.toHaveProperty('initial');
    expect(b).toHaveProperty('initial');
  });

  it('is unchanged inside an answer of any shape', async () => {
    const pair = { type: 'array', prefixItems: [TEXT, TEXT] };
    const inside = [{ 'ui:title': 'From' }, { 'ui:widget': 'textarea' }];
    const { nodes, words } = await laidOutForm(
      { pair },
      { pair: { 'ui:title': 'Pair', 'ui:options': { addable: false }, items: inside } },
    );
    expect(nodes.pair?.ui).toEqual({ 'ui:options': { addable: false }, items: inside });
    expect(words['pair.label']).toBe('Pair');
  });
});
