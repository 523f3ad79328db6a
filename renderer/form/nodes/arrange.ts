import type { LeafNode, PlanNode } from '#engine';
import { uiOptions } from '../../form-context/uiOptions.ts';
import { widgetOf } from './widgetOf.ts';

/** A visible node and its current pointer. */
export interface Placed {
  /** Pointer with row indices, such as `/orders/0/PRN`. */
  readonly pointer: string;
  readonly node: PlanNode;
}

/** A node with the fields that are shown under its options. */
export interface Slot extends Placed {
  /** The fields under each option, by option value. */
  readonly extras: Readonly<Record<string, readonly Placed[]>>;
}

/** The shared `extras` object of fields without extra fields. */
const NO_EXTRAS: Slot['extras'] = {};

/** A line of a form: one field, or several short inputs side by side. */
export type Row = readonly Slot[];

/** A run of consecutive rows of one section. Rows without a section have no heading. */
export interface Block {
  readonly section: string | undefined;
  readonly rows: readonly Row[];
}

/**
 * Arranges the visible fields in blocks and rows by their `ui:options`:
 * - `section`: consecutive fields with the same name share one heading.
 * - `pairWithNext`: the field shares a line with the next one.
 * - `extraFieldOf`: the field is shown under that option of the nearest preceding radio or checkbox
 *   group that has the option. Otherwise, for example under a select, the field stays in its own
 *   place.
 */
export function arrange(
  items: readonly Placed[],
  isShown: (item: Placed) => boolean,
): readonly Block[] {
  const blocks: { section: string | undefined; rows: Slot[][] }[] = [];
  // The pointer of the field that may share the last row. `undefined` when the last field is not
  // paired.
  let half: string | undefined;
  for (const slot of slotsOf(items.filter(isShown))) {
    const section = optionOf(slot.node, 'section');
    let block = blocks.at(-1);
    if (!block || block.section !== section) {
      block = { section, rows: [] };
      blocks.push(block);
      half = undefined;
    }
    const row = half === slot.pointer ? block.rows.at(-1) : undefined;
    if (row) row.push(slot);
    else block.rows.push([slot]);
    half = uiOptions(slot.node).pairWithNext === true ? after(slot, items) : undefined;
  }
  return blocks;
}

function after({ pointer }: Placed, items: readonly Placed[]): string | undefined {
  return items[items.findIndex((item) => item.pointer === pointer) + 1]?.pointer;
}

/** Moves each field that belongs to an option from the list to the choice with that option. */
function slotsOf(items: readonly Placed[]): readonly Slot[] {
  const slots: (Placed & { extras: Slot['extras'] })[] = [];
  for (const item of items) {
    const option = optionOf(item.node, 'extraFieldOf');
    const choice = option === undefined ? undefined : slots.findLast(hasOption(option));
    if (option !== undefined && choice) {
      const under = choice.extras[option] ?? [];
      choice.extras = { ...choice.extras, [option]: [...under, item] };
    } else {
      slots.push({ ...item, extras: NO_EXTRAS });
    }
  }
  return slots;
}

function hasOption(value: string): (slot: Placed) => boolean {
  return ({ node }) => isListed(node) && node.options.some((option) => option.value === value);
}

/**
 * Checks whether a node lists its options one below the other, so that fields fit under an option.
 */
export function isListed(node: PlanNode): node is LeafNode & Required<Pick<LeafNode, 'options'>> {
  return node.kind === 'leaf' && node.options !== undefined && LISTED.has(widgetOf(node));
}

const LISTED: ReadonlySet<string> = new Set(['radio', 'checkboxes']);

function optionOf(node: PlanNode, name: string): string | undefined {
  const value = uiOptions(node)[name];
  return typeof value === 'string' ? value : undefined;
}
