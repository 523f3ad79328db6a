import { describe, expect, it } from 'vitest';
import type { FormData } from '#engine';
import { makeForm } from '../../../engine/support/makeForm.ts';

const TEXT = { type: 'string' };

describe('rules of an answer', () => {
  it('run in catalogue order, not in file order; the first failure is reported', async () => {
    const form = await makeForm({ a: { ...TEXT, maxChars: 3, digitsOnly: true } });
    expect(form.errors({ a: 'abcd' })).toEqual(['/a validation_digitsOnly']);
    expect(form.errors({ a: '1234' })).toEqual(['/a validation_maxChars 3']);
    expect(form.errors({ a: '123' })).toEqual([]);
  });

  it("B-46: of a fee run in the author's order, each rule with its own key", async () => {
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
    const keys = ['2,660', '２６６０', '2661', '-2660', '998001', '1e5', '2660.0', '10000000'].map(
      (fee) => form.evaluate({ fee }).errors[0]?.key,
    );
    expect(keys).toEqual([
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

  it('accept a condition; warnings do not block and are all reported', async () => {
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

  it('B-15, B-16: refuse text that cannot be stored, before any other rule', async () => {
    const form = await makeForm({ a: { ...TEXT, englishOnly: true }, b: TEXT });
    expect(form.errors({ a: 'x\u0000', b: 'a\u202eb' })).toEqual([
      '/a validation_notStorable',
      '/b validation_notStorable',
    ]);
    expect(form.evaluate({ b: 'a\u200bb\u00a0c' }).data).toEqual({ b: 'ab c' });
  });

  it('report their keyword, for messages of the form', async () => {
    const form = await makeForm({ a: { ...TEXT, hkid: true } });
    expect(form.evaluate({ a: 'x' }).errors).toEqual([
      { path: '/a', key: 'validation_invalidHKID', args: [], rule: 'hkid', part: 'format' },
    ]);
  });

  it('include keywords of JSON Schema with their own messages', async () => {
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

  it('refuse files that are too large or of another type', async () => {
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

  it('compare with another answer, and pass while it is absent', async () => {
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

describe('an e-mail address typed twice', () => {
  it('is compared without the case of its domain, with the case of its local part', async () => {
    const form = await makeForm({
      email: { ...TEXT, email: true },
      again: { ...TEXT, email: true, sameAs: 'email' },
    });
    expect(form.errors({ email: 'chan@Example.HK', again: 'chan@example.hk' })).toEqual([]);
    expect(form.errors({ email: 'Chan@example.hk', again: 'chan@example.hk' })).toEqual([
      '/again validation_notSame',
    ]);
  });
});

describe('dates and the day', () => {
  it('B-44: are compared with today in Hong Kong; each kind of bound has a message', async () => {
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
    // The first instant is on the 19th in London, but on the 20th in Hong Kong.
    expect(form.errors({ min: '19/11/2026' }, '2026-11-19T16:00:00Z')).toEqual([
      '/min validation_notBeforeToday',
    ]);
    expect(form.errors({ min: '19/11/2026' }, '2026-11-19T15:59:00Z')).toEqual([]);
  });

  it('U-03: report whether a day, a month or a date in three parts is wrong', async () => {
    const form = await makeForm({
      day: { ...TEXT, hkDate: true },
      month: { ...TEXT, monthYear: true, dateMin: 'today' },
      start: {
        type: 'object',
        dateParts: { day: 'd', month: 'm', year: 'y' },
        properties: { d: TEXT, m: TEXT, y: TEXT },
      },
    });
    const partsOf = (data: FormData) => form.evaluate(data).errors.map(({ part }) => part);
    expect(partsOf({ day: '32/1/2026', month: '13/2026', start: { d: '1' } })).toEqual([
      'day',
      'month',
      'noMonth',
    ]);
    expect(partsOf({ start: { d: '31', m: '2', y: '2026' } })).toEqual(['parts']);
    expect(partsOf({ month: '10/2026' })).toEqual(['month']);
  });

  it('promise 15: names the missing part of a date', async () => {
    const form = await makeForm({
      start: {
        type: 'object',
        dateParts: { day: 'd', month: 'm', year: 'y' },
        properties: { d: TEXT, m: TEXT, y: TEXT },
      },
    });
    const partOf = (start: object) => form.evaluate({ start }).errors[0]?.part;
    expect(partOf({ m: '12', y: '2026' })).toBe('noDay');
    expect(partOf({ d: '1', y: '2026' })).toBe('noMonth');
    expect(partOf({ d: '1', m: '12' })).toBe('noYear');
  });

  it('promise 15: reads the name of a month in a date in three parts', async () => {
    const form = await makeForm({
      start: {
        type: 'object',
        dateParts: { day: 'd', month: 'm', year: 'y' },
        properties: { d: TEXT, m: { ...TEXT, integerText: true }, y: TEXT },
      },
    });
    const startOf = (m: string) => form.evaluate({ start: { d: '1', m, y: '2026' } });
    for (const month of ['Dec', 'dec.', 'DECEMBER', '12月', '十二月']) {
      expect(startOf(month).errors, month).toEqual([]);
      expect(startOf(month).data, month).toEqual({ start: { d: '01', m: '12', y: '2026' } });
    }
    expect(startOf('sep').data).toEqual({ start: { d: '01', m: '09', y: '2026' } });
    for (const none of ['De', 'Decem ber', '13月', 'Ju', '月']) {
      expect(startOf(none).errors, none).not.toEqual([]);
    }
  });

  it('in three parts form one date with one error at the object', async () => {
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
