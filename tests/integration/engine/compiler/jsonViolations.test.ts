import { beforeAll, describe, expect, it } from 'vitest';
import type { FormData } from '#engine';
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
