import type { JsonObject } from '#engine';

const TEXT = { type: 'string' };
const DATE = { ...TEXT, hkDate: true };
const GROUP = { type: 'array', items: { enum: ['a', 'b', 'c'] } };
const PERSON = { type: 'object', properties: { eng: TEXT, chi: TEXT, no: TEXT } };
const LIST = { type: 'array', maxItems: 2, items: PERSON };

const ADDRESS_KEY = 'validation_addressBldgEstateOrStreet';
const NAME_KEY = 'validationErr_nameOfPartiesRequired';
const CHAIR_KEY = 'validation_oneChairman';

/** One rule of the specification: how a form says it, an answer that breaks it, what is then said. */
export interface SpecifiedRule {
  /** Document 2, section 5 (and document 1, section 5), in our words. */
  readonly rule: string;
  /** Keywords of the dialect that say it; the last is the one that fails below. */
  readonly by: readonly string[];
  readonly field: JsonObject;
  readonly wrong: unknown;
  /** Message key and arguments; after `/x ` where the error stands below the field. */
  readonly says: string;
}

/** Document 2, section 5: the generic rules. */
export const GENERIC: readonly SpecifiedRule[] = [
  rule('required', ['required'], TEXT, undefined, 'validation_required'),
  rule('required, of white space', ['required'], TEXT, ' \t', 'validation_required'),
  rule('file required', ['required'], file(), undefined, 'validation_file_required'),
  rule('tick required', ['required'], { type: 'boolean' }, false, 'validation_required'),
  rule(
    'select at least one option',
    ['required'],
    { ...GROUP, requiredKey: 'validation_selectAtLeastOne' },
    [],
    'validation_selectAtLeastOne',
  ),
  rule('length max', ['maxChars'], { ...TEXT, maxChars: 2 }, 'abc', 'validation_maxChars 2'),
  rule('length min', ['minChars'], { ...TEXT, minChars: 2 }, 'a', 'validation_minChars 2'),
  rule(
    'length range',
    ['rangeChars'],
    { ...TEXT, rangeChars: [2, 3] },
    'a',
    'validation_rangeChars 2 3',
  ),
  rule('length exact', ['exactChars'], { ...TEXT, exactChars: 2 }, 'a', 'validation_exactChars 2'),
  flag('Chinese characters only', 'chineseOnly', 'A', 'validation_chineseOnly'),
  flag('English characters only', 'englishOnly', '陳', 'validation_englishOnly'),
  rule(
    'single-select checkbox group',
    ['maxSelected'],
    { ...GROUP, maxSelected: 1 },
    ['a', 'b'],
    'validation_multiSelected 1',
  ),
  rule(
    'fewest options of a checkbox group',
    ['minSelected'],
    { ...GROUP, minSelected: 2 },
    ['a'],
    'validation_minSelected 2',
  ),
  rule(
    'decimal max, commas stripped',
    ['decimalText', 'maxValue'],
    { ...TEXT, decimalText: true, maxValue: '1000.5' },
    '1,000.51',
    'validation_maxValue 1000.5',
  ),
  rule(
    'decimal min',
    ['decimalText', 'minValue'],
    { ...TEXT, decimalText: true, minValue: '0.1' },
    '0.09',
    'validation_minValue 0.1',
  ),
  rule(
    'decimal range',
    ['decimalText', 'valueRange'],
    { ...TEXT, decimalText: true, valueRange: ['-1', '1'] },
    '-1.01',
    'validation_valueRange -1 1',
  ),
  flag('a number', 'decimalText', '1.2.3', 'validation_invalidNumber'),
  flag('numbers only', 'digitsOnly', '-1', 'validation_digitsOnly'),
  flag('integers only, non-negative integer', 'integerText', '-1', 'validation_invalidInteger'),
  rule(
    'integers only, negative ones too',
    ['decimalText', 'multipleOf'],
    {
      ...TEXT,
      decimalText: true,
      multipleOf: '1',
      errorMessage: { multipleOf: 'validation_invalidInteger' },
    },
    '-1.5',
    'validation_invalidInteger 1',
  ),
  flag('phone', 'phone', '2345.6789', 'validation_invalidPhone'),
  flag('fax', 'fax', 'none', 'validation_invalidFax'),
  flag('alphanumeric', 'alphanumeric', 'A-1', 'validation_alphanumeric'),
  flag('alphanumeric with hyphen', 'alphanumericHyphen', 'A_1', 'validation_alphanumericHyphen'),
  flag('numbers with hyphen', 'digitsHyphen', '1 2', 'validation_digitsHyphen'),
  flag('numbers with comma', 'digitsComma', '1.2', 'validation_digitsComma'),
  flag('payment amount', 'amount', '1,00.00', 'validation_invalidAmount'),
  flag('HK ID with check digit', 'hkid', 'A123456(4)', 'validation_invalidHKID'),
  flag('e-mail', 'email', 'a@b', 'validation_invalidEmail'),
  flag('date', 'hkDate', '31/04/2026', 'validation_invalidDate'),
  flag('month-year', 'monthYear', '13/2026', 'validation_invalidDate'),
  flag('time', 'time12h', '下午24:30', 'validation_invalidTime'),
  rule(
    'date on or after today',
    ['dateMin'],
    { ...DATE, dateMin: 'today' },
    '19/11/2026',
    'validation_notBeforeToday',
  ),
  rule(
    'date on or before today',
    ['dateMax'],
    { ...DATE, dateMax: 'today' },
    '21/11/2026',
    'validation_notAfterToday',
  ),
  rule(
    'date on or before a given date',
    ['dateMax'],
    { ...DATE, dateMax: '31/12/2026' },
    '01/01/2027',
    'validation_dateMax 31/12/2026',
  ),
  rule(
    'date at least some days after today',
    ['dateMin'],
    { ...DATE, dateMin: { from: 'today', add: 'P7D' } },
    '26/11/2026',
    'validation_futureEnough 7',
  ),
  rule('file size', ['file'], file(), { name: 'a.pdf', size: 11 }, 'validation_fileSizeExceed 10'),
  rule('file type', ['file'], file(), { name: 'a.p', size: 1 }, 'validation_wrongFileType .pdf'),
  rule(
    'one of building, estate or street',
    ['atLeastOneOf'],
    { ...PERSON, atLeastOneOf: { fields: ['eng', 'chi'], key: ADDRESS_KEY } },
    { no: '1' },
    `/eng ${ADDRESS_KEY}`,
  ),
  rule(
    'district required',
    ['required'],
    { ...TEXT, requiredKey: 'validation_districtRequired' },
    undefined,
    'validation_districtRequired',
  ),
  flag('year list: format', 'yearList', '20', 'validation_yearInvalid'),
  flag('year list: order', 'yearsInOrder', '2020-2019', 'validation_endYearEarlier'),
  flag('year list: once', 'yearsOnce', '2020, 2020', 'validation_yearTwice'),
  rule(
    'year list: range',
    ['yearsWithin'],
    { ...TEXT, yearsWithin: [1900, 2028] },
    '1899',
    'validation_yearOutOfRange 1900 2028',
  ),
  rule('most records', ['maxItems'], LIST, rows(3), 'validation_maxRecords 2'),
  rule(
    'fewest records',
    ['minItems'],
    { ...LIST, minItems: 2 },
    rows(1),
    'validation_minRecords 2',
  ),
];

