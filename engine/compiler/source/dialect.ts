/**
 * The version of the dialect. It is part of every form's hash, because another version gives the
 * same files another meaning.
 */
export const DIALECT_VERSION = 1;

/**
 * Message keys of the engine, apart from those of `RULE_KEYWORDS` and those that authors write.
 * Comments list the arguments in brackets.
 */
export const ENGINE_KEYS = {
  /** A required answer is missing. */
  required: 'validation_required',
  fileRequired: 'validation_file_required',
  /**
   * The text has a character that cannot be stored: control, lone surrogate, text direction
   * override.
   */
  storable: 'validation_notStorable',
  /** [largest size in bytes] */
  fileSize: 'validation_fileSizeExceed',
  /** [maximum total size of the files of a list, in bytes] */
  filesSize: 'validation_filesSizeExceed',
  /** [accepted extensions, comma-separated] */
  fileType: 'validation_wrongFileType',
  /** [minimum number of rows] */
  minRecords: 'validation_minRecords',
  /** [maximum number of rows] */
  maxRecords: 'validation_maxRecords',
  /** The list refuses empty rows, and a row is empty. */
  emptyRecord: 'validation_emptyRecord',
  invalidDate: 'validation_invalidDate',
  /** An answer of any shape does not match its schema, and the reason is unknown. */
  invalidJson: 'validation_invalid',
  /**
   * A part is wrong: [place in the answer, pointer, key of the reason, the limit if present]
   */
  invalidPart: 'validation_invalidPart',
  /** A part is missing: [place in the answer, pointer, key of the reason] */
  requiredPart: 'validation_requiredPart',
  /** Reasons for parts of an answer of any shape, such as a text instead of a list. */
  wrongKind: 'validation_wrongKind',
  wrongSpelling: 'validation_wrongSpelling',
  /** [an answer that matches the pattern] */
  wrongSpellingOf: 'validation_wrongSpellingOf',
  /** The patterns of the answer could not be evaluated within the budget of steps. */
  tooComplex: 'validation_tooComplex',
  noOption: 'validation_noOption',
  repeated: 'validation_repeated',
  unknownName: 'validation_unknownName',
  /** Messages of `not`: for one answer, and for several answers that exclude each other. */
  ruledOut: 'validation_ruledOut',
  notTogether: 'validation_notTogether',
  /** Other answers rule out this answer. */
  notAsked: 'validation_notAsked',
  /** Alternatives of an object: [names of the fields, of which one must be given] */
  answerOneOf: 'validation_answerOneOf',
  /** Alternatives of an object: [names of the fields that decide] */
  checkTogether: 'validation_checkTogether',
  /** Values under a condition: [permitted values] */
  mustBeOneOf: 'validation_mustBeOneOf',
  /** Message of `not`: [excluded values] */
  mustNotBe: 'validation_mustNotBe',
  /**
   * Messages of `contains`: [the value that an entry must have], [the values that it may have],
   * [number of entries, the values that they may have], or no argument.
   */
  mustInclude: 'validation_mustInclude',
  mustIncludeAny: 'validation_mustIncludeAny',
  mustIncludeSome: 'validation_mustIncludeSome',
  contains: 'validation_contains',
  /** [exclusive limit] */
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

/** Keywords that only the compiler puts into tests. */
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
  /** The type of value that the keyword tests; other values pass. */
  readonly of: 'string' | 'object' | 'array' | 'any';
}

/** The project's own keywords on a leaf, without rules. */
export const LEAF_KEYWORDS: readonly string[] = [
  'visibleWhen',
  'requiredWhen',
  'requiredKey',
  'rules',
  'computed',
  'initial',
  'initialFollows',
  'inferred',
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
/** The project's own keywords on an object of fields, without rules. */
export const GROUP_KEYWORDS: readonly string[] = [
  'visibleWhen',
  'requiredWhen',
  'requiredKey',
  'rules',
  'atLeastOneOf',
  'dateParts',
  'unique',
];
/** The project's own keywords on a list, without rules. */
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
