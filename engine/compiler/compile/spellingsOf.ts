import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { Spelling, ValueType } from '../../definition/PlanNode.ts';
import type { Draft } from '../source/Draft.ts';
import { isObject, listOf } from '../source/json.ts';
import { RULE_KEYWORDS } from '../source/ruleKeywords.generated.ts';
import { keywordOf } from '../source/Source.ts';

/**
 * Returns the normalisation steps for a leaf's text, by its value type and by its rules. A rule
 * with a `when` adds a step only if the step cannot damage another kind of number.
 */
export function spellingsOf(draft: Draft, valueType: ValueType): readonly Spelling[] {
  const wanted = new Set<Spelling>(BY_TYPE[valueType] ?? []);
  for (const { keyword, valueType: type, spellings } of RULE_KEYWORDS) {
    // A keyword with a value type sets the type of the leaf, and `BY_TYPE` has the steps of that
    // type.
    const isOnLeaf = type === undefined && keywordOf(draft.source, keyword) !== undefined;
    if (spellings && isOnLeaf) addAll(wanted, spellings);
  }
  for (const entry of listOf(keywordOf(draft.source, 'rules')).filter(isObject)) {
    addAll(wanted, fromEntry(entry));
  }
  return ORDER.filter((spelling) => wanted.has(spelling));
}

const NUMBER: readonly Spelling[] = ['narrow', 'ungrouped'];
const AMOUNT: readonly Spelling[] = [...NUMBER, 'currency'];
/** Codes as documents print them: in capitals and in groups. */
const PRINTED: readonly Spelling[] = ['narrow', 'upperCase', 'unspaced'];

const BY_TYPE: Readonly<Partial<Record<ValueType, readonly Spelling[]>>> = {
  hkid: ['hkid'],
  prn: PRINTED,
  phone: ['narrow'],
  email: ['narrow', 'mailDomain'],
  date: ['date'],
  monthYear: ['monthYear'],
  time: ['time'],
  money: AMOUNT,
  percentage: [...NUMBER, 'percent'],
  decimal: [...NUMBER, 'pointed'],
  integer: NUMBER,
  number: NUMBER,
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
  'pointed',
  'percent',
  'monthNumber',
  'twoDigits',
];

function fromEntry(entry: JsonObject): readonly Spelling[] {
  const written = RULE_KEYWORDS.filter(({ keyword }) => Object.hasOwn(entry, keyword));
  return written.flatMap(({ spellings = [], conditionalSpellings = [] }) =>
    entry.when === undefined ? spellings : conditionalSpellings,
  );
}

function addAll(into: Set<Spelling>, spellings: readonly Spelling[]): void {
  for (const spelling of spellings) into.add(spelling);
}
