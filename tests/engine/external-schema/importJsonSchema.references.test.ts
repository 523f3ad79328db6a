import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import { formOf, notesOf, TEXT } from '../support/externalForm.ts';
import { compile } from '../support/readForms.ts';

describe('importJsonSchema: references', () => {
  it('are resolved by pointer, anchor and id, except to blocks of the project', async () => {
    const { files } = await formOf(
      { one: { $ref: '#/definitions/t' }, two: { $ref: '#t' }, three: { $ref: 't.json' } },
      {
        definitions: {
          t: { $id: 't.json', type: 'integer' },
          u: { $anchor: 't', type: 'boolean' },
        },
      },
    );
    expect(files.schema.properties).toMatchObject({
      one: { type: 'integer' },
      two: { type: 'boolean' },
      three: { type: 'integer' },
    });
    const block = '../../schemas/defs/address.schema.json';
    const { schema } = importJsonSchema({
      code: 'LR998',
      schema: { type: 'object', properties: { home: { $ref: block } } },
    });
    expect(schema.properties).toEqual({ home: { $ref: block } });
  });

  it('become answers of any shape when they are recursive', async () => {
    const node = { type: 'object', properties: { v: TEXT, next: { $ref: '#/definitions/node' } } };
    const { files, errors } = await formOf(
      { head: { $ref: '#/definitions/node' } },
      { definitions: { node } },
    );
    expect(files.notes?.map(({ code, pointer }) => `${code} ${pointer}`)).toContain(
      'assumed /definitions/node/properties/next',
    );
    expect(errors({ head: { v: 'x', next: { v: 'y', next: { v: 'z' } } } })).toEqual([]);
    expect(errors({ head: { v: 'x', next: { next: { v: 1 } } } })).toEqual([
      '/head/next validation_invalidPart next › v /next/v validation_wrongKind',
    ]);
  });

  it('next to `properties` do not make the field recursive', async () => {
    const base = { type: 'object', properties: { a: TEXT }, required: ['a'] };
    const more = { $ref: '#/$defs/base', properties: { z: { type: 'integer' } } };
    const { files, errors } = await formOf(
      { kin: more, open: { ...more, unevaluatedProperties: TEXT } },
      { allOf: [{ $ref: '#/$defs/base' }], $defs: { base } },
    );
    expect(files.schema.properties).toMatchObject({
      kin: { type: 'object', properties: { a: { type: 'string' }, z: { type: 'integer' } } },
      // Any keyword that allows additional names makes the field accept the applicant's own names.
      open: { json: {} },
    });
    expect(errors({ a: 'x', kin: { z: 1 }, open: { a: 'x', b: 'y' } })).toEqual([
      '/kin/a validation_required',
    ]);
  });

  it.each([
    ['a dynamic reference', '2020-12', { $dynamicAnchor: 'node' }, { $dynamicRef: '#node' }],
    ['a recursive reference', '2019-09', { $recursiveAnchor: true }, { $recursiveRef: '#' }],
  ])('are resolved to the whole schema: %s', async (_, draft, anchor, reference) => {
    const { errors } = await formOf(
      { v: TEXT, children: { type: 'array', items: reference } },
      { $schema: `https://json-schema.org/draft/${draft}/schema`, ...anchor },
    );
    const deep = (v: string | number) => ({ children: [{ v: 'x', children: [{ v }] }] });
    expect(errors(deep('y'))).toEqual([]);
    expect(errors(deep(1))).toEqual([expect.stringContaining('wrongKind')]);
  });

  it('with `$dynamicRef` resolve to the outermost anchor, or else like plain ones', async () => {
    const tree = {
      $id: 'tree',
      $dynamicAnchor: 'node',
      type: 'object',
      properties: { children: { type: 'array', items: { $dynamicRef: '#node' } } },
    };
    const { files, errors } = await formOf(
      { v: TEXT, plain: { $dynamicRef: '#t' }, both: { $ref: '#t', $dynamicRef: '#least' } },
      {
        $dynamicAnchor: 'node',
        allOf: [{ $ref: 'tree' }],
        $defs: {
          tree,
          t: { $anchor: 't', type: 'integer' },
          least: { $anchor: 'least', minimum: 3 },
        },
      },
    );
    expect(files.schema.properties).toMatchObject({
      plain: { type: 'integer' },
      both: { type: 'integer', minimum: 3 },
    });
    // Only the schema around `tree` has the property "v".
    expect(errors({ children: [{ v: 'x' }] })).toEqual([]);
    expect(errors({ children: [{ v: 1 }] })).toEqual([expect.stringContaining('wrongKind')]);
  });

  it('with `$dynamicRef` to nothing are reported like plain references', () => {
    const properties = { a: { $dynamicRef: '#nowhere' }, b: TEXT };
    expect(notesOf({ type: 'object', properties })).toContainEqual(
      expect.stringMatching(/^error \/properties\/a\S* There is no schema "#nowhere"$/),
    );
  });

  it('are resolved from the enclosing schema with an `$id`, as in bundled files', async () => {
    const address = {
      $id: '/schemas/address',
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: { state: { $ref: '#/definitions/state' }, near: { $ref: 'city.json#/$defs/n' } },
      required: ['state'],
      definitions: { state: { enum: ['CA', 'NY'] } },
    };
    const city = {
      $id: 'https://a.example/schemas/city.json',
      $anchor: 'top',
      type: 'object',
      properties: { kin: { $ref: '../schemas/./city.json#/$defs/n' }, up: { $ref: '#/$defs/o' } },
      $defs: { n: { $anchor: 'n', type: 'integer' } },
    };
    const { errors, files } = await formOf(
      {
        home: { $ref: '/schemas/address' },
        town: { $ref: 'city.json' },
        n: { $ref: 'city.json#n' },
        o: { $ref: 'https://a.example/schemas/form#/$defs/o' },
      },
      {
        $id: 'https://a.example/schemas/form',
        $defs: { address, city, o: { $anchor: 'n', ...TEXT } },
      },
    );
    expect(files.schema.properties).toMatchObject({
      home: { properties: { state: { enum: ['CA', 'NY'] }, near: { type: 'integer' } } },
      // A pointer without a target in its own schema is resolved from the root of the file.
      town: { properties: { kin: { type: 'integer' }, up: { type: 'string' } } },
      n: { type: 'integer' },
      o: { type: 'string' },
    });
    expect(errors({ home: { near: 3 } })).toEqual(['/home/state validation_required']);
  });

  const $defs = {
    a: { $ref: '#/$defs/b' },
    b: { allOf: [{ $ref: '#/$defs/a' }] },
    self: { $ref: '#/$defs/self' },
    either: { anyOf: [TEXT, { not: { $ref: '#/$defs/either' } }] },
  };
  it.each(Object.keys($defs))('that lead back to themselves stop the compilation: %s', (name) => {
    const x = { type: 'array', prefixItems: [{ $ref: `#/$defs/${name}` }] };
    const schema = { type: 'object', properties: { x, y: TEXT }, $defs };
    const { plan, diagnostics } = compile(importJsonSchema({ code: 'LR998', schema }));
    expect(plan).toBeUndefined();
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([{ code: 'ref-cycle', pointer: '/properties/x/json' }]);
    expect(errors[0]?.message).toMatch(/^"#\/\$defs\/\w+" leads back to itself$/);
  });

  it('are resolved by both anchors of one schema, one of them dynamic', async () => {
    const name = { $anchor: 'plain', $dynamicAnchor: 'moving', ...TEXT, minLength: 2 };
    const { errors } = await formOf(
      { a: { $ref: '#plain' }, b: { $ref: '#moving' }, c: { $dynamicRef: '#moving' } },
      { $defs: { name } },
    );
    expect(errors({ a: 'x', b: 'x', c: 'x' })).toEqual(
      ['/a', '/b', '/c'].map((path) => `${path} validation_minChars 2`),
    );
  });
});
