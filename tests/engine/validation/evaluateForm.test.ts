import { describe, expect, it } from 'vitest';
import { WrongShapeError } from '#engine';
import { formInUse, makeForm } from '../support/makeForm.ts';
import { loadForm, readForm, readShared } from '../support/readForms.ts';

const TEXT = { type: 'string' };

describe('rules of an answer', () => {
  it('run in catalogue order, whatever their order in the file; the first that fails speaks', async () => {
    const form = await makeForm({ a: { ...TEXT, maxChars: 3, digitsOnly: true } });
    expect(form.errors({ a: 'abcd' })).toEqual(['/a validation_digitsOnly']);
    expect(form.errors({ a: '1234' })).toEqual(['/a validation_maxChars 3']);
    expect(form.errors({ a: '123' })).toEqual([]);
  });

  it('B-46: of a fee run in the order that the author gives them, one key each', async () => {
    const form = await makeForm({
      fee: {
        ...TEXT,
        rules: [
          { integerText: true, key: 'validationErr_regFeeInvalid' },
          { maxChars: 7, key: 'validationErr_regFeeMaxLen' },
          { maxValue: '998000', key: 'validationErr_regFeeTooLarge' },
          { multipleOf: '2660', key: 'notMultiple' },
        ],
      },
    });
    const said = ['2,660', '２６６０', '2661', '-2660', '998001', '1e5', '2660.0', '10000000'].map(
      (fee) => form.evaluate({ fee }).errors[0]?.key,
    );
    expect(said).toEqual([
      undefined,
      undefined,
      'notMultiple',
      'validationErr_regFeeInvalid',
      'validationErr_regFeeTooLarge',
      'validationErr_regFeeInvalid',
      'validationErr_regFeeInvalid',
      'validationErr_regFeeMaxLen',
    ]);
  });

  it('may stand under a condition, and as warnings block nothing and are all told', async () => {
    const form = await makeForm({
      doc: TEXT,
      no: {
        ...TEXT,
        rules: [
          { when: { '/doc': { const: 'hkid' } }, hkid: true },
          { maxChars: 3, severity: 'warning', key: 'long' },
          { englishOnly: true, severity: 'warning' },
        ],
      },
    });
    expect(form.errors({ doc: 'hkid', no: 'X' })).toEqual(['/no validation_invalidHKID']);
    expect(form.evaluate({ doc: 'other', no: '陳大文先生' })).toMatchObject({
      errors: [],
      warnings: [{ path: '/no', key: 'long', args: [3] }, { key: 'validation_englishOnly' }],
    });
  });

  it('B-15, B-16: refuse what cannot be stored, before anything else', async () => {
    const form = await makeForm({ a: { ...TEXT, englishOnly: true }, b: TEXT });
    expect(form.errors({ a: 'x\u0000', b: 'a\u202eb' })).toEqual([
      '/a validation_notStorable',
      '/b validation_notStorable',
    ]);
    expect(form.evaluate({ b: 'a\u200bb\u00a0c' }).data).toEqual({ b: 'ab c' });
  });

  it('name themselves, for words of the form', async () => {
    const form = await makeForm({ a: { ...TEXT, hkid: true } });
    expect(form.evaluate({ a: 'x' }).errors).toEqual([
      { path: '/a', key: 'validation_invalidHKID', args: [], rule: 'hkid', part: 'format' },
    ]);
  });

  it('take keywords of the standard with their own messages', async () => {
    const form = await makeForm({
      a: { ...TEXT, pattern: '^A', minLength: 2, errorMessage: { pattern: 'beginsWithA' } },
      n: { type: 'integer', minimum: 1, maximum: 5 },
    });
    expect(form.errors({ a: 'B', n: 6 })).toEqual([
      '/a validation_minChars 2',
      '/n validation_maxValue 5',
    ]);
    expect(form.errors({ a: 'BB', n: 0 })).toEqual(['/a beginsWithA', '/n validation_minValue 1']);
  });

  it('tell files that are too large or of another type', async () => {
    const form = await makeForm({
      f: { type: 'object', file: { maxBytes: 10, accept: ['.PDF'] } },
    });
    expect(form.errors({ f: { name: 'a.pdf', size: 10 } })).toEqual([]);
    expect(form.errors({ f: { name: 'a.pdf', size: 11 } })).toEqual([
      '/f validation_fileSizeExceed 10',
    ]);
    expect(form.errors({ f: { name: 'a.exe', size: 11 } })).toEqual([
      '/f validation_wrongFileType .pdf',
    ]);
  });

  it('compare with another answer, and pass when that is absent', async () => {
    const form = await makeForm({
      email: TEXT,
      again: { ...TEXT, sameAs: 'email' },
      from: { ...TEXT, hkDate: true },
      to: { ...TEXT, hkDate: true, dateMin: { from: 'from', add: 'P1M' } },
    });
    expect(form.errors({ again: 'x', to: '01/01/2026' })).toEqual([]);
    expect(form.errors({ email: 'y', again: 'x', from: '31/1/2026', to: '27/02/2026' })).toEqual([
      '/again validation_notSame',
      '/to validation_dateMin 28/02/2026',
    ]);
  });
});

