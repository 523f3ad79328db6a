import type { PartLabels } from '../definition/PlanNode.ts';

/** A part of an answer of any shape: of a list by its number, of an object by its name. */
export interface Part {
  /** The name or the number in what holds the part. */
  readonly key: string;
  /** The name of the property that is or holds it, a stroke for each list it lies in. */
  readonly holder: string;
  readonly isItem: boolean;
}

/** What a part is called: its title, else its name; an item without a title counts from 1. */
export function partLabel(labels: PartLabels, { key, holder, isItem }: Part): string {
  const name = isItem ? `${holder}/${key}` : key;
  // What every object has is no title.
  const title = Object.hasOwn(labels, name) ? labels[name] : undefined;
  return title ?? (isItem ? String(Number(key) + 1) : key);
}

/** The `holder` of what lies in a part. */
export function holderIn({ key, holder, isItem }: Part): string {
  return isItem ? `${holder}/` : key;
}
