import type { Json } from '../../definition/JsonSchema.ts';
import type { KeywordValue, RuleKeyword } from '../../definition/RuleKeyword.ts';
import { parseDecimal } from '../../values/decimal.ts';
import { isObject, listOf } from './json.ts';

/** The notation of each kind of keyword value, for remedies. */
export const WRITTEN_AS: Readonly<Record<KeywordValue, string>> = {
  flag: 'true',
  count: 'a whole number such as 30',
  range: 'two whole numbers such as [8, 25]',
  decimal: 'a number as text such as "25000"',
  decimalRange: 'two numbers as texts such as ["0", "100"]',
  bound: '"today", "31/12/2026", a pointer, or { "from": "today", "add": "P7D" }',
  pointer: 'a pointer such as "email" or "/applicant/email"',
  weekdays: 'days of the week such as [1, 2, 3, 4, 5] (0 is Sunday)',
  schema: 'a JSON Schema such as { "const": "hkid" }',
};

/** Checks whether a keyword's value has the notation that the dialect requires. */
export function isKeywordValue(keyword: RuleKeyword, value: Json): boolean {
  if (keyword.keyword === 'prn' && isObject(value))
    return isPrnScheme(value.weights, value.modulus);
  return CHECKS[keyword.value](value);
}

const CHECKS: Readonly<Record<KeywordValue, (value: Json) => boolean>> = {
  flag: (value) => value === true,
  count: isCount,
  range: (value) => isPair(value, isCount),
  decimal: (value) => parseDecimal(value) !== undefined,
  decimalRange: (value) => isPair(value, (each) => parseDecimal(each) !== undefined),
  bound: (value) => typeof value === 'string' || isObject(value),
  pointer: (value) => typeof value === 'string' && value !== '',
  weekdays: (value) => listOf(value).length > 0 && listOf(value).every((day) => isDay(day)),
  schema: isObject,
};

function isCount(value: Json): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isDay(value: Json): boolean {
  return isCount(value) && Number(value) <= 6;
}

function isPair(value: Json, test: (each: Json) => boolean): boolean {
  return listOf(value).length === 2 && listOf(value).every(test);
}

function isPrnScheme(weights: Json | undefined, modulus: Json | undefined): boolean {
  const isModulus = typeof modulus === 'number' && isCount(modulus) && modulus >= 2;
  return isModulus && listOf(weights).length === 7 && listOf(weights).every(isCount);
}