/** Document 2, section 5: the rules of single forms, and those over several answers. */
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
    'PRN not twice, blanks and hyphens apart',
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

/** Rules of ours, beside those of the specification: documents as advice, and what forms need. */
export const OURS: readonly SpecifiedRule[] = [
  flag('SMS number', 'hkMobile', '21234567', 'validation_invalidMobile'),
  flag('mainland identity card', 'prcId', '11010519491231002', 'validation_invalidPrcId'),
  flag('travel permit', 'prcTravelPermit', 'CO1234567', 'validation_invalidTravelPermit'),
  flag('passport', 'passport', '1234', 'validation_invalidPassport'),
  flag('business registration', 'brNumber', '1234567', 'validation_invalidBrNumber'),
  flag('company registration', 'crNumber', 'C12345', 'validation_invalidCrNumber'),
  flag('memorial number', 'memorialNumber', 'XX1', 'validation_invalidMemorialNumber'),
  flag('percentage', 'percentage', '100.01', 'validation_invalidPercentage'),
  rule('weekday', ['weekday'], { ...DATE, weekday: [1] }, '20/11/2026', 'validation_weekday'),
  rule('retyped', ['sameAs'], { ...TEXT, sameAs: 'other' }, 'x', 'validation_notSame'),
  rule(
    'date from',
    ['dateMin'],
    { ...DATE, dateMin: '01/01/2026' },
    '31/12/2025',
    'validation_dateMin 01/01/2026',
  ),
  rule('multiple', ['multipleOf'], { ...TEXT, multipleOf: '5' }, '6', 'validation_multipleOf 5'),
  rule('schema', ['schema'], { ...TEXT, rules: [{ schema: { const: 'a' }, key: 'k' }] }, 'b', 'k'),
  rule('storable', ['storable'], TEXT, 'a\u0000', 'validation_notStorable'),
  rule(
    'files together',
    ['maxTotalBytes'],
    { type: 'array', maxItems: 3, maxTotalBytes: 15, items: file() },
    [pdf('a.pdf'), pdf('b.pdf')],
    'validation_filesSizeExceed 15',
  ),
  rule('any shape', ['json'], { json: { type: 'string' } }, [1], 'validation_wrongKind'),
  shape('pattern', { pattern: '^a$' }, 'b', 'validation_wrongSpelling'),
  shape('none of the alternatives', { enum: ['a'] }, 'b', 'validation_noOption'),
  shape('one entry twice', { uniqueItems: true }, [1, 1], 'validation_repeated'),
  shape('more than', { exclusiveMinimum: 2 }, 2, 'validation_moreThan 2'),
  shape('less than', { exclusiveMaximum: 2 }, 2, 'validation_lessThan 2'),
  shape(
    'name',
    { propertyNames: { const: 'a' } },
    { b: 1 },
    'validation_invalidPart b /b validation_unknownName',
  ),
  shape('ruled out', { not: { const: 1 } }, 1, 'validation_ruledOut'),
  shape('not together', { not: { required: ['a'] } }, { a: 1 }, 'validation_notTogether'),
  shape('an entry that must be there', { contains: { const: 1 } }, [2], 'validation_mustInclude 1'),
  shape('such an entry', { contains: { minimum: 2 } }, [1], 'validation_contains'),
  shape(
    'not asked for',
    { properties: { a: false } },
    { a: 1 },
    'validation_invalidPart a /a validation_notAsked',
  ),
  rule(
    'part',
    ['json'],
    { json: { items: { const: 1 } } },
    [1, 2],
    'validation_invalidPart 2 /1 validation_noOption',
  ),
  rule(
    'part missing',
    ['json'],
    { json: { required: ['a'] } },
    { b: 1 },
    'validation_requiredPart a /a validation_required',
  ),
  rule('no empty record', ['emptyRows'], LIST, [{ eng: 'x' }, {}], '/1 validation_emptyRecord'),
];

