import type { JsonObject } from '../definition/JsonSchema.ts';
import type { Spelling, ValueType } from '../definition/PlanNode.ts';
import type { Draft } from './Draft.ts';
import { isObject, listOf } from './json.ts';
import { keywordOf } from './Source.ts';

/**
 * How a leaf's text is respelt: by its value type, and by the rules it may have to satisfy. A rule
 * under a `when` respells only where no other kind of number could be harmed.
 */
export function spellingsOf(draft: Draft, valueType: ValueType): readonly Spelling[] {
  const wanted = new Set<Spelling>(BY_TYPE[valueType] ?? []);
  for (const [keyword, spellings] of Object.entries(BY_KEYWORD)) {
    if (keywordOf(draft.source, keyword) !== undefined) addAll(wanted, spellings);
  }
  for (const entry of listOf(keywordOf(draft.source, 'rules')).filter(isObject)) {
    addAll(wanted, fromEntry(entry));
  }
  return ORDER.filter((spelling) => wanted.has(spelling));
}

const NUMBER: readonly Spelling[] = ['narrow', 'ungrouped'];
const AMOUNT: readonly Spelling[] = [...NUMBER, 'currency'];
const LATIN: readonly Spelling[] = ['narrow'];
/** Numbers as they stand on a card or a certificate: in capitals, printed in groups. */
const PRINTED: readonly Spelling[] = ['narrow', 'upperCase', 'unspaced'];

const BY_TYPE: Readonly<Partial<Record<ValueType, readonly Spelling[]>>> = {
  hkid: ['hkid'],
  prn: PRINTED,
  phone: LATIN,
  email: [...LATIN, 'mailDomain'],
  date: ['date'],
  monthYear: ['monthYear'],
  time: ['time'],
  money: AMOUNT,
  percentage: [...NUMBER, 'percent'],
  decimal: NUMBER,
  integer: NUMBER,
  number: NUMBER,
};

const BY_KEYWORD: Readonly<Record<string, readonly Spelling[]>> = {
  englishOnly: LATIN,
  digitsOnly: LATIN,
  alphanumeric: LATIN,
  alphanumericHyphen: LATIN,
  digitsHyphen: LATIN,
  digitsComma: LATIN,
  yearList: LATIN,
  prcId: PRINTED,
  prcTravelPermit: PRINTED,
  passport: ['narrow', 'upperCase'],
  brNumber: PRINTED,
  crNumber: PRINTED,
  memorialNumber: PRINTED,
  solicitorsCode: PRINTED,
};

/** Where another kind may be meant it may be Chinese; all others are numbers of some kind. */
const { englishOnly: _, ...OF_NUMBERS } = BY_KEYWORD;

/**
 * Steps of `rules` entries that are safe whatever their `when` says. Numbers of every kind are written
 * half-width; capitals and closed gaps are left to what the answer certainly is.
 */
const ALWAYS: Readonly<Record<string, readonly Spelling[]>> = {
  ...Object.fromEntries(Object.keys(OF_NUMBERS).map((keyword) => [keyword, LATIN])),
  hkid: ['maybeHkid'],
  integerText: NUMBER,
  decimalText: NUMBER,
  amount: AMOUNT,
  percentage: [...NUMBER, 'percent'],
};

/** Those that only an entry without `when` may ask for. */
const UNCONDITIONAL: Readonly<Record<string, readonly Spelling[]>> = {
  ...BY_KEYWORD,
  hkDate: ['date'],
  monthYear: ['monthYear'],
  time12h: ['time'],
};

const ORDER: readonly Spelling[] = [
  'narrow',
  'upperCase',
  'unspaced',
  'hkid',
  'maybeHkid',
  'date',
  'monthYear',
  'time',
  'mailDomain',
  'currency',
  'ungrouped',
  'percent',
  'monthNumber',
  'twoDigits',
];

function fromEntry(entry: JsonObject): readonly Spelling[] {
  return Object.keys(entry).flatMap((keyword) => {
    const unconditional = entry.when === undefined ? UNCONDITIONAL[keyword] : undefined;
    return [...(ALWAYS[keyword] ?? []), ...(unconditional ?? [])];
  });
}

function addAll(into: Set<Spelling>, spellings: readonly Spelling[]): void {
  for (const spelling of spellings) into.add(spelling);
}
