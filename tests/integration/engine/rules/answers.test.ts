import { beforeAll, describe, expect, it } from 'vitest';
import { errorText, type FormInUse, makeForm } from '../../../engine/support/makeForm.ts';

const TEXT = { type: 'string' };
const EXT_B = '\u{20000}';

/** Fields of the specification's stamping and subscription forms, for the cases below. */
const FIELDS = {
  hkid: { ...TEXT, hkid: true },
  date: { ...TEXT, hkDate: true },
  month: { ...TEXT, monthYear: true },
  time: { ...TEXT, time12h: true },
  solicitorsCode: {
    ...TEXT,
    rules: [
      { digitsOnly: true, key: 'validationErr_solicCode' },
      { exactChars: 8, key: 'validationErr_solicCode', args: [] },
    ],
  },
  fee: {
    ...TEXT,
    rules: [
      { integerText: true, key: 'validationErr_regFeeInvalid' },
      { maxChars: 7, key: 'validationErr_regFeeMaxLen' },
      { maxValue: '998000', key: 'validationErr_regFeeTooLarge' },
      { multipleOf: '2660', key: 'validationErr_regFeeNotMultiple' },
    ],
  },
  consideration: {
    ...TEXT,
    rules: [
      { amount: true, key: 'validationErr_considerationInvalid' },
      { maxValue: '9999999999999.99', key: 'validationErr_considerationTooLarge' },
    ],
  },
  declarationDate: {
    ...TEXT,
    hkDate: true,
    errorMessage: { hkDate: 'validationErr_invalidCertDate' },
    rules: [
      { dateMin: '01/01/2000', key: 'validationErr_certYear', args: [] },
      { dateMax: '31/12/2099', key: 'validationErr_certYear', args: [] },
    ],
  },
  remarks: {
    ...TEXT,
    rules: [{ maxChars: 34, key: 'validationErr_dateOfInstrRemarksMaxLen' }],
  },
  nameChi: { ...TEXT, chineseOnly: true, maxChars: 16 },
  email: { ...TEXT, email: true },
  password: { ...TEXT, password: true, rangeChars: [8, 25] },
  prn: { ...TEXT, prn: true },
  one: { type: 'array', items: { enum: ['a', 'b'] }, maxSelected: 1 },
  years: {
    ...TEXT,
    yearList: true,
    yearsInOrder: true,
    yearsOnce: true,
    yearsWithin: [1844, 2026],
  },
};

