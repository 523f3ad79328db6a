import { beforeAll, describe, expect, it } from 'vitest';
import type { FormData, Json, JsonObject } from '#engine';
import { anyShapeForm } from '../../../engine/support/anyShapeForm.ts';
import { type FormInUse, makeForm } from '../../../engine/support/makeForm.ts';

describe('a wrong answer of any shape', () => {
  let form: FormInUse;
  beforeAll(async () => {
    form = await anyShapeForm();
  });

  it('is reported with its place in words, its pointer and the reason', () => {
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
      '/tree validation_invalidPart born /born validation_wrongSpellingOf YYYY-MM-DD',
    ]);
    expect(form.errors({ either: ['x'] })).toEqual(['/either validation_wrongKind']);
    expect(form.errors({ prices: { 'a\u202eb': 1 } })).toEqual(['/prices validation_notStorable']);
  });

  it('is reported for the most similar alternative, or as matching no alternative', async () => {
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

  it('is reported with the rule of a condition that applies', async () => {
    const then = { properties: { b: { minimum: 5 } } };
    const { errors } = await makeForm({ it: { json: { if: { required: ['a'] }, then } } });
    expect(errors({ it: { b: 1 } })).toEqual([]);
    expect(errors({ it: { a: 1, b: 1 } })).toEqual([
      '/it validation_invalidPart b /b validation_minValue 5',
    ]);
  });

  it('is reported with the titles of its parts as the place', async () => {
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

  it('is reported when other parts of the answer exclude one part', async () => {
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
});
