import { describe, expect, it } from 'vitest';
import type { Json } from '#engine';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';
import { bundle, fileNextTo } from '../../../../engine/external-schema/read/Bundle.ts';
import { importWith } from '../../support/externalDocuments.ts';
import { TEXT } from '../../support/externalForm.ts';

const PLACE = { file: 'forms/X/schema.json', pointer: '' };

function bundled(schema: Json, files: Readonly<Record<string, Json>>) {
  const notes = new Notes();
  const documents = { read: new Map(Object.entries(files)), unread: new Map(), existing: [] };
  const errors = () => notes.all().map(({ file, pointer, code }) => `${code} ${file}${pointer}`);
  return { whole: bundle(schema, documents, PLACE, notes), errors };
}

describe('bundle', () => {
  it('has each file under "$defs", converted by its own draft', () => {
    const old = { id: 'old', type: 'object', dependencies: { a: ['b'] } };
    const { whole } = bundled({ $ref: 'defs/old.json' }, { 'defs/old.json': old });
    expect(whole?.schema.$defs).toMatchObject({
      'defs/old.json': { $id: 'old', dependentRequired: { a: ['b'] } },
    });
    expect(whole?.pointers.get('defs/old.json')).toBe('/$defs/defs~1old.json');
  });

  it('keeps a definition of the same name', () => {
    const { whole } = bundled({ $defs: { 'a.json': TEXT } }, { 'a.json': { type: 'integer' } });
    expect(whole?.schema.$defs).toMatchObject({ 'a.json': TEXT, 'a.json_': { type: 'integer' } });
  });

  it('is absent if a file is not a schema, with a note at its place', () => {
    const { whole, errors } = bundled({}, { 'a.json': { properties: { b: { type: 'nope' } } } });
    expect(whole).toBeUndefined();
    expect(errors()).toContain('bad-schema forms/X/a.json/properties/b/type');
  });

  it('does not need definitions that nobody refers to', () => {
    const file = { definitions: { a: TEXT, b: { type: 'nope' } } };
    expect(bundled({ $ref: 'a.json#/definitions/a' }, { 'a.json': file }).whole).toBeDefined();
  });
});

describe('a schema with files next to it', () => {
  it('is resolved by path, by `$id`, and from the file of the reference', async () => {
    const { properties, errors } = await importWith(
      {
        $id: 'https://a.example/form/schema.json',
        type: 'object',
        properties: {
          home: { $ref: 'address.json' },
          who: { $ref: './defs/common.schema.json#/definitions/person' },
          plan: { $ref: 'https://a.example/other/plan.json#kind' },
          block: { $ref: './defs/common.schema.json' },
        },
      },
      {
        'address.json': {
          type: 'object',
          properties: { city: { $ref: '#/$defs/t' } },
          $defs: { t: TEXT },
        },
        'defs/common.schema.json': {
          type: 'object',
          properties: { own: TEXT },
          definitions: { person: { properties: { at: { $ref: '../address.json#/$defs/t' } } } },
        },
        'renamed.json': {
          $id: 'https://a.example/other/plan.json',
          $defs: { kind: { $anchor: 'kind', enum: ['a', 'b'] } },
        },
      },
    );
    expect(properties).toMatchObject({
      home: { properties: { city: { maxChars: 20 } } },
      who: { properties: { at: { maxChars: 20 } } },
      plan: { enum: ['a', 'b'] },
      block: { properties: { own: { maxChars: 20 } } },
    });
    expect(errors).toEqual([]);
  });

  it('may refer to itself through its files', async () => {
    const { properties, errors } = await importWith(
      { type: 'object', properties: { name: TEXT, next: { $ref: 'a.json' } } },
      { 'a.json': { type: 'object', properties: { back: { $ref: 'schema.json' }, b: TEXT } } },
    );
    expect(properties).toMatchObject({ next: { properties: { back: { json: {} }, b: {} } } });
    expect(errors).toEqual([]);
  });

  it('has a circle of files that lead back to themselves refused', async () => {
    const { errors } = await importWith(
      { type: 'object', properties: { x: { $ref: 'a.json' }, y: TEXT } },
      { 'a.json': { $ref: 'b.json' }, 'b.json': { $ref: 'a.json' } },
    );
    expect(errors).toEqual(['ref-cycle']);
  });

  it('resolves `$recursiveRef` within the file, unless both may be extended', async () => {
    const list = (more: object) => ({
      'tree.json': {
        ...more,
        type: 'object',
        properties: { v: TEXT, kids: { type: 'array', items: { $recursiveRef: '#' } } },
      },
    });
    const schema = { type: 'object', properties: { tree: { $ref: 'tree.json' } } };
    const { json } = await importWith(schema, list({}));
    expect(json('/tree/kids')).toContain('"v"');
    const both = await importWith(
      { ...schema, $recursiveAnchor: true },
      list({ $recursiveAnchor: true }),
    );
    expect(both.json('/tree/kids')).toContain('"tree"');
  });

  it('may be one schema of an API description', async () => {
    const { properties, errors } = await importWith(
      { $ref: 'openapi.json#/components/schemas/Pet' },
      {
        'openapi.json': {
          openapi: '3.0.3',
          paths: { '/a': { get: {} } },
          components: {
            schemas: {
              Pet: {
                type: 'object',
                required: ['tag'],
                properties: {
                  tag: { type: 'string', nullable: true, maxLength: 3 },
                  age: { type: 'integer', minimum: 0, exclusiveMinimum: true },
                  kind: { $ref: '#/components/schemas/Kind' },
                },
              },
              Kind: { enum: ['cat'] },
              Sloppy: { type: 'file' },
            },
          },
        },
      },
    );
    expect(properties).toMatchObject({
      tag: { type: 'string', maxChars: 3 },
      age: { type: 'integer', exclusiveMinimum: 0 },
      kind: { enum: ['cat'] },
    });
    expect(errors).toEqual([]);
  });

  it('never pollutes prototypes', async () => {
    const file = JSON.parse('{ "__proto__": { "polluted": 1 }, "$defs": { "__proto__": {} } }');
    await importWith(
      { type: 'object', properties: { a: { $ref: '__proto__.json#/$defs/__proto__' }, b: TEXT } },
      { '__proto__.json': file },
    );
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

it('fileNextTo: returns a path in the folder of a file', () => {
  expect(fileNextTo(PLACE, 'defs/a.json')).toBe('forms/X/defs/a.json');
});
