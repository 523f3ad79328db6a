import type { ValueType } from '../definition/PlanNode.ts';

/**
 * The version of the dialect. It is part of every form's hash: the same files under another meaning
 * are another definition.
 */
export const DIALECT_VERSION = 1;

/** What an author writes after a rule keyword. */
export type KeywordValue =
  /** `true`. */
  | 'flag'
  /** A whole number, 0 or more: `30`. */
  | 'count'
  /** Two whole numbers, lowest and highest: `[8, 25]`. */
  | 'range'
  /** A decimal as text: `"998000"`, `"9999999999999.99"`; a number is taken too. */
  | 'decimal'
  /** Two of them: `["0", "100"]`. */
  | 'decimalRange'
  /** `"today"`, `"31/12/2026"`, a pointer, or `{ "from": "today" or pointer, "add": "P7D" }`. */
  | 'bound'
  /** A pointer: `/x` from the root, `x` beside the field, `../x` one level out. */
  | 'pointer'
  /** Days of the week, 0 is Sunday: `[1, 2, 3, 4, 5]`. */
  | 'weekdays'
  /** Any JSON Schema, the house's rule keywords included. */
  | 'schema';

/** One rule keyword: how it is written, what it calls, what it says when it fails. */
export interface RuleKeyword {
  readonly keyword: string;
  readonly value: KeywordValue;
  /** Function of the rule library. `schema` has none: it is a test of its own. */
  readonly rule?: string;
  /** Message key; of `dateMin` and `dateMax` it follows the form of the bound. */
  readonly key: string;
  /** What the message's arguments are. */
  readonly args: 'none' | 'value';
  /** The value type that the keyword gives a leaf when it stands directly on it. */
  readonly valueType?: ValueType;
}

/**
 * Every rule keyword, in catalogue order: shorthands on a leaf run in this order, whatever the
 * order in the file; entries of `rules` follow, in theirs. A keyword stands directly on a leaf, in
 * an entry of `rules`, or (unless it needs the day or another answer: `bound`, `pointer`) in the
 * value schema of a condition. Empty values pass them all.
 *
 * Keys that begin with `validationErr_`, `validation_invalid…`, `validation_futureEnough`,
 * `validation_multiSelected`, `validation_confirmPasswordDiff` are the specification's (document 2,
 * section 5); the others are named here after its wording.
 */
