import { beforeAll, describe, expect, it } from 'vitest';
import { fromWire, reviewSections, toWire } from '#engine';
import {
  isArgument,
  isObject,
  listOf,
  merged,
  objectOf,
  ownOf,
  textsOf,
} from '../../../../engine/compiler/source/json.ts';
import { anyShapeForm, TREE } from '../../support/anyShapeForm.ts';
import { type FormInUse, makeFiles, makeForm } from '../../support/makeForm.ts';
import { compile } from '../../support/readForms.ts';

describe('an answer of any shape', () => {
  let form: FormInUse;
  beforeAll(async () => {
    form = await anyShapeForm();
  });

  it('is stored unchanged, except for normalised texts', () => {
    const data = {
      tree: { name: ' Chan\u200b', children: [{ name: 'Siu Ming', children: [] }] },
      prices: { 'dist-tag': 0, $other: 2.5 },
      span: [1, 2],
      either: false,
    };
    const { errors, data: held } = form.evaluate(data);
    expect(errors).toEqual([]);
    expect(held).toEqual({ ...data, tree: { ...data.tree, name: 'Chan' } });
  });

  it('is empty when it has no content', () => {
    const { data, errors } = form.evaluate({ tree: { name: '' }, prices: {}, span: [] });
    expect(data).toEqual({});
    expect(errors).toEqual([]);
  });

  it('is refused when it is too deep, too large or names a prototype', () => {
    const deep = JSON.parse(`${'['.repeat(17)}1${']'.repeat(17)}`);
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`n${at}`, 1]));
    const long = { a: 'x'.repeat(60_000), b: 'x'.repeat(60_000) };
    const hostile = JSON.parse('{ "a": { "__proto__": { "x": 1 } } }');
    for (const prices of [deep, many, long, hostile]) {
      expect(() => form.evaluate({ prices }), JSON.stringify(prices).slice(0, 40)).toThrow(
        /plainJson/,
      );
    }
    const fine = JSON.parse(`${'['.repeat(15)}1${']'.repeat(15)}`);
    expect(form.errors({ span: fine })).toHaveLength(1);
  });

  it('is sent as its own JSON', () => {
    const data = { prices: { a_b__1: 1, recCount: 2 }, span: [1, 2], either: true };
    const wire = toWire(form.plan, data);
    expect(wire).toEqual(data);
    expect(fromWire(form.plan, JSON.parse(JSON.stringify(wire)))).toEqual(data);
  });

  it('is kept by a store, false included', () => {
    const store = form.store({ either: false, prices: { a: 1 } });
    expect(store.data()).toEqual({ either: false, prices: { a: 1 } });
    store.set('/either', 'yes');
    store.set('/either', false);
    expect(store.get('/either')).toBe(false);
    store.set('/prices', undefined);
    expect(store.data()).toEqual({ either: false });
  });

  it('is shown in lines', () => {
    const data = {
      tree: {
        name: 'Chan',
        children: [{ name: 'Lee' }, { name: 'Ho', children: [{ name: 'K' }] }],
      },
      prices: { tea: 8.5, cake: 20 },
      span: [1, 2],
      either: 'so',
    };
    const [section] = reviewSections({
      plan: form.plan,
      data,
      visible: () => true,
      texts: {},
      language: 'en',
    });
    expect(section?.items.map((item) => (item.kind === 'field' ? item.lines : []))).toEqual([
      [
        'Name: Chan',
        'children › 1 › Name: Lee',
        'children › 2 › Name: Ho',
        'children › 2 › children › 1 › Name: K',
      ],
      ['tea: 8.5', 'cake: 20'],
      ['From: 1', '2: 2'],
      ['so'],
    ]);
  });

  it('is shown by the names that the applicant gave, inherited names included', () => {
    const data = { prices: { toString: 1, valueOf: 2 } } as never;
    const input = {
      plan: form.plan,
      data,
      visible: () => true,
      texts: {},
      language: 'en',
    } as const;
    expect(reviewSections(input)[0]?.items[1]).toMatchObject({
      lines: ['toString: 1', 'valueOf: 2'],
    });
  });

  it('is shown with the titles of its places, also in nested lists', async () => {
    const place = { prefixItems: [{ title: 'Day' }, { title: 'Hour', type: 'integer' }] };
    const { plan } = await makeForm({ hours: { json: { type: 'array', items: place } } });
    const data = { hours: [['Mon', 9], ['Tue']] };
    const input = { plan, data, visible: () => true, texts: {}, language: 'en' } as const;
    expect(reviewSections(input)[0]?.items).toMatchObject([
      { lines: ['1 › Day: Mon', '1 › Hour: 9', '2 › Day: Tue'] },
    ]);
  });

  it('may be a list that contains lists of the same schema', async () => {
    const place = { type: 'array', items: { $ref: '#/$defs/place' } };
    const { errors } = await makeForm({
      it: { json: { $ref: '#/$defs/place', $defs: { place } } },
    });
    expect(errors({ it: [[[]], []] } as never)).toEqual([]);
    expect(errors({ it: [[], [7]] } as never)).toEqual([
      '/it validation_invalidPart 2 › 1 /1/0 validation_wrongKind',
    ]);
  });

  it('has schemas that RJSF can render', () => {
    const schemas = form.plan.root.children.map(({ schema }) => schema);
    expect(schemas).toEqual([
      TREE,
      { type: 'object', additionalProperties: { type: 'number', minimum: 0 } },
      { type: 'array', items: [{ type: 'integer', title: 'From' }, { type: 'integer' }] },
      {
        anyOf: [
          { type: 'string', title: 'Text' },
          { type: 'boolean', title: 'Yes or no' },
        ],
      },
    ]);
  });

  it('reports an invalid schema, or a reference to nothing, with its place', () => {
    const faults = (json: object) =>
      compile(makeFiles({ a: { json } as never })).diagnostics.map(
        ({ pointer, code }) => `${code} ${pointer}`,
      );
    expect(faults({ type: 'objekt' })).toEqual(['bad-schema /properties/a/json']);
    expect(faults({ $ref: '#/$defs/x' })).toEqual(['bad-schema /properties/a/json']);
  });
});

