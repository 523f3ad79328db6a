import { beforeAll, describe, expect, it } from 'vitest';
import type { SharedFiles } from '#compiler';
import type { JsonObject } from '#engine';
import { type FormInUse, makeForm, NOW } from '../../../engine/support/makeForm.ts';

const TEXT = { type: 'string' };
const DATE = { ...TEXT, hkDate: true };
const MULTIPLE = { $table: 'fees', column: 'multiple', at: '/day' };

const SHARED: SharedFiles = {
  defs: {},
  tables: {
    fees: {
      rows: [
        { value: 'sale', to: '2025-07-15', fee: '210.00', multiple: '2000' },
        { value: 'sale', from: '2025-07-16', to: '2026-12-31', fee: '280.00', multiple: '2660' },
        { value: 'sale', from: '2026-12-31', fee: '290.00', multiple: '3000' },
        { value: 'other', from: '2025-07-16', fee: '450.00', most: 2 },
      ],
    },
  },
};

/** Returns the value of an expression for some answers, at an instant. */
async function computed(expression: JsonObject, data: JsonObject = {}, now = NOW) {
  const form = await makeForm(
    {
      day: DATE,
      kind: TEXT,
      parts: {
        type: 'object',
        dateParts: { day: 'd', month: 'm', year: 'y' },
        properties: { d: TEXT, m: TEXT, y: TEXT },
      },
      hidden: { ...DATE, visibleWhen: { '/kind': { const: 'other' } } },
      out: { ...TEXT, computed: expression },
    },
    {},
    SHARED,
  );
  return form.evaluate(data, now).data.out;
}

describe('a figure of a dated table', () => {
  it.each([
    ['01/01/1997', '2000'],
    ['15/07/2025', '2000'],
    ['16/07/2025', '2660'],
    ['30/12/2026', '2660'],
    ['31/12/2026', '2660'],
    ['01/01/2027', '3000'],
    ['1/1/2027', '3000'],
    ['31/02/2026', undefined],
    ['soon', undefined],
    [undefined, undefined],
  ])(
    'of the day %s is %s: from the first row whose inclusive period contains the day',
    async (day, figure) => {
      expect(await computed(MULTIPLE, day === undefined ? {} : { day })).toBe(figure);
    },
  );

  it.each([
    ['2025-07-15T23:59:59+08:00', '2000'],
    ['2025-07-15T15:59:59Z', '2000'],
    ['2025-07-15T16:00:00Z', '2660'],
    ['2025-07-16T00:00:00+08:00', '2660'],
    ['2026-12-31T16:00:00Z', '3000'],
  ])('B-44: of today changes at midnight in Hong Kong: %s gives %s', async (now, figure) => {
    const { at: _at, ...today } = MULTIPLE;
    expect(await computed(today, {}, now)).toBe(figure);
    expect(await computed({ ...today, at: 'now' }, {}, now)).toBe(figure);
  });

  it('is looked up by a date in parts', async () => {
    const at = { ...MULTIPLE, at: '/parts' };
    expect(await computed(at, { parts: { d: '16', m: '7', y: '2025' } })).toBe('2660');
    expect(await computed(at, { parts: { d: '16', m: '7' } })).toBeUndefined();
  });

  it('is absent while the date it depends on is hidden', async () => {
    const at = { ...MULTIPLE, at: '/hidden' };
    expect(await computed(at, { kind: 'other', hidden: '16/07/2025' })).toBe('2660');
    expect(await computed(at, { kind: 'sale', hidden: '16/07/2025' })).toBeUndefined();
  });

  it.each([
    ['sale', '15/07/2025', '210.00'],
    ['sale', '16/07/2025', '280.00'],
    ['other', '16/07/2025', '450.00'],
    ['other', '15/07/2025', undefined],
    ['none', '16/07/2025', undefined],
    [undefined, '16/07/2025', undefined],
  ])('is looked up by its value: %s on %s costs %s', async (kind, day, fee) => {
    const lookup = { lookup: 'kind', in: { $table: 'fees', column: 'fee', at: '/day' } };
    expect(await computed(lookup, { day, ...(kind === undefined ? {} : { kind }) })).toBe(fee);
  });

  it('is added and multiplied exactly, to the cent', async () => {
    const fee = { $table: 'fees', column: 'fee' };
    expect(await computed({ multiply: [fee, 3] })).toBe('840.00');
    expect(await computed({ add: [{ $table: 'fees', column: 'most' }, '0.10'] })).toBe('2.10');
  });
});

