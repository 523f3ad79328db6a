import type { LeafNode, PartLabels } from '../definition/PlanNode.ts';
import { deepEqual } from '../rules/deepEqual.ts';
import { holderIn, partLabel } from './partLabel.ts';

/**
 * Writes an answer of any shape as lines: "label: value", a part of a part behind its label
 * ("Members › 2 › Name: Chan"). A list of single values is one line, what was chosen as a whole its name.
 */
export function jsonLines(
  value: unknown,
  { labels = {}, wholes = [] }: Named = {},
): readonly string[] {
  return linesOf(withNames(value, wholes), labels, '', '');
}

/** What parts of the answer are called. */
type Named = { readonly [Part in 'labels' | 'wholes']?: LeafNode[Part] | undefined };

/** The value with a name in the place of each object or list that has one. */
function withNames(value: unknown, wholes: NonNullable<LeafNode['wholes']>): unknown {
  if (wholes.length === 0 || typeof value !== 'object' || value === null) return value;
  const whole = wholes.find((each) => deepEqual(each.value, value));
  if (whole) return whole.name;
  if (Array.isArray(value)) return value.map((each) => withNames(each, wholes));
  const parts = Object.entries(value).map(([key, each]) => [key, withNames(each, wholes)] as const);
  return Object.fromEntries(parts);
}

/** @param holder of the parts in the value; @param before labels that lead to it */
function linesOf(
  value: unknown,
  labels: PartLabels,
  holder: string,
  before: string,
): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  const line = (text: string) => [before === '' ? text : `${before}: ${text}`];
  if (typeof value !== 'object') return line(String(value));
  const isItem = Array.isArray(value);
  const isLine =
    isItem && !(`${holder}/0` in labels) && !value.some((each) => Object(each) === each);
  if (isLine) return value.length === 0 ? [] : line(value.join(', '));
  return Object.entries(value).flatMap(([key, each]) => {
    const part = { key, holder, isItem };
    const label = partLabel(labels, part);
    return linesOf(each, labels, holderIn(part), before === '' ? label : `${before} › ${label}`);
  });
}