/** Case, field, typed value, and the stored value or, after `!`, the message. */
const GOLDEN: readonly (readonly [string, keyof typeof FIELDS, unknown, unknown])[] = [
  ['B-41', 'hkid', 'A123456(4)', '! validation_invalidHKID'],
  ['B-41', 'hkid', 'A12345', '! validation_invalidHKID'],
  ['B-41', 'hkid', 'AB1234567', '! validation_invalidHKID'],
  ['B-42', 'hkid', 'a123456(3)', 'A1234563'],
  ['B-42', 'hkid', 'Ａ１２３４５６（３）', 'A1234563'],
  ['B-42', 'hkid', 'A 123456 3', 'A1234563'],
  ['B-42', 'hkid', 'A123456-3', 'A1234563'],
  ['B-43', 'date', '29/02/2023', '! validation_invalidDate'],
  ['B-43', 'date', '31/04/2026', '! validation_invalidDate'],
  ['B-43', 'date', '00/01/2026', '! validation_invalidDate'],
  ['B-43', 'date', '1/13/2026', '! validation_invalidDate'],
  ['B-43', 'date', '01/01/26', '! validation_invalidDate'],
  ['B-43', 'date', '32/1/1899', '! validation_invalidDate'],
  ['B-43', 'date', '1/1/2026', '01/01/2026'],
  ['B-43', 'month', '1/2026', '01/2026'],
  ['B-43', 'month', '13/2026', '! validation_invalidDate'],
  ['B-45', 'time', '13:00 PM', '13:00 PM'],
  ['B-45', 'time', '12:00 AM', '12:00 AM'],
  ['B-45', 'time', '上午9:05', '9:05 AM'],
  ['B-45', 'time', '下午 12:30', '12:30 PM'],
  ['B-45', 'time', '24:00', '! validation_invalidTime'],
  ['B-45', 'time', '9:5 AM', '! validation_invalidTime'],
  ['B-46', 'fee', '2,660', '2660'],
  ['B-46', 'fee', '2661', '! validationErr_regFeeNotMultiple 2660'],
  ['B-46', 'fee', '-2660', '! validationErr_regFeeInvalid'],
  ['B-46', 'fee', '998001', '! validationErr_regFeeTooLarge 998000'],
  ['B-46', 'fee', '998000', '! validationErr_regFeeNotMultiple 2660'],
  ['B-46', 'fee', '997500', '997500'],
  ['B-46', 'fee', '1e5', '! validationErr_regFeeInvalid'],
  ['B-46', 'fee', '2660.0', '! validationErr_regFeeInvalid'],
  ['B-46', 'fee', '10000000', '! validationErr_regFeeMaxLen 7'],
  ['B-46', 'fee', '２６６０', '2660'],
  ['B-47', 'consideration', '9,999,999,999,999.99', '9999999999999.99'],
  [
    'B-47',
    'consideration',
    '10000000000000.00',
    '! validationErr_considerationTooLarge 9999999999999.99',
  ],
  [
    'B-47',
    'consideration',
    '99999999999999999999',
    '! validationErr_considerationTooLarge 9999999999999.99',
  ],
  ['B-47', 'consideration', '9999999999999.995', '! validationErr_considerationInvalid'],
  ['B-47', 'consideration', '1,00,0', '! validationErr_considerationInvalid'],
  ['B-47', 'consideration', '.5', '! validationErr_considerationInvalid'],
  ['U-19', 'consideration', 'HK$1,234.50', '1234.50'],
  ['U-19', 'consideration', 'HK$1,00,0', '! validationErr_considerationInvalid'],
  ['B-47', 'consideration', '-1', '! validationErr_considerationInvalid'],
  ['S 5', 'solicitorsCode', '12345678', '12345678'],
  ['S 5', 'solicitorsCode', '1234567', '! validationErr_solicCode'],
  ['S 5', 'solicitorsCode', '1234567A', '! validationErr_solicCode'],
  ['S 5', 'solicitorsCode', '  ', undefined],
  ['S 5', 'declarationDate', '31/12/1999', '! validationErr_certYear'],
  ['S 5', 'declarationDate', '01/01/2000', '01/01/2000'],
  ['S 5', 'declarationDate', '31/12/2099', '31/12/2099'],
  ['S 5', 'declarationDate', '01/01/2100', '! validationErr_certYear'],
  ['S 5', 'declarationDate', '31/02/2026', '! validationErr_invalidCertDate'],
  ['S 5', 'remarks', 'x'.repeat(34), 'x'.repeat(34)],
  ['S 5', 'remarks', 'x'.repeat(35), '! validationErr_dateOfInstrRemarksMaxLen 34'],
  ['B-50', 'prn', '-', '-'],
  ['B-50', 'prn', 'a0123453', 'A0123453'],
  ['B-50', 'prn', 'A0123454', '! validationErr_prnFormat'],
  ['B-51', 'nameChi', EXT_B.repeat(16), EXT_B.repeat(16)],
  ['B-51', 'nameChi', EXT_B.repeat(17), '! validation_maxChars 16'],
  ['B-51', 'nameChi', '啓峯𨋢嗰', '啓峯𨋢嗰'],
  ['B-51', 'nameChi', `葛\ufe00${'陳\u{e0100}'.repeat(15)}`, `葛${'陳'.repeat(15)}`],
  ['B-51', 'nameChi', '陳A', '! validation_chineseOnly'],
  ['B-51', 'nameChi', 'ｶﾀｶﾅ ', '! validation_chineseOnly'],
  ['B-52', 'email', 'a@b.c\r\nBcc:x@y.z', '! validation_invalidEmail'],
  ['B-52', 'email', 'a@b.c,d@e.f', '! validation_invalidEmail'],
  ['B-52', 'email', '用户@例子.公司', '! validation_invalidEmail'],
  ['B-52', 'email', `${'a'.repeat(64)}@${'b.'.repeat(94)}hk`, '! validation_invalidEmail'],
  ['B-52', 'email', 'a@b.hk ', 'a@b.hk'],
  ['U-13', 'email', 'Chan@Example.HK', 'Chan@example.hk'],
  ['B-53', 'password', 'a'.repeat(7), '! validation_rangeChars 8 25'],
  ['B-53', 'password', 'a'.repeat(8), 'a'.repeat(8)],
  ['B-53', 'password', 'a'.repeat(25), 'a'.repeat(25)],
  ['B-53', 'password', 'a'.repeat(26), '! validation_rangeChars 8 25'],
  ['B-53', 'password', '😀'.repeat(8), '😀'.repeat(8)],
  ['B-53', 'password', ' 密碼密碼密碼密 ', ' 密碼密碼密碼密 '],
  ['B-55', 'one', ['a'], ['a']],
  ['B-55', 'one', ['a', 'b'], '! validation_multiSelected 1'],
  ['S 5', 'years', '2015–2017，2019', '2015-2017,2019'],
  ['S 5', 'years', '20xx', '! validation_yearInvalid'],
  ['S 5', 'years', '2017-2015, 2016', '! validation_endYearEarlier'],
  ['S 5', 'years', '2015-2017, 2016', '! validation_yearTwice'],
  ['S 5', 'years', '1800', '! validation_yearOutOfRange 1844 2026'],
];

