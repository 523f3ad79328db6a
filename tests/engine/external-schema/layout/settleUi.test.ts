import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { settleUi } from '../../../../engine/external-schema/layout/settleUi.ts';
import { laidOutForm } from '../../support/externalForm.ts';
import { openSchema } from '../../support/openSchema.ts';

const TEXT = { type: 'string', maxLength: 20 };

describe('an RJSF layout', () => {
  it('sets texts by `ui:` keys or in `ui:options`, and option labels by place or value', async () => {
    const { words } = await laidOutForm(
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

  it('labels options by their place in the schema, null included', async () => {
    const { words } = await laidOutForm(
      { a: { enum: ['x', null, 'y'] } },
      { a: { 'ui:enumNames': ['Ex', 'None', 'Why'] } },
    );
    expect(words).toMatchObject({ 'a.options.x': 'Ex', 'a.options.y': 'Why' });
  });

  it('labels the alternatives of an object and applies to the fields of each', async () => {
    const reported = (kind: string, name: string) => ({
      properties: { kind: { const: kind }, [name]: TEXT },
    });
    const { nodes, words } = await laidOutForm(
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
});

describe('settleUi', () => {
  function settle(schema: JsonObject, ui: JsonObject, added: readonly string[] = []) {
    const { schemas, opened } = openSchema(schema);
    for (const name of added) schemas.addedNames.set('/oneOf', name);
    return settleUi(schemas, opened, ui);
  }
  const B = { type: 'object', properties: { b: TEXT } };

  it('applies ui:definitions to the schemas behind a reference', () => {
    const $ref = '#/$defs/b';
    const schema = { $defs: { b: B }, properties: { one: { $ref }, two: { $ref } } };
    const ui = {
      'ui:definitions': { [$ref]: { b: { 'ui:help': 'h' }, 'ui:title': 'T' } },
      two: { 'ui:title': 'Mine' },
    };
    expect(settle(schema, ui)).toEqual({
      one: { b: { 'ui:help': 'h' }, 'ui:title': 'T' },
      two: { b: { 'ui:help': 'h' }, 'ui:title': 'Mine' },
    });
  });

  it.each<[string, JsonObject, object]>([
    ['nothing', { a: { 'ui:help': 'x' } }, { a: { 'ui:deprecatedHandling': 'label' } }],
    [
      'the field',
      { a: { 'ui:deprecatedHandling': 'disable' } },
      { a: { 'ui:deprecatedHandling': 'disable', 'ui:disabled': true } },
    ],
    [
      'the form',
      { 'ui:globalOptions': { deprecatedHandling: 'hide' } },
      { a: { 'ui:deprecatedHandling': 'hide', 'ui:widget': 'hidden' } },
    ],
  ])('marks a deprecated field as %s says', (_, ui, expected) => {
    const schema = { properties: { a: { ...TEXT, deprecated: true }, b: TEXT } };
    const settled = settle(schema, { b: { 'ui:help': 'h' }, ...ui });
    expect(settled).toMatchObject(expected);
    expect(settled.b).toEqual({ 'ui:help': 'h' });
  });

  it('names options by value, and boxes of a list beside the list', () => {
    const ticks = { type: 'array', items: { enum: ['x', 'y'] } };
    const schema = { properties: { a: { enum: ['x', null, 1] }, t: { type: 'boolean' }, ticks } };
    const enumNames = { 'ui:enumNames': ['One', 'None', 'Two'] };
    expect(
      settle(schema, { a: enumNames, t: enumNames, ticks: { items: enumNames } }),
    ).toMatchObject({
      a: { 'ui:enumNames': { x: 'One', 1: 'Two' } },
      t: { 'ui:enumNames': { true: 'One', false: 'None' } },
      ticks: { 'ui:enumNames': { x: 'One', y: 'None' } },
    });
    expect(settle(schema, { ticks: enumNames })).toMatchObject({
      ticks: { items: { 'ui:enumNames': { x: 'One', y: 'None' } } },
    });
  });

  it.each<[string, JsonObject]>([
    ['then', { if: true, then: B }],
    ['else', { if: true, else: B }],
    ['an alternative', { anyOf: [B] }],
    ['a dependency', { dependentSchemas: { x: B } }],
  ])('finds a field in %s', (_, schema) => {
    const inner = { type: 'boolean' };
    const text = JSON.stringify(schema).replace(JSON.stringify(TEXT), JSON.stringify(inner));
    const ui = { b: { 'ui:enumNames': ['Y', 'N'] } };
    expect(settle(JSON.parse(text), ui).b).toEqual({ 'ui:enumNames': { true: 'Y', false: 'N' } });
  });

  it('moves the layout of the fields of an alternative, whose first entry wins', () => {
    const other = { properties: { b: TEXT, c: TEXT } };
    const ui = {
      oneOf: [{ b: { 'ui:help': '1' } }, { b: { 'ui:help': '2' }, c: { 'ui:help': 'c' } }],
    };
    expect(settle({ oneOf: [B, other] }, ui)).toMatchObject({
      b: { 'ui:help': '1' },
      c: { 'ui:help': 'c' },
    });
  });

  it('names the alternatives at the field that selects one of them', () => {
    const kinds = ['x', 'y'].map((kind) => ({ properties: { kind: { const: kind } } }));
    const ui = { oneOf: [{ 'ui:title': 'Ex' }, {}] };
    expect(settle({ oneOf: kinds }, ui)).toMatchObject({ kind: { 'ui:enumNames': { x: 'Ex' } } });
    const plain = { oneOf: [{ required: ['a'] }, { required: ['b'] }] };
    expect(settle(plain, ui, ['choice'])).toMatchObject({
      choice: { 'ui:enumNames': { option1: 'Ex' } },
    });
    expect(settle(plain, { oneOf: [{}, {}] }, ['choice'])).not.toHaveProperty('choice');
  });

  it('ends for a schema that contains itself, and keeps a layout of positions', () => {
    const ui = { child: { 'ui:help': 'h' } };
    expect(settle({ properties: { child: { $ref: '#' } } }, ui)).toEqual(ui);
    const tuple = { items: [{ 'ui:title': 'From' }] };
    expect(settle({ type: 'array', items: TEXT }, tuple)).toEqual(tuple);
    expect(settle({ properties: { a: TEXT } }, {})).toEqual({});
  });
});
