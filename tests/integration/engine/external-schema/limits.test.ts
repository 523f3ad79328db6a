import { describe, expect, it } from 'vitest';
import type { FormData, JsonObject } from '#engine';
import { branching, formOf, list, saidOf, TEXT } from '../../../engine/support/externalForm.ts';
import { compile } from '../../../engine/support/readForms.ts';

const NUMBER = { type: 'number' };
const OBJECT = { type: 'object', properties: { a: TEXT, l: list(TEXT, {}) } };

describe('importJsonSchema: additions to the schema', () => {
  it('set no maximum below a minimum of the schema', async () => {
    const long = 'x'.repeat(2000);
    const many = Array.from({ length: 60 }, () => 'x');
    const { errors, plan } = await formOf({
      t: { type: 'string', minLength: 2000 },
      l: { type: 'array', minItems: 60, items: TEXT },
    });
    expect(errors({ t: long, l: many })).toEqual([]);
    expect(errors({ t: long.slice(1), l: many })).toEqual(['/t validation_minChars 2000']);
    expect(plan.root.children[0]).toMatchObject({ valueType: 'multiline' });
  });

  it.each<[string, JsonObject, FormData, FormData]>([
    ['maxProperties', { maxProperties: 2 }, { a: 'x', b: 'y' }, { a: 'x', b: 'y', d: 'z' }],
    ['minProperties', { minProperties: 2 }, { a: 'x', b: 'y' }, { b: 'y' }],
    ['propertyNames', { propertyNames: { maxLength: 1 } }, { b: 'y' }, { b: 'y', long: 'x' }],
    [
      'a branch',
      { if: { required: ['d'] }, then: { maxProperties: 2 } },
      { b: 'y', d: 'z' },
      { a: 'x', b: 'y', d: 'z' },
    ],
  ])(
    'are ignored by keywords that count or restrict property names: %s',
    async (_, more, right, wrong) => {
      const oneOf = ['b', 'c'].map((name) => ({ properties: { [name]: TEXT }, required: [name] }));
      const { errors } = await formOf({ a: TEXT, d: TEXT, long: TEXT }, { oneOf, ...more });
      expect(errors({ ...right, choice: 'option1' })).toEqual([]);
      expect(errors({ ...wrong, choice: 'option1' })).toEqual([' validation_invalid']);
    },
  );
});

describe('importJsonSchema: a list with a minimum number of entries', () => {
  it('starts empty if optional, and requires the minimum once it has an entry', async () => {
    const errorMessage = { minItems: 'Four corners' };
    const { plan, errors } = await formOf(
      {
        free: list(TEXT, { minItems: 1 }),
        box: list({ type: 'number' }, { minItems: 4 }),
        worded: list(TEXT, { minItems: 4, errorMessage }),
        asked: list(TEXT, { minItems: 2 }),
      },
      { required: ['asked'] },
    );
    expect(plan.root.children.map((node) => 'initialRows' in node && node.initialRows)).toEqual([
      0, 0, 0, 2,
    ]);
    expect(errors({ asked: ['x', 'y'] })).toEqual([]);
    expect(errors({ asked: ['x', 'y'], box: [1, 2], worded: ['x'] })).toEqual([
      '/box validation_minRecords 4',
      '/worded validation_minRecords 4',
    ]);
    expect(errors({ asked: ['x', 'y'], box: [1, 2, 3, 4], free: ['x'] })).toEqual([]);
  });
});