let form: FormInUse;
beforeAll(async () => {
  form = await makeForm(FIELDS);
});

describe('an answer, validated by the server and by the store of the page', () => {
  it.each(GOLDEN)('%s: %s typed %j gives %j', (_case, field, typed, expected) => {
    const { data, errors } = form.evaluate({ [field]: typed });
    const message = errors.map((error) => `! ${errorText(error).replace(`/${field} `, '')}`);
    expect(message[0] ?? data[field]).toEqual(expected);
    const store = form.store();
    store.set(`/${field}`, typed);
    expect(store.validateSteps()).toEqual(errors);
  });
});

describe('a date compared with today', () => {
  const soon = { from: 'today', add: 'P7D' };

  it.each([
    ['dateMin', 'today', '20/11/2026', '19/11/2026'],
    ['dateMax', 'today', '20/11/2026', '21/11/2026'],
    ['dateMin', soon, '27/11/2026', '26/11/2026'],
    ['dateMax', '20/11/2026', '20/11/2026', '21/11/2026'],
  ])(
    'B-44: %s %j accepts %s and refuses %s, throughout the day in Hong Kong',
    async (keyword, bound, right, wrong) => {
      const dated = await makeForm({ day: { ...TEXT, hkDate: true, [keyword]: bound } });
      for (const now of [
        '2026-11-19T16:00:00Z',
        '2026-11-20T07:59:59+08:00',
        '2026-11-20T15:59:59Z',
      ]) {
        expect(dated.errors({ day: right }, now)).toEqual([]);
        expect(dated.errors({ day: wrong }, now)).toHaveLength(1);
      }
    },
  );

  it('accepts a month without a day: the next month or later', async () => {
    const bound = { from: 'today', add: 'P1M' };
    const dated = await makeForm({ month: { ...TEXT, monthYear: true, dateMin: bound } });
    expect(dated.errors({ month: '12/2026' })).toEqual([]);
    expect(dated.errors({ month: '11/2026' })).toEqual(['/month validation_dateMin 12/2026']);
  });
});

describe('a record list', () => {
  it('B-49: accepts at most 50 rows by default', async () => {
    const row = { a: 'x' };
    const items = { type: 'object', properties: { a: TEXT } };
    const list = await makeForm({ rows: { type: 'array', items } });
    expect(list.errors({ rows: Array.from({ length: 50 }, () => row) })).toEqual([]);
    expect(list.errors({ rows: Array.from({ length: 51 }, () => row) })).toEqual([
      '/rows validation_maxRecords 50',
    ]);
  });
});