export const RULE_KEYWORDS: readonly RuleKeyword[] = [
  flag('hkid', 'isValidHkid', 'validation_invalidHKID', 'hkid'),
  flag('prn', 'isValidPrn', 'validationErr_prnFormat', 'prn'),
  flag('phone', 'isPhone', 'validation_invalidPhone', 'phone'),
  flag('hkMobile', 'isHkMobile', 'validation_invalidMobile', 'phone'),
  flag('fax', 'isFax', 'validation_invalidFax', 'phone'),
  flag('email', 'isEmail', 'validation_invalidEmail', 'email'),
  flag('hkDate', 'isHkDate', 'validation_invalidDate', 'date'),
  flag('monthYear', 'isMonthYear', 'validation_invalidDate', 'monthYear'),
  flag('time12h', 'isTime12h', 'validation_invalidTime', 'time'),
  flag('amount', 'isAmount', 'validation_invalidAmount', 'money'),
  flag('percentage', 'isPercentage', 'validation_invalidPercentage', 'percentage'),
  flag('decimalText', 'isDecimalText', 'validation_invalidNumber', 'decimal'),
  flag('integerText', 'isIntegerText', 'validation_invalidInteger', 'integer'),
  flag('prcId', 'isValidPrcId', 'validation_invalidPrcId'),
  flag('prcTravelPermit', 'isPrcTravelPermit', 'validation_invalidTravelPermit'),
  flag('passport', 'isPassportNumber', 'validation_invalidPassport'),
  flag('brNumber', 'isBrNumber', 'validation_invalidBrNumber'),
  flag('crNumber', 'isCrNumber', 'validation_invalidCrNumber'),
  flag('memorialNumber', 'isMemorialNumber', 'validation_invalidMemorialNumber'),
  flag('solicitorsCode', 'isSolicitorsCode', 'validationErr_solicCode'),
  flag('chineseOnly', 'isChineseOnly', 'validation_chineseOnly'),
  flag('englishOnly', 'isEnglishOnly', 'validation_englishOnly'),
  flag('digitsOnly', 'isDigitsOnly', 'validation_digitsOnly'),
  flag('alphanumeric', 'isAlphanumeric', 'validation_alphanumeric'),
  flag('alphanumericHyphen', 'isAlphanumericHyphen', 'validation_alphanumericHyphen'),
  flag('digitsHyphen', 'isDigitsHyphen', 'validation_digitsHyphen'),
  flag('digitsComma', 'isDigitsComma', 'validation_digitsComma'),
  flag('yearList', 'isYearList', 'validation_yearInvalid'),
  flag('yearsInOrder', 'areYearsInOrder', 'validation_endYearEarlier'),
  flag('yearsOnce', 'areYearsOnce', 'validation_yearTwice'),
  limit('yearsWithin', 'range', 'areYearsWithin', 'validation_yearOutOfRange'),
  limit('exactChars', 'count', 'hasExactChars', 'validation_exactChars'),
  limit('rangeChars', 'range', 'hasCharsInRange', 'validation_rangeChars'),
  limit('minChars', 'count', 'hasMinChars', 'validation_minChars'),
  limit('maxChars', 'count', 'hasMaxChars', 'validation_maxChars'),
  limit('valueRange', 'decimalRange', 'isInValueRange', 'validation_valueRange'),
  limit('minValue', 'decimal', 'isAtLeast', 'validation_minValue'),
  limit('maxValue', 'decimal', 'isAtMost', 'validation_maxValue'),
  limit('multipleOf', 'decimal', 'isMultipleOf', 'validation_multipleOf'),
  limit('dateMin', 'bound', 'isOnOrAfter', 'validation_dateMin'),
  limit('dateMax', 'bound', 'isOnOrBefore', 'validation_dateMax'),
  {
    keyword: 'weekday',
    value: 'weekdays',
    rule: 'isWeekday',
    key: 'validation_weekday',
    args: 'none',
  },
  {
    keyword: 'sameAs',
    value: 'pointer',
    rule: 'isSameAs',
    key: 'validation_notSame',
    args: 'none',
  },
  limit('minSelected', 'count', 'hasMinSelected', 'validation_minSelected'),
  limit('maxSelected', 'count', 'hasMaxSelected', 'validation_multiSelected'),
  { keyword: 'schema', value: 'schema', key: 'validation_invalid', args: 'none' },
];

/**
 * Message keys that the engine gives of itself, beside those of `RULE_KEYWORDS` and those that
 * authors write. Arguments in brackets.
 */
