import type { PartLabels } from '../definition/PlanNode.ts';

/**
 * A part of an answer of any shape: an item of a list by its number, a property of an object by its
 * name.
 */
export interface Part {
  /** The name or the number of the part in its parent. */
  readonly key: string;
  /**
   * The name of the property that is or contains the part, plus a slash for each list around it.
   */
  readonly holder: string;
  readonly isItem: boolean;
}

/**
 * Returns the label of a part: its title, otherwise its name; an item without a title counts from
 * 1.
 *
 * @example
 * partLabel({ tel: 'Telephone' }, { key: 'tel', holder: '', isItem: false }); // 'Telephone'
 * partLabel({}, { key: 'tel', holder: '', isItem: false }); // 'tel': no title
 * partLabel({}, { key: '0', holder: 'rows', isItem: true }); // '1': the first item
 */
export function partLabel(labels: PartLabels, { key, holder, isItem }: Part): string {
  const name = isItem ? `${holder}/${key}` : key;
  // An inherited property is not a title.
  const title = Object.hasOwn(labels, name) ? labels[name] : undefined;
  return title ?? (isItem ? String(Number(key) + 1) : key);
}

/**
 * Returns the `holder` of the parts inside a part: a list adds a `/` to its own holder.
 *
 * @example
 * holderIn({ key: 'rows', holder: '', isItem: false }); // 'rows'
 * holderIn({ key: '0', holder: 'rows', isItem: true }); // 'rows/'
 */
export function holderIn({ key, holder, isItem }: Part): string {
  return isItem ? `${holder}/` : key;
}
