import type { PartLabels } from '../definition/PlanNode.ts';

/**
 * Writes an answer of any shape as lines: "label: value", a part of a part behind its label
 * ("Members › 2 › Name: Chan"). A list of single values is one line.
 */
export function jsonLines(value: unknown, labels: PartLabels = {}): readonly string[] {
  return linesOf(value, labels, '', '');
}

/** @param name of the property that is or holds the value; @param before labels that lead to it */
function linesOf(
  value: unknown,
  labels: PartLabels,
  name: string,
  before: string,
): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  const line = (text: string) => [before === '' ? text : `${before}: ${text}`];
  if (typeof value !== 'object') return line(String(value));
  const isList = Array.isArray(value);
  const isLine = isList && !(`${name}/0` in labels) && !value.some((each) => Object(each) === each);
  if (isLine) return value.length === 0 ? [] : line(value.join(', '));
  return Object.entries(value).flatMap(([key, each]) => {
    const label = labels[isList ? `${name}/${key}` : key] ?? (isList ? `${Number(key) + 1}` : key);
    return linesOf(
      each,
      labels,
      isList ? `${name}/` : key,
      before === '' ? label : `${before} › ${label}`,
    );
  });
}