export const ENGINE_KEYS = {
  /** Nothing was given where something must be. */
  required: 'validation_required',
  fileRequired: 'validation_file_required',
  /** A character that cannot be stored: control, lone surrogate, text direction override. */
  storable: 'validation_notStorable',
  /** [largest size in bytes] */
  fileSize: 'validation_fileSizeExceed',
  /** [largest size of all files of a list together, in bytes] */
  filesSize: 'validation_filesSizeExceed',
  /** [accepted extensions, comma-separated] */
  fileType: 'validation_wrongFileType',
  /** [fewest rows] */
  minRecords: 'validation_minRecords',
  /** [most rows] */
  maxRecords: 'validation_maxRecords',
  /** A row with nothing in it where the list refuses such. */
  emptyRecord: 'validation_emptyRecord',
  invalidDate: 'validation_invalidDate',
  /** An answer of any shape that does not have the shape asked for, where no reason is known. */
  invalidJson: 'validation_invalid',
  /** A part of it is wrong: [place in it, its pointer, key of the reason, the limit if it has one] */
  invalidPart: 'validation_invalidPart',
  /** A part of it is missing: [place in it, its pointer, key of the reason] */
  requiredPart: 'validation_requiredPart',
  /** Reasons that only parts of such an answer have: a text where a list is asked for … */
  wrongKind: 'validation_wrongKind',
  wrongSpelling: 'validation_wrongSpelling',
  noOption: 'validation_noOption',
  repeated: 'validation_repeated',
  unknownName: 'validation_unknownName',
  /** Of `not`: of one answer, of several that do not go together. */
  ruledOut: 'validation_ruledOut',
  notTogether: 'validation_notTogether',
  /** An answer that the others leave no room for. */
  notAsked: 'validation_notAsked',
  /** Of `not`: [values that are ruled out] */
  mustNotBe: 'validation_mustNotBe',
  /** Of `contains`: [what one entry must be], [what it may be], [how many, what they may be], or no such word. */
  mustInclude: 'validation_mustInclude',
  mustIncludeAny: 'validation_mustIncludeAny',
  mustIncludeSome: 'validation_mustIncludeSome',
  contains: 'validation_contains',
  /** [a limit that does not itself count] */
  moreThan: 'validation_moreThan',
  lessThan: 'validation_lessThan',
  /** `dateMin: "today"` */
  notBeforeToday: 'validation_notBeforeToday',
  /** `dateMax: "today"` */
  notAfterToday: 'validation_notAfterToday',
  /** `dateMin: { "from": "today", "add": "P7D" }`: [7] */
  futureEnough: 'validation_futureEnough',
  /** Any other lower bound: [the date] */
  dateMin: 'validation_dateMin',
  /** Any other upper bound: [the date] */
  dateMax: 'validation_dateMax',
} as const;

/** Keywords that the compiler itself puts into tests; no author writes them. */
export const IMPLIED_KEYWORDS: readonly ImpliedKeyword[] = [
  { keyword: 'storable', rule: 'isStorable', of: 'string' },
  { keyword: 'fileWithin', rule: 'isFileWithin', of: 'object' },
  { keyword: 'fileTypes', rule: 'hasFileType', of: 'object' },
  { keyword: 'filesWithin', rule: 'areFilesWithin', of: 'array' },
  { keyword: 'plainJson', rule: 'isPlainJson', of: 'any' },
  { keyword: 'storableJson', rule: 'isStorableJson', of: 'any' },
];

interface ImpliedKeyword {
  readonly keyword: string;
  readonly rule: string;
  /** What kind of value it asks of; any other passes. */
  readonly of: 'string' | 'object' | 'array' | 'any';
}

/** Keywords of the house that are not rules, by where they stand. */
export const LEAF_KEYWORDS: readonly string[] = [
  'visibleWhen',
  'requiredWhen',
  'requiredKey',
  'rules',
  'computed',
  'initial',
  'default',
  'prefill',
  'optionsWhen',
  'optionsFrom',
  'multiline',
  'password',
  'file',
  'json',
  'readOnly',
];
/** Of the house, on an object of fields. */
export const GROUP_KEYWORDS: readonly string[] = [
  'visibleWhen',
  'requiredWhen',
  'requiredKey',
  'rules',
  'atLeastOneOf',
  'dateParts',
  'unique',
];
/** Of the house, on a list. */
export const LIST_KEYWORDS: readonly string[] = [
  'visibleWhen',
  'requiredWhen',
  'requiredKey',
  'emptyRows',
  'default',
  'initialRows',
  'ordered',
  'maxTotalBytes',
  'countWhere',
  'unique',
];

function flag(keyword: string, rule: string, key: string, valueType?: ValueType): RuleKeyword {
  const base = { keyword, value: 'flag', rule, key, args: 'none' } as const;
  return valueType ? { ...base, valueType } : base;
}

function limit(keyword: string, value: KeywordValue, rule: string, key: string): RuleKeyword {
  return { keyword, value, rule, key, args: 'value' };
}