describe('values of any type from an author', () => {
  it.each([
    ['a text', 'PRN', true],
    ['an empty text', '', true],
    ['a number', 0, true],
    ['a switch', true, false],
    ['nothing', null, false],
    ['a list', ['PRN'], false],
    ['an object', { const: 1 }, false],
    ['an absent value', undefined, false],
  ])('isArgument(): checks whether a message can quote %s', (_, value, expected) => {
    expect(isArgument(value)).toBe(expected);
  });

  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['x', false],
  ])('isObject(), objectOf(): accept only an object: %j', (value, expected) => {
    expect(isObject(value)).toBe(expected);
    if (expected) expect(objectOf(value)).toBe(value);
    else expect(objectOf(value)).toEqual({});
  });

  it('ownOf(): ignores inherited properties', () => {
    expect([ownOf({ a: 1 }, 'a'), ownOf({}, 'toString')]).toEqual([1, undefined]);
  });

  it('listOf() and textsOf(): return the list itself, and only its texts', () => {
    const list = ['a', 1, null, ''];
    expect(listOf(list)).toBe(list);
    expect([textsOf(list), listOf('ab'), textsOf({ length: 1 })]).toEqual([['a', ''], [], []]);
  });

  it('merged(): merges objects by key; for other values, returns the upper one', () => {
    const upper = { a: { x: 1 }, list: [1], b: 'upper', only: { y: 1 } };
    const lower = { a: { x: 0, z: 2 }, list: [2, 3], b: { deep: true }, below: null };
    expect(merged(upper, lower)).toEqual({
      a: { x: 1, z: 2 },
      list: [1],
      b: 'upper',
      only: { y: 1 },
      below: null,
    });
    expect(lower.a).toEqual({ x: 0, z: 2 });
  });
});
