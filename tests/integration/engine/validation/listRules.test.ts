import { describe, expect, it } from 'vitest';
import { makeForm } from '../../../engine/support/makeForm.ts';

const TEXT = { type: 'string' };

describe('rules of rows, lists and the form', () => {
  const rows = (more: object) => ({
    type: 'array',
    items: {
      type: 'object',
      properties: { a: TEXT, b: TEXT },
      ...('items' in more ? (more.items as object) : {}),
    },
    ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'items')),
  });

  it('B-49: count rows', async () => {
    const form = await makeForm(
      { list: rows({ minItems: 2, maxItems: 3 }) },
      { schema: { required: ['list'] } },
    );
    const row = { a: '1' };
    expect(form.errors({})).toEqual(['/list validation_required']);
    expect(form.errors({ list: [row] })).toEqual(['/list validation_minRecords 2']);
    expect(form.errors({ list: [row, row] })).toEqual([]);
    expect(form.errors({ list: [row, row, row, row] })).toEqual(['/list validation_maxRecords 3']);
  });

  it('refuse an empty row, or drop it', async () => {
    const form = await makeForm({
      refuse: rows({}),
      drop: rows({ emptyRows: 'drop', items: { required: ['a'] } }),
    });
    expect(form.errors({ refuse: [{ a: '1' }, { a: ' ' }] })).toEqual([
      '/refuse/1 validation_emptyRecord',
    ]);
    expect(form.evaluate({ drop: [{}, { a: '1' }, { b: '  ' }] })).toMatchObject({
      errors: [],
      data: { drop: [{ a: '1' }] },
    });
    expect(form.errors({ drop: [{}, { b: '1' }] })).toEqual(['/drop/1/a validation_required']);
  });

  it('B-50: require one of several fields, reported at the first visible field', async () => {
    const items = {
      atLeastOneOf: { fields: ['a', 'b'], key: 'name' },
      properties: { a: TEXT, b: TEXT, c: TEXT },
    };
    const form = await makeForm({ list: rows({ emptyRows: 'drop', items }) });
    expect(form.errors({ list: [{ c: '1' }, {}, { b: '1' }] })).toEqual(['/list/0/a name']);
    const hidden = await makeForm({
      k: TEXT,
      o: {
        type: 'object',
        properties: {
          a: { ...TEXT, visibleWhen: { '/k': { const: 'a' } } },
          b: { ...TEXT, visibleWhen: { '/k': { const: 'b' } } },
          c: TEXT,
        },
        atLeastOneOf: { fields: ['a', 'b'], key: 'name' },
      },
    });
    expect(hidden.errors({ k: 'b', o: { c: '1' } })).toEqual(['/o/b name']);
    expect(hidden.errors({ k: 'x', o: { c: '1' } })).toEqual([]);
  });

  it('count matching rows: too few are reported at the list, too many at each row', async () => {
    const form = await makeForm({
      list: rows({
        countWhere: [
          { where: { a: { const: 'chair' } }, min: 1, max: 1, key: 'oneChair' },
          { where: { a: { const: 'clerk' } }, min: 1, key: 'clerk' },
        ],
      }),
    });
    expect(form.errors({ list: [{ a: 'x' }] })).toEqual(['/list oneChair 1']);
    expect(form.errors({ list: [{ a: 'chair' }] })).toEqual(['/list clerk 1']);
    expect(form.errors({ list: [{ a: 'chair' }, { a: 'clerk' }, { a: 'chair' }] })).toEqual([
      '/list/0 oneChair 1',
      '/list/2 oneChair 1',
    ]);
  });

  it('B-50: report every duplicate except blanks and ignored values', async () => {
    const form = await makeForm(
      { list: rows({}), x: TEXT },
      { schema: { unique: [{ paths: ['/list/*/a', '/x'], ignore: ['-'], key: 'twice' }] } },
    );
    const list = [{ a: '1' }, { a: '-', b: '1' }, { a: '-', b: '1' }, { b: '1' }, { a: ' 1 ' }];
    expect(form.errors({ list, x: '2' })).toEqual(['/list/0/a twice', '/list/4/a twice']);
    expect(form.errors({ list: [{ a: '2' }], x: '2' })).toEqual(['/list/0/a twice', '/x twice']);
  });

  it('accept if and then of JSON Schema on objects', async () => {
    const form = await makeForm({
      o: {
        type: 'object',
        properties: { a: TEXT, b: TEXT },
        if: { required: ['a'] },
        then: { required: ['b'] },
        errorMessage: { if: 'aNeedsB' },
      },
    });
    expect([form.errors({ o: { b: '1' } }), form.errors({ o: { a: '1' } })]).toEqual([
      [],
      ['/o aNeedsB'],
    ]);
  });

  it('of an object are reported once the lists inside it are valid', async () => {
    const form = await makeForm({
      o: {
        type: 'object',
        properties: { a: TEXT, b: TEXT, list: rows({ minItems: 2 }) },
        if: { required: ['a'] },
        then: { required: ['b'] },
        errorMessage: { if: 'aNeedsB' },
      },
    });
    const row = { a: '1' };
    expect(form.errors({ o: { a: '1', list: [row] } })).toEqual([
      '/o/list validation_minRecords 2',
    ]);
    expect(form.errors({ o: { a: '1', list: [row, row] } })).toEqual(['/o aNeedsB']);
  });
});
