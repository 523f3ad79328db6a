import { describe, expect, it } from 'vitest';
import { WrongShapeError } from '#engine';
import { formInUse, makeForm } from '../support/makeForm.ts';
import { loadForm, readForm, readShared } from '../support/readForms.ts';

const TEXT = { type: 'string' };

describe('evaluateForm()', () => {
  it('B-48: drops values of hidden fields before rules, fee and storage', async () => {
    const form = await makeForm(
      { kind: TEXT, id: { ...TEXT, hkid: true, visibleWhen: { '/kind': { const: 'x' } } } },
      {
        manifest: {
          payment: {
            required: true,
            items: [{ id: 'f', when: { '/id': { minLength: 1 } }, unitPrice: '10.00' }],
          },
        },
      },
    );
    expect(form.evaluate({ kind: 'y', id: 'wrong' })).toEqual({
      data: { kind: 'y' },
      errors: [],
      warnings: [],
      hidden: ['/id'],
      recomputed: [],
      fee: { lines: [], totalCents: 0 },
    });
  });

  it.each([
    ['an unknown field', { nobody: 1 }, '', 'additionalProperties'],
    ['an unknown field of a row', { orders: [{ x: 1 }] }, '/orders/0', 'additionalProperties'],
    ['a text instead of a list', { orders: 'x' }, '/orders', 'type'],
    ['a list instead of a text', { IdNo: ['x'] }, '/IdNo', 'type'],
    ['an option that the form does not have', { OwnerType: 'king' }, '/OwnerType', 'enum'],
    [
      'an option that is selected twice',
      { sourceOfKnowledge: ['website', 'website'] },
      '/sourceOfKnowledge',
      'uniqueItems',
    ],
    [
      'a file with an unknown property',
      { supportDocument: [{ docFile: { name: 'a', size: 1, path: '/etc' } }] },
      '/supportDocument/0/docFile',
      'additionalProperties',
    ],
  ])('B-13, B-14, B-54: refuses %s', async (_title, data, path, keyword) => {
    const form = formInUse(await loadForm(readForm('LREAL1'), readShared()));
    expect(() => form.evaluate(data)).toThrow(WrongShapeError);
    expect(() => form.evaluate(data)).toThrow(expect.objectContaining({ path, keyword }));
  });

  it('evaluates successive answers of a form independently', async () => {
    const form = await makeForm({
      kind: TEXT,
      id: { ...TEXT, hkid: true, visibleWhen: { '/kind': { const: 'x' } } },
      rows: { type: 'array', items: { type: 'object', properties: { name: TEXT } } },
    });
    const wrong = Object.freeze({ kind: 'x', id: 'no', rows: [{ name: 'a' }, { name: 'b' }] });
    const right = Object.freeze({ kind: 'y', rows: [{ name: 'c' }] });
    const alone = [wrong, right].map((data) => form.evaluate(data));
    expect(alone.map(({ errors }) => errors.length)).toEqual([1, 0]);
    for (let round = 0; round < 3; round += 1) {
      expect([wrong, right].map((data) => form.evaluate(data))).toEqual(alone);
    }
  });

  it.each([
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"orders":[{"__proto__":{"polluted":1}}]}',
    '{"CorrAddress":{"__proto__":{"street":"x"}}}',
  ])('B-03: refuses %s and changes no prototype', async (text) => {
    const form = formInUse(await loadForm(readForm('LREAL1'), readShared()));
    expect(() => form.evaluate(JSON.parse(text))).toThrow(WrongShapeError);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('omits the errors of the shared workflow with the scope `steps`', async () => {
    const { plan, validator } = await loadForm(readForm('LREAL1'), readShared());
    const { evaluateForm } = await import('#engine');
    const data = { DeliveryMethod: 'online', receiveAckEmail: true };
    const paths = (scope: 'steps' | 'all') =>
      evaluateForm(plan, validator, { data, now: '2026-11-20T10:00:00+08:00', scope }).errors.map(
        ({ path }) => path,
      );
    expect(paths('all')).toContain('/ackEmail');
    expect(paths('steps')).not.toContain('/ackEmail');
    expect(paths('steps').length).toBe(paths('all').length - 1);
  });

  it('computes values, and reports a different submitted value', async () => {
    const form = await makeForm({
      a: { ...TEXT, integerText: true },
      twice: { ...TEXT, amount: true, computed: { multiply: [{ value: 'a' }, '2.5'] } },
    });
    expect(form.evaluate({ a: '3' })).toMatchObject({
      data: { a: '3', twice: '7.50' },
      recomputed: [],
    });
    expect(form.evaluate({ a: '3', twice: '9.00' })).toMatchObject({
      data: { twice: '7.50' },
      recomputed: [{ path: '/twice', sent: '9.00', computed: '7.50' }],
    });
    expect(form.evaluate({ a: 'x', twice: '9.00' })).toMatchObject({
      data: { a: 'x' },
      hidden: ['/twice'],
    });
  });
});

describe('evaluateForm: an empty row of a list that drops such rows', () => {
  const row = {
    type: 'object',
    required: ['inner'],
    properties: {
      name: { type: 'string', maxChars: 9 },
      inner: {
        type: 'array',
        items: { type: 'object', properties: { x: { type: 'string', maxChars: 9 } } },
      },
    },
  } as const;
  const list = { type: 'array', emptyRows: 'drop', items: row } as const;

  it('is not counted, charged or validated', async () => {
    const countWhere = [{ where: { not: { name: {} } }, max: 0, key: 'validation_max' }];
    const form = await makeForm(
      {
        list: { ...list, countWhere },
        many: { type: 'string', integerText: true, computed: { count: '/list' } },
      },
      {
        manifest: {
          payment: { required: true, items: [{ id: 'fee', each: '/list', unitPrice: '2.00' }] },
        },
      },
    );
    const { errors, data, fee } = form.evaluate({
      list: [{}, { name: 'a', inner: [{ x: '1' }] }, { inner: [] }],
    });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ many: '1' });
    expect(fee.totalCents).toBe(200);
  });

  it('is validated as soon as it has an answer', async () => {
    const form = await makeForm({ list });
    expect(form.errors({ list: [{ name: 'a' }] })).toEqual(['/list/0/inner validation_required']);
  });
});
