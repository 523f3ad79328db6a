import type { Json } from '../../engine/definition/JsonSchema.ts';
import * as rules from '../../engine/rules/library.ts';
import { isMonth, isNotAfter, isNotBefore } from './months.ts';
import { isPercentage } from './percentages.ts';

/** One rule keyword of the dialect, as a form of this repository uses it. */
export interface Keyword {
  readonly keyword: string;
  /** Checks whether a value satisfies the keyword with an argument. */
  readonly holds: (value: never, argument: never) => boolean;
  readonly key: string;
  /** Whether the message names the argument. */
  readonly says: boolean;
}

/** Rule keywords in the order in which a field's rules are validated. */
export const CATALOGUE: readonly Keyword[] = [
  plain('hkid', rules.isValidHkid, 'validation_invalidHKID'),
  plain('prn', rules.isValidPrn, 'validationErr_prnFormat'),
  plain('phone', rules.isPhone, 'validation_invalidPhone'),
  plain('hkMobile', rules.isHkMobile, 'validation_invalidMobile'),
  plain('fax', rules.isFax, 'validation_invalidFax'),
  plain('email', rules.isEmail, 'validation_invalidEmail'),
  plain('hkDate', rules.isHkDate, 'validation_invalidDate'),
  plain('monthYear', isMonth, 'validation_invalidDate'),
  plain('amount', rules.isAmount, 'validation_invalidAmount'),
  plain('percentage', isPercentage, 'validation_invalidPercentage'),
  plain('integerText', rules.isIntegerText, 'validation_invalidInteger'),
  plain('memorialNumber', rules.isMemorialNumber, 'validation_invalidMemorialNumber'),
  plain('solicitorsCode', rules.isSolicitorsCode, 'validationErr_solicCode'),
  plain('chineseOnly', rules.isChineseOnly, 'validation_chineseOnly'),
  plain('englishOnly', rules.isEnglishOnly, 'validation_englishOnly'),
  plain('digitsOnly', rules.isDigitsOnly, 'validation_digitsOnly'),
  plain('alphanumeric', rules.isAlphanumeric, 'validation_alphanumeric'),
  plain('alphanumericHyphen', rules.isAlphanumericHyphen, 'validation_alphanumericHyphen'),
  plain('digitsHyphen', rules.isDigitsHyphen, 'validation_digitsHyphen'),
  limit('exactChars', rules.hasExactChars, 'validation_exactChars'),
  limit('rangeChars', rules.hasCharsInRange, 'validation_rangeChars'),
  limit('maxChars', rules.hasMaxChars, 'validation_maxChars'),
  limit('valueRange', rules.isInValueRange, 'validation_valueRange'),
  limit('minValue', rules.isAtLeast, 'validation_minValue'),
  limit('maxValue', rules.isAtMost, 'validation_maxValue'),
  limit('multipleOf', rules.isMultipleOf, 'validation_multipleOf'),
  limit('dateMin', isNotBefore, 'validation_dateMin'),
  limit('dateMax', isNotAfter, 'validation_dateMax'),
  plain('weekday', rules.isWeekday, 'validation_weekday'),
  plain('sameAs', rules.isSameAs, 'validation_notSame'),
];

/** Keywords whose argument can depend on other answers or on the day: Ajv cannot test them. */
export const WITH_OPERAND = ['dateMin', 'dateMax', 'sameAs', 'multipleOf'];

/** Returns the keyword of a name; `undefined` when it is no rule. */
export function keywordNamed(name: string): Keyword | undefined {
  return CATALOGUE.find(({ keyword }) => keyword === name);
}

/** Returns the parts of a keyword's argument that its message shows. */
export function argumentsOf({ says }: Keyword, value: Json): readonly (string | number)[] {
  if (!says) return [];
  return (Array.isArray(value) ? value : [value]).filter(
    (each) => typeof each === 'string' || typeof each === 'number',
  );
}

function plain(keyword: string, holds: Keyword['holds'], key: string): Keyword {
  return { keyword, holds, key, says: false };
}

function limit(keyword: string, holds: Keyword['holds'], key: string): Keyword {
  return { keyword, holds, key, says: true };
}
