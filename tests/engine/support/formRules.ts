import {
  DATE,
  flag,
  keyed,
  LIST,
  PERSON,
  rule,
  type SpecifiedRule,
  TEXT,
} from './specifiedRule.ts';

const NAME_KEY = 'validationErr_nameOfPartiesRequired';
const CHAIR_KEY = 'validation_oneChairman';

/** The rules of single forms and of several answers (document 2, section 5). */
export const PER_FORM: readonly SpecifiedRule[] = [
  keyed('solicitors code', 'validationErr_solicCode', { exactChars: 8 }, '1234567', ' 8'),
  flag('solicitors code, by its keyword', 'solicitorsCode', '123456789', 'validationErr_solicCode'),
  rule(
    'registration fee required',
    ['required'],
    { ...TEXT, requiredKey: 'validationErr_regFeeRequired' },
    undefined,
    'validationErr_regFeeRequired',
  ),
  keyed('fee a whole number', 'validationErr_regFeeInvalid', { integerText: true }, '-1'),
  keyed('fee not too long', 'validationErr_regFeeMaxLen', { maxChars: 7 }, '12345678', ' 7'),
  keyed(
    'fee not too large',
    'validationErr_regFeeTooLarge',
    { maxValue: '998000' },
    '998001',
    ' 998000',
  ),
  keyed(
    'fee a multiple',
    'validationErr_regFeeNotMultiple',
    { multipleOf: '2660' },
    '2661',
    ' 2660',
  ),
  keyed('date of instrument', 'validationErr_invalidDateOfInstr', { hkDate: true }, '31/02/2026'),
  keyed('consideration', 'validationErr_considerationInvalid', { amount: true }, '1.005'),
  keyed(
    'consideration not too large',
    'validationErr_considerationTooLarge',
    { maxValue: '9999999999999.99' },
    '10000000000000',
    ' 9999999999999.99',
  ),
  flag('PRN', 'prn', 'A0123450', 'validationErr_prnFormat'),
  keyed('date of declaration', 'validationErr_invalidCertDate', { hkDate: true }, '1/2026'),
  rule(
    'century of declaration',
    ['dateMin'],
    { ...DATE, rules: [{ dateMin: '01/01/2000', key: 'validationErr_certYear' }] },
    '31/12/1999',
    'validationErr_certYear 01/01/2000',
  ),
  keyed(
    'remarks',
    'validationErr_dateOfInstrRemarksMaxLen',
    { maxChars: 34 },
    'x'.repeat(35),
    ' 34',
  ),
  rule(
    'name of a party, unless its row is empty',
    ['emptyRows', 'atLeastOneOf'],
    {
      ...LIST,
      emptyRows: 'drop',
      items: { ...PERSON, atLeastOneOf: { fields: ['eng', 'chi'], key: NAME_KEY } },
    },
    [{}, { no: '1' }],
    `/1/eng ${NAME_KEY}`,
  ),
  rule(
    'PRN not repeated, except blanks and hyphens',
    ['unique'],
    {
      type: 'object',
      properties: { a: TEXT, b: TEXT },
      unique: [{ paths: ['a', 'b'], ignore: ['-'], key: 'validationErr_duplicatePrn' }],
    },
    { a: 'A0123453', b: 'A0123453' },
    '/a validationErr_duplicatePrn',
  ),
  rule(
    'confirmed password',
    ['sameAs'],
    {
      type: 'object',
      properties: {
        password: { ...TEXT, password: true },
        again: { ...TEXT, rules: [{ sameAs: 'password', key: 'validation_confirmPasswordDiff' }] },
      },
    },
    { password: '12345678', again: '12345679' },
    '/again validation_confirmPasswordDiff',
  ),
  rule(
    'exactly one of a kind among rows',
    ['countWhere'],
    { ...LIST, countWhere: [{ where: { eng: { const: 'x' } }, min: 1, max: 1, key: CHAIR_KEY }] },
    [{ eng: 'y' }],
    `${CHAIR_KEY} 1`,
  ),
];