describe('importJsonSchema: a conditional limit on the entries of a list', () => {
  const TICKS = list({ enum: ['a', 'b', 'c'] }, {});
  it.each<[string, JsonObject, JsonObject, readonly string[], string]>([
    ['fewest', list(TEXT, {}), { minItems: 2 }, ['x'], 'minRecords 2'],
    ['most', list(TEXT, {}), { maxItems: 1 }, ['x', 'y'], 'maxRecords 1'],
    ['each once', list(TEXT, {}), { uniqueItems: true }, ['x', 'x'], 'repeated'],
    ['fewest boxes', TICKS, { minItems: 2 }, ['a'], 'minSelected 2'],
    ['most boxes', TICKS, { maxItems: 1 }, ['a', 'b'], 'multiSelected 1'],
  ])('is reported only when its condition holds: %s', async (_, all, more, given, said) => {
    const then = { properties: { all: more } };
    const asked = { properties: { q: { const: 'x' } }, required: ['q'] };
    for (const logic of [branching(asked, then), { dependentSchemas: { q: then } }]) {
      const { errors } = await formOf({ q: TEXT, all }, logic);
      expect(errors({ q: 'x', all: given })).toEqual([`/all validation_${said}`]);
      expect(errors({ all: given })).toEqual([]);
    }
  });
});

describe('importJsonSchema: a whole number that is also declared a number', () => {
  it.each<[string, JsonObject]>([
    ['in allOf', { ...NUMBER, allOf: [{ type: 'integer' }] }],
    ['next to a reference', { $ref: '#/$defs/n', type: 'integer' }],
    ['among others', { type: ['number', 'null'], allOf: [{ type: ['integer', 'string'] }] }],
  ])('becomes an integer field: %s', async (_, n) => {
    const { errors, files } = await formOf({ n }, { $defs: { n: NUMBER } });
    expect(files.schema.properties).toMatchObject({ n: { type: 'integer' } });
    expect(errors({ n: 3 })).toEqual([]);
    expect(errors({ n: 3.5 })).toHaveLength(1);
  });
});

describe('importJsonSchema: dependentRequired with a name that is not a field', () => {
  it('adds a note at the name, and requires no field', async () => {
    const schema = {
      type: 'object',
      properties: { q: TEXT },
      dependentRequired: { ghost: ['q'] },
    };
    const { errors } = await formOf(schema.properties, {
      dependentRequired: schema.dependentRequired,
    });
    expect(errors({})).toEqual([]);
    expect(saidOf(schema)).toContainEqual(
      expect.stringContaining('warning /dependentRequired/ghost The fields under this condition'),
    );
  });
});

describe('importJsonSchema: a property whose every value the schema refuses', () => {
  it('is omitted with a note', async () => {
    const said = saidOf({
      type: 'object',
      properties: { a: TEXT, b: { enum: ['x'], minLength: 2 }, c: { const: 1, type: 'string' } },
      required: ['b'],
    });
    expect(said).toContainEqual(
      'warning /properties/b "b" can hold none of its values and is left out, though it is required: submissions will lack it',
    );
    expect(said).toContainEqual(expect.stringContaining('warning /properties/c "c" can hold none'));
  });
});

