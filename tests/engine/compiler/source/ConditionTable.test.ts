import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { openCompilation, PLACE } from '../../support/openCompilation.ts';
import { expectFinding, LIST, schemaCase, TEXT } from '../../support/schemaCase.ts';

const FORM = { a: TEXT, b: TEXT, rows: LIST, g: { type: 'object', properties: { c: TEXT } } };
const X = { const: 'x' };
const test = (pattern: string) => ({ kind: 'test', pattern });

function compile(source: Json, holder = '') {
  const opened = openCompilation(FORM);
  const { conditions } = opened.compilation;
  const condition = conditions.at(conditions.compile(source, holder, PLACE));
  return { condition, conditions, faults: opened.found(), ...opened };
}

describe('ConditionTable: compile', () => {
  it.each<[Json, object]>([
    [{ '/a': X }, test('/a')],
    [
      { '/a': X, b: X },
      { kind: 'all', of: [test('/a'), test('/b')] },
    ],
    [{ not: { '/a': X } }, { kind: 'not', of: test('/a') }],
    [{ anyOf: [{ '/a': X }, { '/b': X }] }, { kind: 'any', of: [test('/a'), test('/b')] }],
    [{ anyOf: [{ '/a': X }] }, test('/a')],
    [
      { allOf: [{ '/a': X }, { '/b': X, '/rows': {} }] },
      { kind: 'all', of: [test('/a'), test('/b'), test('/rows')] },
    ],
    [
      { '/a': X, anyOf: [] },
      { kind: 'all', of: [test('/a'), { kind: 'any', of: [] }] },
    ],
  ])('parses %j', (source, expected) => {
    expect(compile(source)).toMatchObject({ condition: expected, faults: [] });
  });

  it('resolves pointers from the object that contains the field', () => {
    expect(compile({ c: X }, '/g').condition).toMatchObject(test('/g/c'));
    expect(compile({ '../a': X }, '/g').condition).toMatchObject(test('/a'));
  });

  it('keeps the schema of each test, and records its value', () => {
    const { condition, schemaOf, conditions } = compile({ '/a': X });
    expect(schemaOf(condition.kind === 'test' ? condition.test : undefined)).toEqual(X);
    expect(conditions.asked()).toEqual([
      { pattern: '/a', schema: X, place: { ...PLACE, pointer: '/it/~1a' } },
    ]);
  });

  it.each<[Json, string]>([
    [{}, '/it bad-condition'],
    ['/a', '/it bad-condition'],
    [{ not: {} }, '/it/not bad-condition'],
    [{ anyOf: [{ '/a': X }, {}] }, '/it/anyOf/1 bad-condition'],
    [{ '/a': 'x' }, '/it/~1a bad-condition'],
    [{ '/z': X }, '/it/~1z unknown-pointer'],
  ])('reports %j', (source, fault) => {
    expect(compile(source).faults).toEqual([fault]);
  });
});

describe('ConditionTable: entries', () => {
  it('are shared by equal conditions', () => {
    const { conditions } = compile({ '/a': X });
    expect(conditions.compile({ '/a': { const: 'x' } }, '', PLACE)).toBe(0);
    expect(conditions.compile({ '/b': X }, '', PLACE)).toBe(1);
    expect(conditions.all()).toHaveLength(2);
    expect(conditions.intern(conditions.at(1))).toBe(1);
  });

  it('allOf: combines entries', () => {
    const { conditions } = compile({ '/a': X });
    const other = conditions.compile({ '/b': X }, '', PLACE);
    expect([conditions.allOf([]), conditions.allOf([other])]).toEqual([undefined, other]);
    const both = conditions.allOf([0, other]) ?? -1;
    expect(conditions.at(both)).toMatchObject({ kind: 'all', of: [test('/a'), test('/b')] });
  });

  it('at: refuses an entry that does not exist', () => {
    const { conditions } = compile({ '/a': X });
    const error = new RangeError('Cannot find condition 1: the table has fewer entries');
    expect(() => conditions.at(1)).toThrow(error);
  });
});

describe('ConditionTable: noteValue', () => {
  const schemas: JsonObject = { type: 'object', properties: { kind: { enum: ['x', 'y'] } } };
  const shared = { defs: { doc: { schema: schemas, locales: {} } }, tables: {} };
  const noted = (own: JsonObject, file: string) => {
    const doc = { $ref: '../../schemas/defs/doc.schema.json', ...own };
    const { compilation } = openCompilation({ doc }, { shared });
    compilation.conditions.noteValue({
      pattern: '/doc/kind',
      schema: X,
      place: { file, pointer: '' },
    });
    return compilation.conditions.asked().length;
  };
  const narrowed = { properties: { kind: { enum: ['y'] } } };
  const ofBlock = 'schemas/defs/doc.schema.json';

  it.each<[JsonObject, string, number]>([
    [{}, ofBlock, 1],
    [narrowed, ofBlock, 0],
    [narrowed, 'schema.json', 1],
  ])('with %j, in %s: records %i', (own, file, count) => {
    expect(noted(own, file)).toBe(count);
  });
});

describe('compileForm: reports to the author', () => {
  it.each([
    schemaCase(
      'a condition on an unknown field',
      { owner: TEXT, b: { ...TEXT, visibleWhen: { '/onwer': { const: 'x' } } } },
      'unknown-pointer',
      '/properties/b/visibleWhen/~1onwer',
      '"/owner"',
    ),
    schemaCase(
      'a relative pointer of the wrong level',
      {
        a: TEXT,
        list: {
          type: 'array',
          items: {
            type: 'object',
            properties: { c: { ...TEXT, visibleWhen: { a: { const: 'x' } } } },
          },
        },
      },
      'unknown-pointer',
      '/properties/list/items/properties/c/visibleWhen/a',
    ),
    schemaCase(
      'a condition into the rows of a list',
      { list: LIST, c: { ...TEXT, visibleWhen: { '/list/*/a': { const: 'x' } } } },
      'pointer-into-list',
      '/properties/c/visibleWhen/~1list~1*~1a',
      'contains',
    ),
    schemaCase(
      'a condition that is a value',
      { a: TEXT, b: { ...TEXT, visibleWhen: { '/a': 'x' } } },
      'bad-condition',
      '/properties/b/visibleWhen/~1a',
      '"const":',
    ),
    schemaCase(
      'an empty condition',
      { b: { ...TEXT, visibleWhen: {} } },
      'bad-condition',
      '/properties/b/visibleWhen',
    ),
    schemaCase(
      'an unknown keyword in a condition',
      { a: TEXT, b: { ...TEXT, requiredWhen: { '/a': { equals: 'x' } } } },
      'unknown-keyword',
      '/properties/b/requiredWhen/~1a/equals',
    ),
    schemaCase(
      'a rule that needs the day in a condition',
      { a: TEXT, b: { ...TEXT, visibleWhen: { '/a': { dateMin: 'today' } } } },
      'unknown-keyword',
      '/properties/b/visibleWhen/~1a/dateMin',
    ),
  ])('$title', expectFinding);
});
