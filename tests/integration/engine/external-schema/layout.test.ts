import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import type { JsonObject } from '#engine';
import { formInUse } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';

const TEXT = { type: 'string', maxLength: 20 };

/** Returns a form of some properties with an RJSF layout. */
async function formOf(properties: JsonObject, ui: JsonObject) {
  const files = importJsonSchema({ code: 'LR998', schema: { type: 'object', properties }, ui });
  const form = formInUse(await loadForm(files));
  const nodes = Object.fromEntries(form.plan.root.children.map((node) => [node.key, node]));
  return { ...form, nodes, words: files.locales.en };
}

describe('an RJSF layout', () => {
  it('sets texts by `ui:` keys or in `ui:options`, and option labels by place or value', async () => {
    const { words } = await formOf(
      { a: TEXT, b: { enum: ['x', 'y'] }, c: { enum: ['x', 'y'] } },
      {
        a: { 'ui:title': 'Alpha', 'ui:help': 'Help.', 'ui:options': { description: 'Said.' } },
        b: { 'ui:enumNames': ['First', 'Second'], 'ui:placeholder': 'One of these' },
        c: { 'ui:options': { enumNames: { y: 'Why' } } },
      },
    );
    expect(words).toMatchObject({
      'a.label': 'Alpha',
      'a.help': 'Said. Help.',
      'b.options.x': 'First',
      'b.options.y': 'Second',
      'b.placeholder': 'One of these',
      'c.options.y': 'Why',
    });
  });

  it('orders the steps and the answers of a step', async () => {
    const list = { type: 'array', items: TEXT };
    const { plan } = await formOf(
      { a: TEXT, b: TEXT, l: list, m: list, c: TEXT },
      { 'ui:order': ['m', 'c', '*', 'a'] },
    );
    expect(plan.steps.map(({ fields }) => fields)).toEqual([['/m', '/c', '/b', '/l', '/a']]);
  });

  it('labels options by their place in the schema, null included', async () => {
    const { words } = await formOf(
      { a: { enum: ['x', null, 'y'] } },
      { a: { 'ui:enumNames': ['Ex', 'None', 'Why'] } },
    );
    expect(words).toMatchObject({ 'a.options.x': 'Ex', 'a.options.y': 'Why' });
  });

  it('labels the alternatives of an object and applies to the fields of each', async () => {
    const reported = (kind: string, name: string) => ({
      properties: { kind: { const: kind }, [name]: TEXT },
    });
    const { nodes, words } = await formOf(
      {
        free: { type: 'object', oneOf: [{ properties: { p: TEXT } }, { properties: { q: TEXT } }] },
        reported: { type: 'object', anyOf: [reported('c', 'card'), reported('b', 'iban')] },
      },
      {
        free: {
          oneOf: [
            { 'ui:title': 'Uno', p: { 'ui:widget': 'textarea' } },
            { 'ui:options': { title: 'Dos' }, q: { 'ui:help': 'Help.' } },
          ],
        },
        reported: { anyOf: [{ 'ui:title': 'By card' }] },
      },
    );
    expect(words).toMatchObject({
      'free.choice.options.option1': 'Uno',
      'free.choice.options.option2': 'Dos',
      'free.q.help': 'Help.',
      'reported.kind.options.c': 'By card',
      'reported.kind.options.b': 'b',
    });
    const { free } = nodes;
    const p = free?.kind === 'group' && free.children.find(({ key }) => key === 'p');
    expect(p).toMatchObject({ valueType: 'multiline' });
  });

  it('maps its widgets to those of Landform', async () => {
    const { nodes, words } = await formOf(
      {
        long: TEXT,
        secret: TEXT,
        yes: { type: 'boolean' },
        day: { type: 'string', format: 'date' },
        count: { type: 'integer' },
        stars: { type: 'integer' },
      },
      {
        long: { 'ui:widget': 'textarea', 'ui:options': { rows: 5 } },
        secret: { 'ui:widget': 'password' },
        yes: { 'ui:widget': 'radio' },
        day: { 'ui:widget': 'alt-date' },
        count: { 'ui:widget': 'updown' },
        stars: { 'ui:widget': 'stars' },
      },
    );
    expect(nodes.long).toMatchObject({ valueType: 'multiline', ui: { 'ui:options': { rows: 5 } } });
    expect(nodes.secret).toMatchObject({ valueType: 'password' });
    expect(nodes.yes).toMatchObject({ valueType: 'choice', ui: { 'ui:widget': 'radio' } });
    expect(words).toMatchObject({ 'yes.options.true': 'Yes', 'yes.options.false': 'No' });
    expect(nodes.day?.ui).toEqual({});
    expect(nodes.count?.ui).not.toHaveProperty('ui:widget');
    expect(nodes.stars?.ui).toMatchObject({ 'ui:options': { ownWidget: 'stars' } });
  });

  it('applies its other keys, and those of a group to the fields of the group', async () => {
    const { nodes } = await formOf(
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
    const { nodes } = await formOf(
      { l: { type: 'array', maxItems: 3, items: TEXT } },
      { l: { 'ui:options': { readonly: true }, items: { 'ui:disabled': true } } },
    );
    const { l } = nodes;
    const [row] = l?.kind === 'list' ? l.item.children : [];
    expect(row?.ui).toEqual({ 'ui:readonly': true, 'ui:disabled': true });
  });

  it('orders options and drops an option that it does not name, with its default', async () => {
    const { nodes } = await formOf(
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
    const { nodes, words } = await formOf(
      { pair },
      { pair: { 'ui:title': 'Pair', 'ui:options': { addable: false }, items: inside } },
    );
    expect(nodes.pair?.ui).toEqual({ 'ui:options': { addable: false }, items: inside });
    expect(words['pair.label']).toBe('Pair');
  });
});