describe('importJsonSchema: defaults and errors', () => {
  it('default: fills in the fields of an object, except fields with their own default', async () => {
    const inner = { type: 'object', properties: { b: TEXT, c: { ...TEXT, default: 'own' } } };
    const { store } = await formOf(
      { a: TEXT, o: { ...inner, default: { b: 'x', c: 'y' } }, p: inner },
      { default: { a: 'z', p: { b: 'q' } } },
    );
    expect(store().data()).toEqual({
      a: 'z',
      o: { b: 'x', c: 'own' },
      p: { b: 'q', c: 'own' },
    });
  });

  it.each<[string, JsonObject]>([
    ['a list', list(TEXT, { default: ['p', 'q'] })],
    [
      'a list of objects',
      list({ ...OBJECT }, { default: [{ a: 'x', l: [] }, { l: ['y'] }, { l: [] }] }),
    ],
    ['boxes to tick', list({ enum: ['a', 'b', 'c'] }, { default: ['c', 'a'] })],
    ['any shape', { type: 'array', prefixItems: [TEXT], default: ['a', { b: 1 }] }],
    ['names of any kind', { type: 'object', additionalProperties: TEXT, default: { a: 'b' } }],
  ])('default: fills in lists, objects and answers of any shape: %s', async (_, it) => {
    const { files, store } = await formOf({ it });
    expect(store().data()).toEqual({ it: it.default });
    expect(files.notes?.filter(({ code }) => code === 'left-out')).toEqual([]);
    expect(compile(files).diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it.each<[string, JsonObject, string]>([
    ['a list', list(TEXT, { default: ['p', 5] }), '/default'],
    ['a list of objects', list({ ...OBJECT }, { default: [{ a: 'x' }, { a: 5 }] }), '/default'],
    ['a list of other objects', list({ ...OBJECT }, { default: [{ z: 'x' }] }), '/default'],
    ['an object for a list', list(TEXT, { default: { 0: 'p' } }), '/default'],
    ['boxes to tick', list({ enum: ['a', 'b'] }, { default: ['a', 'c'] }), '/default'],
    ['another kind', { ...TEXT, default: 5 }, '/default'],
    ['an unknown option', { enum: ['a', 'b'], default: 'c' }, '/default'],
    [
      'a wrong property',
      { type: 'object', properties: { a: TEXT }, default: { a: 5 } },
      '/default/a',
    ],
    [
      'an unknown property',
      { type: 'object', properties: { a: TEXT }, default: { b: 5 } },
      '/default/b',
    ],
  ])('default: is omitted with a note when the schema refuses it: %s', async (_, it, place) => {
    const { files, store } = await formOf({ it });
    expect(files.notes).toContainEqual(
      expect.objectContaining({ code: 'left-out', pointer: `/properties/it${place}` }),
    );
    expect([{}, { it: [] }]).toContainEqual(store().data());
    expect(compile(files).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('default: adds no note when it is empty', () => {
    const properties = {
      a: { ...TEXT, default: null },
      b: { type: 'array', items: TEXT, default: [] },
    };
    expect(saidOf({ type: 'object', properties }).join()).not.toContain('default');
  });

  it('errors: a message names the failed limit of a text, a number and a list', async () => {
    const { errors } = await formOf({
      code: { ...TEXT, pattern: '^A' },
      high: { type: 'number', exclusiveMinimum: 5 },
      low: { type: 'number', exclusiveMaximum: 5 },
      steps: { type: 'integer', multipleOf: 4, allOf: [{ multipleOf: 3 }] },
      tags: { type: 'array', uniqueItems: true, items: TEXT, maxItems: 3 },
    });
    expect(errors({ code: 'B', high: 5, low: 5, steps: 4, tags: ['x', 'x'] })).toEqual([
      '/code validation_wrongSpellingOf A',
      '/high validation_moreThan 5',
      '/low validation_lessThan 5',
      '/steps validation_multipleOf 3',
      '/tags validation_repeated',
    ]);
  });

  it('errors: a message names the required entry of a list and the excluded values', async () => {
    const boss = { type: 'object', properties: { role: TEXT, name: TEXT } };
    const { errors } = await formOf({
      code: { ...TEXT, not: { enum: ['root', '0000'] } },
      team: { type: 'array', items: boss, contains: { properties: { role: { const: 'boss' } } } },
      marks: { type: 'array', items: { type: 'integer' }, contains: { minimum: 5 } },
      both: { type: 'array', items: TEXT, contains: { const: 'x' }, not: { maxItems: 1 } },
    });
    const wrong = { code: 'root', team: [{ role: 'x' }], marks: [1], both: ['a', 'b'] };
    expect(errors(wrong)).toEqual([
      '/code validation_mustNotBe root, 0000',
      '/team validation_mustInclude boss',
      '/marks validation_contains',
      '/both validation_mustInclude x',
    ]);
  });
});

describe('importJsonSchema: notes and formats', () => {
  it('adds a note for a list of any values and for a dependent name, which become text fields', () => {
    const said = saidOf({
      type: 'object',
      properties: { card: TEXT, any: { type: 'array' } },
      dependencies: { card: ['address'] },
    });
    expect(said).toContain('info /properties/any "any" is a text field');
    expect(said).toContain('info /dependencies/card/0 "address" is a text field');
  });

  it('accepts an e-mail address in any script for the format idn-email', async () => {
    const { errors } = await formOf({
      mail: { type: 'string', format: 'idn-email', maxLength: 50 },
    });
    expect(errors({ mail: '陳@例子.香港' })).toEqual([]);
  });
});
