import { isObject } from '../../compiler/source/json.ts';
import type { Json } from '../../definition/JsonSchema.ts';
import { optionWords } from './words.ts';

/** Properties that hold the name of an object, the most usual first. */
const NAMING = ['title', 'label', 'name'];

/**
 * Returns a name for each option that is an object or a list. It is the text of `title`, `label` or
 * `name` if it differs for every option, otherwise all values of the option: "red, 255, 0, 0".
 *
 * @returns different texts, in the order of the values
 */
export function compositeWords(values: readonly Json[]): readonly string[] {
  const ways = [
    ...NAMING.map((name) => values.map((value) => ownName(value, name))),
    values.map(allWords),
  ];
  return ways.find(isUsable) ?? values.map((value) => JSON.stringify(value));
}

function isUsable(names: readonly string[]): boolean {
  return !names.includes('') && new Set(names).size === names.length;
}

function ownName(value: Json, name: string): string {
  if (!isObject(value)) return allWords(value);
  const text = Object.hasOwn(value, name) ? value[name] : undefined;
  return typeof text === 'string' ? text.trim() : '';
}

function allWords(value: Json): string {
  return value === null ? 'Nothing' : leavesOf(value).join(', ');
}

/** Returns every single value inside a value as text. */
function leavesOf(value: Json): readonly string[] {
  if (value === null) return [];
  if (typeof value === 'object') return Object.values(value).flatMap(leavesOf);
  return [optionWords(value)];
}