/** An answer of any shape. */
function shape(words: string, json: JsonObject, wrong: unknown, says: string): SpecifiedRule {
  return rule(`any shape: ${words}`, ['json'], { json }, wrong, says);
}

function rule(
  words: string,
  by: readonly string[],
  field: JsonObject,
  wrong: unknown,
  says: string,
): SpecifiedRule {
  return { rule: words, by, field, wrong, says };
}

function flag(words: string, keyword: string, wrong: string, says: string): SpecifiedRule {
  return rule(words, [keyword], { ...TEXT, [keyword]: true }, wrong, says);
}

/** A rule of the stamping form: a keyword of the dialect with a message of its own. */
function keyed(
  words: string,
  key: string,
  by: JsonObject,
  wrong: string,
  args = '',
): SpecifiedRule {
  const field = { ...TEXT, rules: [{ ...by, key }] };
  return rule(words, Object.keys(by), field, wrong, `${key}${args}`);
}

function file(): JsonObject {
  return { type: 'object', file: { maxBytes: 10, accept: ['.pdf'] } };
}

function pdf(name: string): object {
  return { name, size: 10, type: 'application/pdf', sha256: 'a'.repeat(64), ref: name };
}

function rows(count: number): readonly object[] {
  return Array.from({ length: count }, () => ({ eng: 'x' }));
}
