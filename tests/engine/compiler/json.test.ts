import { beforeAll, describe, expect, it } from 'vitest';
import {
  type FormData,
  fromWire,
  type Json,
  type JsonObject,
  reviewSections,
  toWire,
} from '#engine';
import { type FormInUse, makeFiles, makeForm } from '../support/makeForm.ts';
import { compile } from '../support/readForms.ts';

const TREE = {
  $defs: {
    person: {
      type: 'object',
      title: 'Person',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', title: 'Name', maxLength: 10 },
        born: { type: 'string', format: 'date' },
        children: { type: 'array', maxItems: 3, items: { $ref: '#/$defs/person' } },
      },
    },
  },
  $ref: '#/$defs/person',
};

describe('an answer of any shape', () => {
  let form: FormInUse;
  beforeAll(async () => {
    form = await makeForm({
      tree: { json: TREE },
      prices: { json: { type: 'object', additionalProperties: { type: 'number', minimum: 0 } } },
      span: {
        json: {
          type: 'array',
          prefixItems: [{ type: 'integer', title: 'From' }, { type: 'integer' }],
        },
      },
      either: { json: { type: ['string', 'boolean'] } },
    });
  });

  it('is kept as it is, its texts respelt', () => {
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

  it('is told where it is wrong, in words and as a pointer, and why', () => {
    expect(form.errors({ prices: { 'a/b': -1 } })).toEqual([
      '/prices validation_invalidPart a/b /a~1b validation_minValue 0',
    ]);
    expect(form.errors({ span: [1, 'x'] })).toEqual([
      '/span validation_invalidPart 2 /1 validation_invalidInteger',
    ]);
    const tree = { name: 'A', children: [{ name: 'B', children: [{}] }] };
    expect(form.errors({ tree })).toEqual([
      '/tree validation_requiredPart children › 1 › children › 1 › Name /children/0/children/0/name validation_required',
    ]);
    expect(form.errors({ tree: { name: 'A', born: '2026-02-30' } })).toEqual([
      '/tree validation_invalidPart born /born validation_wrongSpelling',
    ]);
    expect(form.errors({ either: ['x'] })).toEqual(['/either validation_wrongKind']);
    expect(form.errors({ prices: { 'a\u202eb': 1 } })).toEqual(['/prices validation_notStorable']);
  });

  it('is told of the alternative that it can be of, or that it is of none', async () => {
    const link = { type: 'object', properties: { kind: { const: 'link' }, url: { maxLength: 3 } } };
    const file = {
      type: 'object',
      required: ['kind', 'size'],
      properties: { kind: { const: 'f' } },
    };
    const { errors } = await makeForm({
      it: { json: { anyOf: [{ type: 'string' }, link, file] } },
    });
    const kind = 'link';
    expect(errors({ it: { kind, url: 'long' } })).toEqual([
      '/it validation_invalidPart url /url validation_maxChars 3',
    ]);
    expect(errors({ it: { kind: 'f', url: 'x' } })).toEqual([
      '/it validation_requiredPart size /size validation_required',
    ]);
    expect(errors({ it: 1 })).toEqual(['/it validation_noOption']);
  });

  it('is told what a condition asks of it', async () => {
    const then = { properties: { b: { minimum: 5 } } };
    const { errors } = await makeForm({ it: { json: { if: { required: ['a'] }, then } } });
    expect(errors({ it: { b: 1 } })).toEqual([]);
    expect(errors({ it: { a: 1, b: 1 } })).toEqual([
      '/it validation_invalidPart b /b validation_minValue 5',
    ]);
  });

  it('is told where it is wrong by the titles that its parts have', async () => {
    const box = {
      type: 'object',
      properties: {
        size: { type: 'integer', title: 'Size in feet', minimum: 5 },
        toString: { type: 'integer', title: 'As a text' },
        'a/b': { type: 'integer' },
        list: { type: 'array', title: 'Members', items: { type: 'string' } },
      },
    };
    const json = { type: 'array', prefixItems: [{ title: 'Particulars', ...box }, box] };
    const { errors } = await makeForm({ it: { json } });
    const placeOf = async (value: unknown) => errors({ it: value } as FormData)[0];
    expect(await placeOf([{ size: 1 }])).toContain('Particulars › Size in feet /0/size ');
    expect(await placeOf([{}, { list: ['x', 1] }])).toContain('2 › Members › 2 /1/list/1 ');
    expect(await placeOf([{ 'a/b': 'x' }])).toContain('Particulars › a/b /0/a~1b ');
    expect(await placeOf([{ toString: 'x' }])).toContain('Particulars › As a text /0/toString ');
    const names = { type: 'object', additionalProperties: { type: 'integer' } };
    const free = await makeForm({ it: { json: names } });
    expect(free.errors({ it: { valueOf: 'x' } } as never)).toEqual([
      '/it validation_invalidPart valueOf /valueOf validation_invalidInteger',
    ]);
  });

  it.each<[string, JsonObject, Json, string]>([
    ['what is ruled out', { not: { enum: ['root'] } }, 'root', 'ruledOut'],
    [
      'answers that rule each other out',
      { not: { required: ['x', 'y'] } },
      { x: 1, y: 1 },
      'notTogether',
    ],
    ['an entry of a value', { contains: { const: 'boss' } }, ['x'], 'mustInclude boss'],
    [
      'an entry with a value in it',
      { contains: { required: ['role'], properties: { role: { const: 'boss' } } } },
      [{ role: 'x' }],
      'mustInclude boss',
    ],
    ['entries of another kind', { contains: { minimum: 5 } }, [1], 'contains'],
    ['entries of a value, counted', { contains: { const: 1 }, maxContains: 1 }, [1, 1], 'contains'],
    ['no more places', { prefixItems: [{}], unevaluatedItems: false }, [1, 2], 'maxRecords 1'],
  ])('is told of %s', async (_what, rule, value, told) => {
    const under = await makeForm({ it: { json: { properties: { é: rule } } } });
    expect(under.errors({ it: { é: value } } as never)).toEqual([
      `/it validation_invalidPart é /é validation_${told}`,
    ]);
    const { errors } = await makeForm({ it: { json: { $ref: '#/$defs/a', $defs: { a: rule } } } });
    expect(errors({ it: value } as never)).toEqual([`/it validation_${told}`]);
  });

  it('is told no other reason than its own behind references', async () => {
    const other = { contains: { minimum: 5 }, items: { $ref: '#/$defs/other' } };
    const json = {
      anyOf: [{ $ref: '#/$defs/other' }, false],
      contains: { const: [] },
      $defs: { other },
    };
    const { errors } = await makeForm({ it: { json } });
    expect(errors({ it: [[], 7] } as never)).toEqual([
      '/it validation_invalidPart 1 /0 validation_contains',
    ]);
  });

  it('is told of what other answers leave no room for', async () => {
    const json = {
      properties: { b: { type: 'string', title: 'Bee' } },
      dependentSchemas: { a: { properties: { b: false } } },
      if: { required: ['c'] },
      then: { not: { required: ['b'] } },
    };
    const { errors } = await makeForm({ it: { json } });
    expect(errors({ it: { a: 1, b: 'x' } })).toEqual([
      '/it validation_invalidPart Bee /b validation_notAsked',
    ]);
    expect(errors({ it: { c: 1, b: 'x' } })).toEqual(['/it validation_notTogether']);
  });

  it('is empty when nothing is in it', () => {
    const { data, errors } = form.evaluate({ tree: { name: '' }, prices: {}, span: [] });
    expect(data).toEqual({});
    expect(errors).toEqual([]);
  });

  it('is refused at the gate when it is too deep, too large or reaches for a prototype', () => {
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

  it('travels as its own JSON', () => {
    const data = { prices: { a_b__1: 1, recCount: 2 }, span: [1, 2], either: true };
    const wire = toWire(form.plan, data);
    expect(wire).toEqual(data);
    expect(fromWire(form.plan, JSON.parse(JSON.stringify(wire)))).toEqual(data);
  });

  it('is held by the store, false and all', () => {
    const store = form.store({ either: false, prices: { a: 1 } });
    expect(store.data()).toEqual({ either: false, prices: { a: 1 } });
    store.set('/either', 'yes');
    store.set('/either', false);
    expect(store.get('/either')).toBe(false);
    store.set('/prices', undefined);
    expect(store.data()).toEqual({ either: false });
  });

  it('is read in lines', () => {
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

  it('is read by the names that an applicant gave, whatever they are', () => {
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

  it('is read with the titles of its places, in lists of lists too', async () => {
    const place = { prefixItems: [{ title: 'Day' }, { title: 'Hour', type: 'integer' }] };
    const { plan } = await makeForm({ hours: { json: { type: 'array', items: place } } });
    const data = { hours: [['Mon', 9], ['Tue']] };
    const input = { plan, data, visible: () => true, texts: {}, language: 'en' } as const;
    expect(reviewSections(input)[0]?.items).toMatchObject([
      { lines: ['1 › Day: Mon', '1 › Hour: 9', '2 › Day: Tue'] },
    ]);
  });

  it('may be a list that holds its like', async () => {
    const place = { type: 'array', items: { $ref: '#/$defs/place' } };
    const { errors } = await makeForm({
      it: { json: { $ref: '#/$defs/place', $defs: { place } } },
    });
    expect(errors({ it: [[[]], []] } as never)).toEqual([]);
    expect(errors({ it: [[], [7]] } as never)).toEqual([
      '/it validation_invalidPart 2 › 1 /1/0 validation_wrongKind',
    ]);
  });

  it('is drawn in the words of RJSF', () => {
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

  it('whose schema is none, or leads nowhere, is told with its place', () => {
    const faults = (json: object) =>
      compile(makeFiles({ a: { json } as never })).diagnostics.map(
        ({ pointer, code }) => `${code} ${pointer}`,
      );
    expect(faults({ type: 'objekt' })).toEqual(['bad-schema /properties/a/json']);
    expect(faults({ $ref: '#/$defs/x' })).toEqual(['bad-schema /properties/a/json']);
  });
});
