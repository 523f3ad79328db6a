import type { PartLabels } from '../definition/PlanNode.ts';
import { holderIn, partLabel } from './partLabel.ts';

/**
 * Writes an answer of any shape as lines: "label: value", a part of a part behind its label
 * ("Members › 2 › Name: Chan"). A list of single values is one line.
 */
export function jsonLines(value: unknown, labels: PartLabels = {}): readonly string[] {
  return linesOf(value, labels, '', '');
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
