import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import type { Json, JsonObject } from '#engine';
import { formOf, notesOf, TEXT } from '../support/externalForm.ts';
import { compile } from '../support/readForms.ts';

describe('importJsonSchema: a faulty schema', () => {
  it.each<[string, Json, string]>([
    ['a remote reference', { $ref: 'https://example.org/a.json' }, 'error /properties/a/$ref'],
    ['a reference to nothing', { $ref: '#/definitions/b' }, 'error /properties/a/$ref'],
    ['a type that does not exist', { type: 'text' }, 'error /properties/a/type'],
    ['a number instead of a schema', 7, 'error /properties/a'],
    ['null instead of a schema', null, 'error /properties/a'],
  ])('is refused at the faulty value: %s', (_, a, expected) => {
    const found = notesOf({ type: 'object', properties: { a, b: TEXT } });
    expect(found.filter((line) => line.startsWith('error'))).toEqual([
      expect.stringContaining(expected),
    ]);
  });

  it('has a remedy for a remote reference', () => {
    const schema = { type: 'object', properties: { a: { $ref: 'https://example.org/a.json' } } };
    const { notes = [] } = importJsonSchema({ code: 'LR998', schema });
    expect(notes.find(({ code }) => code === 'remote-ref')?.remedy).toContain('"$defs"');
    expect(compile(importJsonSchema({ code: 'LR998', schema })).plan).toBeUndefined();
  });

  it.each<[Json, string]>([
    [{ type: 'string' }, 'The answers of a form are an object'],
    [{ type: 'object' }, 'The schema has no field that can be filled in'],
    [true, 'A schema is an object'],
    [7, 'A schema is an object'],
  ])('is refused as a whole: %j', (schema, message) => {
    expect(notesOf(schema).join('\n')).toContain(message);
  });

  it('is reported once, with a message, when it is empty', () => {
    const found = notesOf({ type: 'object' });
    expect(found.filter((line) => !line.startsWith('info'))).toEqual([
      'error  The schema has no field that can be filled in',
    ]);
  });

  it('is reported at each required name without a property', () => {
    const inner = { type: 'object', properties: { b: TEXT }, required: ['b', 'lost'] };
    const schema = { type: 'object', required: ['gone'], properties: { a: inner } };
    const { notes = [] } = importJsonSchema({ code: 'LR998', schema });
    const reported = notes.filter(({ message }) => message.includes('is a text field'));
    expect(reported.map(({ file, pointer }) => file + pointer)).toEqual([
      'forms/LR998/schema.json/properties/a/required/1',
      'forms/LR998/schema.json/required/0',
    ]);
  });

  it('is refused when its references expand to too many fields', () => {
    const doubling = Array.from({ length: 40 }, (_, index) => {
      const next = { $ref: `#/$defs/d${index + 1}` };
      return [`d${index}`, { type: 'object', properties: { a: next, b: next } }] as const;
    });
    const $defs = Object.fromEntries([...doubling, ['d40', TEXT]]);
    const found = notesOf({ type: 'object', properties: { a: { $ref: '#/$defs/d0' } }, $defs });
    expect(found).toContain('error  This schema expands to more fields than a form can hold');
  });

  it('never makes the compiler throw, for any schema', () => {
    const keyword = fc.constantFrom(...WORDS);
    const { node } = fc.letrec<{ node: Json }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom<Json>(
          true,
          false,
          null,
          3,
          -1,
          'a',
          'object',
          'string',
          '#',
          '#/$defs/a',
          [],
        ),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(keyword, tie('node'), { maxKeys: 6 }),
      ),
    }));
    const schema = fc.dictionary(keyword, node, { maxKeys: 6 });
    fc.assert(
      fc.property(schema, (written) => {
        const files = importJsonSchema({ code: 'LR998', schema: { type: 'object', ...written } });
        const { plan, diagnostics } = compile(files);
        expect(plan !== undefined || diagnostics.length > 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

const WORDS = [
  'type',
  'properties',
  'items',
  'required',
  'a',
  'b',
  'enum',
  'const',
  '$ref',
  '$defs',
  'definitions',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependencies',
  'minLength',
  'maximum',
  'pattern',
  'format',
  'additionalProperties',
];

describe('importJsonSchema: a value that no field type can hold', () => {
  const PAIR: JsonObject = { type: 'array', prefixItems: [TEXT, { type: 'integer' }] };
  const MAP: JsonObject = { type: 'object', additionalProperties: { type: 'integer' } };

  it.each<[string, JsonObject, unknown, unknown]>([
    ['a tuple', PAIR, ['a', 1], ['a', 'b']],
    ['names of any kind', MAP, { 'a-b': 1, 'c d': 2 }, { a: 'x' }],
    ['names by pattern', { patternProperties: { '^x-': TEXT } }, { 'x-a': 'b' }, { 'x-a': 1 }],
    [
      'names that it does not list',
      { ...MAP, properties: { a: TEXT } },
      { a: 'b', c: 1 },
      { c: 'd' },
    ],
    ['lists of lists', { type: 'array', items: { type: 'array', items: TEXT } }, [['a']], [[1]]],
    ['a list of true or false', { type: 'array', items: { type: 'boolean' } }, [true, false], [1]],
    [
      'a list with gaps',
      { type: 'array', items: { type: ['integer', 'null'] } },
      [1, null, 2],
      ['x'],
    ],
    ['a text or a number', { type: ['string', 'number'] }, 7, true],
    [
      'a name with a slash',
      { type: 'object', properties: { 'a/b': TEXT } },
      { 'a/b': 'x' },
      { 'a/b': 1 },
    ],
  ])('becomes one answer of any shape: %s', async (_, field, right, wrong) => {
    const { files, errors, store } = await formOf({ it: field });
    expect(files.schema.properties).toHaveProperty('it.json');
    expect(files.notes?.map(({ severity }) => severity)).not.toContain('warning');
    expect(errors({ it: right })).toEqual([]);
    expect(store({ it: right }).data()).toEqual({ it: right });
    expect(errors({ it: wrong })).toHaveLength(1);
  });

  it('keeps names unchanged: hyphens, dollar signs, spaces, dots, any script', async () => {
    const names = ['dist-tags', '$schema', '@type', 'a b', 'a.b', '2fa', '姓名'];
    const properties = Object.fromEntries(names.map((name) => [name, TEXT]));
    const { files, errors, store } = await formOf(properties);
    expect(files.notes?.map(({ severity }) => severity)).not.toContain('warning');
    const data = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(errors(data)).toEqual([]);
    expect(store(data).data()).toEqual(data);
    expect(errors({ 'dist-tags': 'x'.repeat(21) })).toHaveLength(1);
  });

  it('omits top-level names that no pointer can contain', async () => {
    const { files } = await formOf({ a: TEXT, 'b/c': TEXT, not: TEXT });
    const reported = files.notes?.filter(({ severity }) => severity === 'warning');
    expect(reported?.map(({ pointer }) => pointer)).toEqual([
      '/properties/b~1c',
      '/properties/not',
    ]);
  });

  it('shows a read-only field, and makes a required read-only field editable', async () => {
    const readOnly = { ...TEXT, readOnly: true };
    const { plan } = await formOf(
      { a: readOnly, b: { type: 'object', readOnly: true, properties: { c: TEXT } }, d: readOnly },
      { required: ['d'] },
    );
    const [a, b, d] = plan.root.children;
    expect(a?.ui).toEqual({ 'ui:readonly': true });
    expect(b?.kind === 'group' && b.children[0]?.ui).toEqual({ 'ui:readonly': true });
    expect(d?.ui).toEqual({});
  });
});

describe('importJsonSchema: older drafts', () => {
  it('accept both the boolean and the numeric form of an exclusive limit', async () => {
    const { errors } = await formOf({
      old: { type: 'number', minimum: 1, exclusiveMinimum: true },
      now: { type: 'number', exclusiveMinimum: 1 },
    });
    expect(errors({ old: 1, now: 1 })).toEqual([
      '/old validation_moreThan 1',
      '/now validation_moreThan 1',
    ]);
    expect(errors({ old: 1.5, now: 1.5 })).toEqual([]);
  });

  it('have notes at the pointers of the original file', () => {
    const found = notesOf({
      type: 'object',
      properties: { a: TEXT },
      dependencies: { a: { properties: { b: { type: 'string' } } } },
    });
    expect(found).toContain(
      'info /dependencies/a/properties/b "b" accepts at most 1000 characters',
    );
  });
});
