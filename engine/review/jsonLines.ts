import type { LeafNode, PartLabels } from '../definition/PlanNode.ts';
import { holderIn, partLabel } from '../format/partLabel.ts';
import { deepEqual } from '../rules/deepEqual.ts';

/**
 * Formats an answer of any shape as lines: "label: value", with the labels of nested parts in front
 * ("Members › 2 › Name: Chan"). A list of single values is one line. A composite option is shown by
 * its name.
 */
export function jsonLines(
  value: unknown,
  { labels = {}, compositeOptions = [] }: Named = {},
): readonly string[] {
  return linesOf(withNames(value, compositeOptions), labels, '', '');
}

/** The names for the parts of an answer. */
type Named = { readonly [Part in 'labels' | 'compositeOptions']?: LeafNode[Part] | undefined };

/** Replaces each object or list that is a composite option by its name. */
function withNames(
  value: unknown,
  compositeOptions: NonNullable<LeafNode['compositeOptions']>,
): unknown {
  if (compositeOptions.length === 0 || typeof value !== 'object' || value === null) return value;
  const option = compositeOptions.find((each) => deepEqual(each.value, value));
  if (option) return option.name;
  if (Array.isArray(value)) return value.map((each) => withNames(each, compositeOptions));
  const parts = Object.entries(value).map(
    ([key, each]) => [key, withNames(each, compositeOptions)] as const,
  );
  return Object.fromEntries(parts);
}

/**
 * Returns the lines of a part. `holder` is its parent for `partLabel`, `before` the labels of the
 * parents.
 */
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