describe('a limit that is an expression', () => {
  let form: FormInUse;
  beforeAll(async () => {
    form = await makeForm(
      {
        day: DATE,
        fee: {
          ...TEXT,
          rules: [
            { integerText: true, key: 'validationErr_regFeeInvalid' },
            { multipleOf: MULTIPLE, key: 'validationErr_regFeeNotMultiple' },
          ],
        },
        most: { ...TEXT, integerText: true, maxValue: { multiply: [{ value: 'each' }, '2'] } },
        each: TEXT,
        note: { ...TEXT, maxChars: { $table: 'fees', column: 'most' } },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            properties: { a: TEXT, b: { ...TEXT, minValue: { value: 'a' } } },
          },
        },
      },
      {},
      SHARED,
    );
  });

  it.each([
    ['15/07/2025', '4000', []],
    ['16/07/2025', '4000', ['/fee validationErr_regFeeNotMultiple 2660']],
    ['16/07/2025', '5,320', []],
    ['01/01/2027', '5320', ['/fee validationErr_regFeeNotMultiple 3000']],
    ['16/07/2025', '-2660', ['/fee validationErr_regFeeInvalid']],
  ])('B-46: applies the figure of the day: on %s a fee of %s gives %j', (day, fee, errors) => {
    expect(form.errors({ day, fee })).toEqual(errors);
  });

  it('accepts every answer while its expression has no value', () => {
    expect(form.errors({ fee: '2661' })).toEqual([]);
    expect(form.errors({ most: '9' })).toEqual([]);
    expect(form.errors({ most: '9', each: 'x' })).toEqual([]);
  });

  it('is computed from other answers and shown in the message', () => {
    expect(form.errors({ most: '9', each: '4' })).toEqual(['/most validation_maxValue 8']);
    expect(form.errors({ most: '8', each: '4' })).toEqual([]);
    expect(form.errors({ note: 'abc' })).toEqual(['/note validation_maxChars 2']);
  });

  it('reads the answers of its own row', () => {
    const rows = [
      { a: '1', b: '1' },
      { a: '2', b: '1' },
    ];
    expect(form.errors({ rows })).toEqual(['/rows/1/b validation_minValue 2']);
  });

  it('is checked again when an answer that it depends on changes', () => {
    const store = form.store({ day: '15/07/2025', fee: '4000' });
    expect(store.validateSteps()).toEqual([]);
    store.set('/day', '16/07/2025');
    store.check();
    expect(store.error('/fee')).toMatchObject({ key: 'validationErr_regFeeNotMultiple' });
    store.set('/day', '15/07/2025');
    store.check();
    expect(store.error('/fee')).toBeUndefined();
  });

  it('is checked again when the day changes', () => {
    const store = form.store({ note: 'abc' }, '2025-07-15T23:59:00+08:00');
    expect(store.validateSteps()).toEqual([]);
    store.setNow('2025-07-16T00:00:00+08:00');
    expect(store.validateSteps()).toMatchObject([{ path: '/note', args: ['2'] }]);
  });
});

describe('the options of a dated table', () => {
  it('are offered on their days; an expired option counts as hidden', async () => {
    const form = await makeForm(
      { day: DATE, kind: { type: 'string', enum: { $table: 'fees', at: '/day' } } },
      {},
      SHARED,
    );
    expect(form.evaluate({ day: '16/07/2025', kind: 'other' }).hidden).toEqual([]);
    expect(form.evaluate({ day: '15/07/2025', kind: 'other' }).hidden).toEqual(['/kind']);
    const store = form.store({ day: '15/07/2025' });
    expect(store.options('/kind').map(({ value }) => value)).toEqual(['sale']);
    store.set('/day', '16/07/2025');
    expect(store.options('/kind').map(({ value }) => value)).toEqual(['sale', 'other']);
  });
});
