import { describe, expect, it } from 'vitest';
import { compileLeaf } from '../../../../engine/compiler/compile/compileLeaf.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import type { Rule } from '../../../../engine/definition/Rule.ts';
import { type FormParts, openCompilation } from '../../support/openCompilation.ts';
import { expectFinding, schemaCase, TEXT } from '../../support/schemaCase.ts';

const MB = 1_048_576;

function compile(field: JsonObject, parts: FormParts = {}) {
  const opened = openCompilation({ field, other: TEXT }, parts);
  const leaf = compileLeaf(opened.compilation, opened.draft('leaf', '/field'));
  const tested = ({ keyword, key, test }: Rule) => [keyword, key, opened.schemaOf(test)];
  return { ...leaf, tested: leaf.rules.map(tested), faults: opened.found(), opened };
}

describe('compileLeaf: rules that no author writes', () => {
  const storable = ['storable', 'validation_notStorable', { storable: true }];

  it.each<[JsonObject, readonly unknown[]]>([
    [TEXT, [storable]],
    [{ type: 'boolean' }, []],
    [{ enum: ['x'] }, []],
    [{ type: 'array', items: { enum: ['x'] } }, []],
    [{ type: 'integer' }, [['type', 'validation_invalidInteger', { type: 'integer' }]]],
    [{ type: 'number' }, [['type', 'validation_invalidNumber', { type: 'number' }]]],
    [
      { json: { type: 'string', title: 'T' } },
      [
        ['storable', 'validation_notStorable', { storableJson: true }],
        ['json', 'validation_invalid', { type: 'string' }],
      ],
    ],
  ])('of %j', (field, rules) => {
    expect(compile(field).tested).toEqual(rules);
  });

  it('limit type and size of a file before the rules of the author', () => {
    const { rules, tested } = compile({
      type: 'object',
      file: { maxBytes: 9, accept: ['.PDF', '.jpg'] },
    });
    expect(tested.map(([keyword, , schema]) => [keyword, schema])).toEqual([
      ['fileType', { fileTypes: ['.pdf', '.jpg'] }],
      ['fileSize', { fileWithin: 9 }],
    ]);
    expect(rules.map(({ args }) => args)).toEqual([['.pdf, .jpg'], [9]]);
  });
});

describe('compileLeaf: files', () => {
  it.each([
    [4 * MB, 4 * MB],
    [31 * MB, 30 * MB],
    [undefined, 30 * MB],
  ])('of at most %s bytes have the limit %s', (maxBytes, expected) => {
    const file = { accept: ['.pdf'], ...(maxBytes === undefined ? {} : { maxBytes }) };
    expect(compile({ type: 'object', file }).file).toEqual({
      accept: ['.pdf'],
      maxBytes: expected,
    });
  });

  it.each([[[]], [['pdf']], [['.pdf', '.t*']], [undefined]])(
    'report the extensions %j',
    (accept) => {
      const file: JsonObject = accept === undefined ? {} : { accept };
      expect(compile({ type: 'object', file }).faults).toEqual([
        '/properties/field/file bad-value',
      ]);
    },
  );
});

describe('compileLeaf: the schema for the page', () => {
  it.each<[JsonObject, unknown]>([
    [TEXT, { type: 'string' }],
    [{ enum: ['a', 2] }, { type: 'string', enum: ['a', 2] }],
    [
      { type: 'array', items: { enum: ['a'] } },
      { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['a'] } },
    ],
    [{ type: 'boolean' }, { type: 'boolean' }],
    [{ type: 'object', file: { accept: ['.pdf'] } }, { type: 'object' }],
    [{ json: { type: 'string', maxLength: 4 } }, { type: 'string', maxLength: 4 }],
  ])('of %j is %j', (field, schema) => {
    expect(compile(field).schema).toEqual(schema);
  });

  it('omits slow patterns of an answer of any shape', () => {
    const json = { type: 'string', pattern: '(a+)+$' };
    expect(compile({ json }, { isSlow: () => true }).schema).not.toHaveProperty('pattern');
    expect(compile({ json }).schema).toMatchObject(json);
  });
});

describe('compileLeaf: types and options', () => {
  it.each<[JsonObject, readonly string[]]>([
    [{ type: 'string' }, []],
    [{}, ['/properties/field bad-type']],
    [{ type: 'text' }, ['/properties/field/type bad-type']],
    [{ type: ['string'] }, ['/properties/field/type bad-type']],
    [{ enum: ['x'] }, []],
    [{ json: {} }, []],
    [{ enum: [] }, ['/properties/field/enum bad-options']],
    [{ type: 'array' }, ['/properties/field bad-options']],
  ])('of %j: %j', (field, faults) => {
    expect(compile(field).faults).toEqual(faults);
  });
});

describe('compileLeaf: values and parts', () => {
  it.each<[JsonObject, object]>([
    [{ ...TEXT, computed: { value: 'other' } }, { computed: { op: 'value', pattern: '/other' } }],
    [{ ...TEXT, initial: { today: true } }, { initial: { op: 'today' } }],
    [{ ...TEXT, default: 'x' }, { initial: { op: 'literal', value: 'x' } }],
    [{ ...TEXT, initial: 'y', default: 'x' }, { initial: { op: 'literal', value: 'y' } }],
    [{ type: 'array', items: { enum: ['x'] }, default: ['x'] }, { first: ['x'] }],
    [{ ...TEXT, initialFollows: true }, { initialFollows: true }],
  ])('of %j', (field, expected) => {
    expect(compile(field)).toMatchObject(expected);
  });

  it('has no value from null, a list for a text, or nothing', () => {
    for (const field of [{ ...TEXT, default: null }, { ...TEXT, default: ['x'] }, TEXT]) {
      const leaf = compile(field);
      for (const name of ['initial', 'computed', 'initialFollows', 'inferred', 'file', 'labels'])
        expect(leaf).not.toHaveProperty(name);
    }
  });

  it('infers a value from the schemas that select it', () => {
    const inferred = [{ value: 'x', schema: { const: 1 } }, { schema: {} }, { value: { a: 1 } }];
    const leaf = compile({ enum: ['x'], inferred });
    expect(leaf.inferred?.map(({ value, test }) => [value, leaf.opened.schemaOf(test)])).toEqual([
      ['x', { const: 1 }],
    ]);
  });

  it('names the parts and the options of an answer of any shape', () => {
    const colour = { enum: [{ r: 1 }], enumNames: ['Red'] };
    const { labels, compositeOptions } = compile({
      json: { properties: { a: { type: 'string', title: 'Name' }, b: colour } },
    });
    expect(JSON.stringify(labels)).toContain('Name');
    expect(compositeOptions).toEqual([{ value: { r: 1 }, name: 'Red' }]);
    expect(compile({ json: { type: 'string' } })).not.toHaveProperty('compositeOptions');
  });
});

describe('compileForm: reports to the author', () => {
  it.each([
    schemaCase(
      'a choice without options',
      { a: { type: 'string', enum: [] } },
      'bad-options',
      '/properties/a/enum',
    ),
    schemaCase(
      'a file type without a dot',
      { a: { type: 'object', file: { accept: ['pdf'] } } },
      'bad-value',
      '/properties/a/file',
    ),
    schemaCase('a field without a type', { a: { hkid: true } }, 'bad-type', '/properties/a'),
  ])('$title', expectFinding);
});