describe('dates and the day', () => {
  it('B-44: compare with today in Hong Kong, and word it after the form of the bound', async () => {
    const form = await makeForm({
      min: { ...TEXT, hkDate: true, dateMin: 'today' },
      max: { ...TEXT, hkDate: true, dateMax: 'today' },
      soon: { ...TEXT, hkDate: true, dateMin: { from: 'today', add: 'P7D' } },
      fixed: { ...TEXT, hkDate: true, dateMax: '31/12/2026' },
      old: {
        ...TEXT,
        hkDate: true,
        rules: [{ dateMin: { from: 'today', add: '-P28D' }, severity: 'warning', key: 'late' }],
      },
    });
    const data = {
      min: '19/11/2026',
      max: '21/11/2026',
      soon: '26/11/2026',
      fixed: '01/01/2027',
      old: '1/10/2026',
    };
    expect(form.errors(data)).toEqual([
      '/min validation_notBeforeToday',
      '/max validation_notAfterToday',
      '/soon validation_futureEnough 7',
      '/fixed validation_dateMax 31/12/2026',
    ]);
    expect(form.evaluate(data).warnings).toMatchObject([{ path: '/old', key: 'late' }]);
    // Still the 19th in London, already the 20th in Hong Kong.
    expect(form.errors({ min: '19/11/2026' }, '2026-11-19T16:00:00Z')).toEqual([
      '/min validation_notBeforeToday',
    ]);
    expect(form.errors({ min: '19/11/2026' }, '2026-11-19T15:59:00Z')).toEqual([]);
  });

  it('in three parts is one date with one error at the object', async () => {
    const form = await makeForm(
      {
        start: {
          type: 'object',
          dateParts: { day: 'd', month: 'm', year: 'y' },
          dateMin: 'today',
          properties: { d: TEXT, m: TEXT, y: TEXT },
        },
        note: { ...TEXT, computed: { value: 'start' } },
      },
      { schema: { required: ['start'] } },
    );
    expect(form.errors({})).toEqual(['/start validation_required']);
    expect(form.errors({ start: { d: '1' } })).toEqual(['/start validation_invalidDate']);
    expect(form.errors({ start: { d: '31', m: '4', y: '2027' } })).toEqual([
      '/start validation_invalidDate',
    ]);
    expect(form.errors({ start: { d: '1', m: '1', y: '2026' } })).toEqual([
      '/start validation_notBeforeToday',
    ]);
    expect(form.evaluate({ start: { d: '1', m: '2', y: '2027' } })).toMatchObject({
      errors: [],
      data: { start: { d: '01', m: '02', y: '2027' }, note: '01/02/2027' },
    });
  });
});

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

  it('B-50: ask for one of some fields, at the first that is visible', async () => {
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

  it('count rows of a kind: too few at the list, too many at each', async () => {
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

  it('B-50: flag every duplicate, blanks and ignored values apart', async () => {
    const form = await makeForm(
      { list: rows({}), x: TEXT },
      { schema: { unique: [{ paths: ['/list/*/a', '/x'], ignore: ['-'], key: 'twice' }] } },
    );
    const list = [{ a: '1' }, { a: '-', b: '1' }, { a: '-', b: '1' }, { b: '1' }, { a: ' 1 ' }];
    expect(form.errors({ list, x: '2' })).toEqual(['/list/0/a twice', '/list/4/a twice']);
    expect(form.errors({ list: [{ a: '2' }], x: '2' })).toEqual(['/list/0/a twice', '/x twice']);
  });

  it('take conditions of the standard on objects', async () => {
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
});

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
    ['a text for a list', { orders: 'x' }, '/orders', 'type'],
    ['a list for a text', { IdNo: ['x'] }, '/IdNo', 'type'],
    ['an option that the form does not have', { OwnerType: 'king' }, '/OwnerType', 'enum'],
    [
      'an option that is ticked twice',
      { sourceOfKnowledge: ['website', 'website'] },
      '/sourceOfKnowledge',
      'uniqueItems',
    ],
    [
      'a file with more in it',
      { supportDocument: [{ docFile: { name: 'a', size: 1, path: '/etc' } }] },
      '/supportDocument/0/docFile',
      'additionalProperties',
    ],
  ])('B-13, B-14, B-54: refuses %s', async (_title, data, path, keyword) => {
    const form = formInUse(await loadForm(readForm('LREAL1'), readShared()));
    expect(() => form.evaluate(data)).toThrow(WrongShapeError);
    expect(() => form.evaluate(data)).toThrow(expect.objectContaining({ path, keyword }));
  });

  it.each([
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"orders":[{"__proto__":{"polluted":1}}]}',
    '{"CorrAddress":{"__proto__":{"street":"x"}}}',
  ])('B-03: refuses %s and writes nothing anywhere', async (text) => {
    const form = formInUse(await loadForm(readForm('LREAL1'), readShared()));
    expect(() => form.evaluate(JSON.parse(text))).toThrow(WrongShapeError);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('leaves the shared workflow out while it is not asked yet', async () => {
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

  it('computes, and tells where something else was sent', async () => {
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

describe('an empty row of a list that drops such rows', () => {
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

  it('is not counted, charged or asked for anything', async () => {
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

  it('is asked for what it lacks as soon as anything is in it', async () => {
    const form = await makeForm({ list });
    expect(form.errors({ list: [{ name: 'a' }] })).toEqual(['/list/0/inner validation_required']);
  });
});
