import { describe, expect, it } from 'vitest';
import { placedReasons } from '../../../../engine/compiler/validators/placedReasons.ts';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { makeForm } from '../../support/makeForm.ts';

const GENERAL = {
  required: { key: 'missing', name: 'missingProperty' },
  dependentRequired: { key: 'missing', name: 'missingProperty' },
  type: { key: 'kind' },
  contains: { key: 'validation_contains' },
  not: { key: 'validation_ruledOut' },
  pattern: { key: 'validation_wrongSpelling' },
};
const placed = (schema: JsonObject) => placedReasons(schema, GENERAL);

describe('placedReasons', () => {
  it.each<[string, JsonObject, object]>([
    [
      'an example of a pattern',
      { pattern: '^a$' },
      { '#/pattern': { key: 'validation_wrongSpellingOf', args: ['a'] } },
    ],
    [
      'wanted values',
      { contains: { const: 1 } },
      { '#/contains': { key: 'validation_mustInclude', args: ['1'] } },
    ],
    [
      'excluded values',
      { not: { const: 1 } },
      { '#/not': { key: 'validation_mustNotBe', args: ['1'] } },
    ],
    [
      'nothing that the keyword says already',
      { contains: { minimum: 1 }, not: { minimum: 2 } },
      {},
    ],
    [
      'the message of one keyword',
      { type: 'string', minLength: 1, errorMessage: { type: 'own' } },
      { '#/type': { key: 'own' } },
    ],
    [
      'the message of each missing property',
      { required: ['a'], errorMessage: { required: { a: 'own', b: 4 } } },
      { '#/required': { ...GENERAL.required, keys: { a: 'own' }, by: 'missingProperty' } },
    ],
    [
      'the message of each property that requires others',
      { dependentRequired: {}, errorMessage: { dependentRequired: { a: 'own' } } },
      { '#/dependentRequired': { ...GENERAL.required, keys: { a: 'own' }, by: 'property' } },
    ],
    [
      'a message beside the reason of the keyword',
      { required: ['a'], errorMessage: { required: 'own' } },
      { '#/required': { ...GENERAL.required, key: 'own' } },
    ],
  ])('contain %s', (_, schema, expected) => {
    expect(placed(schema)).toEqual(expected);
  });

  it('write a place as Ajv does', () => {
    const inner = { not: { const: 1 } };
    const schema = { $defs: { d: inner }, properties: { 'a/b': inner, é: inner }, allOf: [inner] };
    expect(Object.keys(placed(schema)).sort()).toEqual([
      '#/$defs/d/not',
      '#/allOf/0/not',
      '#/properties/%C3%A9/not',
      '#/properties/a~1b/not',
    ]);
  });

  it('count places behind a reference from its target', () => {
    const target = { not: { const: 1 } };
    const schema = { $defs: { 'a b': target }, $ref: '#/$defs/a%20b' };
    expect(placed(schema)).toHaveProperty(['#/not']);
    expect(placed({ $ref: '#/$defs/gone' })).toEqual({});
  });

  it('omit a place with different reasons', () => {
    const $defs = { d: { not: { const: 1 } } };
    const root = { $defs, allOf: [{ $ref: '#/$defs/d' }] };
    expect(placed({ ...root, not: { const: 2 } })).not.toHaveProperty(['#/not']);
    expect(placed({ ...root, not: { minimum: 2 } })).not.toHaveProperty(['#/not']);
    expect(placed({ ...root, not: { const: 1 } })).toHaveProperty(['#/not']);
  });
});

describe('a wrong answer of any shape', () => {
  it.each<[string, JsonObject, Json, string]>([
    ['a value that is ruled out', { not: { enum: ['root'] } }, 'root', 'mustNotBe root'],
    ['a pattern that is ruled out', { not: { pattern: 'x' } }, 'x', 'ruledOut'],
    [
      'answers that rule each other out',
      { not: { required: ['x', 'y'] } },
      { x: 1, y: 1 },
      'notTogether',
    ],
    ['entries of values', { contains: { enum: ['a', 'b'] } }, ['x'], 'mustIncludeAny a, b'],
    ['an entry of a value', { contains: { const: 'boss' } }, ['x'], 'mustInclude boss'],
    [
      'an entry with a value in it',
      { contains: { required: ['role'], properties: { role: { const: 'boss' } } } },
      [{ role: 'x' }],
      'mustInclude boss',
    ],
    ['entries of another kind', { contains: { minimum: 5 } }, [1], 'contains'],
    ['entries of a value, counted', { contains: { const: 1 }, maxContains: 1 }, [1, 1], 'contains'],
    [
      'an entry beyond the tuple',
      { prefixItems: [{}], unevaluatedItems: false },
      [1, 2],
      'maxRecords 1',
    ],
  ])('is reported with its reason: %s', async (_what, rule, value, reported) => {
    const under = await makeForm({ it: { json: { properties: { é: rule } } } });
    expect(under.errors({ it: { é: value } } as never)).toEqual([
      `/it validation_invalidPart é /é validation_${reported}`,
    ]);
    const { errors } = await makeForm({ it: { json: { $ref: '#/$defs/a', $defs: { a: rule } } } });
    expect(errors({ it: value } as never)).toEqual([`/it validation_${reported}`]);
  });

  it('is reported with the reason of its own schema behind references, not of the schema around it', async () => {
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

  it("is reported with the author's message, behind references only if unambiguous", async () => {
    const saying = (key: string) => ({ type: 'string', pattern: '^a', errorMessage: key });
    const kids = { type: 'array', items: { $ref: '#/$defs/kid' } };
    const json = {
      properties: { kids, own: saying('ours'), both: saying('outer') },
      $defs: { kid: { properties: { kids, inner: saying('theirs'), both: saying('inner') } } },
    };
    const { errors } = await makeForm({ it: { json } });
    const reported = (place: string, pointer: string, key: string) => [
      `/it validation_invalidPart ${place} ${pointer} ${key}`,
    ];
    expect(errors({ it: { own: 'x' } })).toEqual(reported('own', '/own', 'ours'));
    expect(errors({ it: { own: 1 } })).toEqual(reported('own', '/own', 'ours'));
    const deep = (answers: JsonObject) => errors({ it: { kids: [{ kids: [answers] }] } } as never);
    const place = 'kids › 1 › kids › 1 ›';
    expect(deep({ inner: 'x' })).toEqual(
      reported(`${place} inner`, '/kids/0/kids/0/inner', 'theirs'),
    );
    // Ajv reports the same place for the outer and the inner property.
    const general = 'validation_wrongSpelling';
    expect(errors({ it: { both: 'x' } })).toEqual(reported('both', '/both', general));
    expect(deep({ both: 'x' })).toEqual(reported(`${place} both`, '/kids/0/kids/0/both', general));
  });
});
