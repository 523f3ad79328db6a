import type { LeafNode, PlanNode } from '#engine';
import { widgetOf } from './widgetOf.ts';

/** A visible node and where it stands now. */
export interface Placed {
  /** With row indices. */
  readonly pointer: string;
  readonly node: PlanNode;
}

/** A field with the fields that are drawn under its options. */
export interface Slot extends Placed {
  /** Option value to the fields that show under it. */
  readonly extras: Readonly<Record<string, readonly Placed[]>>;
}

/** The extras of a field without any: always this object. */
const NO_EXTRAS: Slot['extras'] = {};

/** One line of a form: a field, or short boxes that belong together side by side. */
export type Row = readonly Slot[];

/** Rows under one heading; without a section, under none. */
export interface Block {
  readonly section: string | undefined;
  readonly rows: readonly Row[];
}

/**
 * Lays the fields that show out in blocks and rows, as `ui:options` say: `section` (consecutive fields of
 * the same name stand under one heading), `pairWithNext` (on one line with the next), and
 * `extraFieldOf` (under that option of the nearest radio or checkbox group before it that has it; a
 * select has no room under its options, so that the field stays in line).
 */
export function arrange(
  items: readonly Placed[],
  isShown: (item: Placed) => boolean,
): readonly Block[] {
  const blocks: { section: string | undefined; rows: Slot[][] }[] = [];
  // Which one may stand beside the last: its other half, and while that is hidden none.
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

/** The author's `ui:options` of a node; empty when there are none. */
export function uiOptions(node: Pick<PlanNode, 'ui'>): Readonly<Record<string, unknown>> {
  const options = node.ui['ui:options'];
  return isRecord(options) ? options : NO_OPTIONS;
}

const NO_OPTIONS: Readonly<Record<string, unknown>> = {};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes the fields that belong under an option out of the line and hangs them on their choice. */
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

/** Whether options stand one under the other, so that each has room for fields under it. */
export function isListed(node: PlanNode): node is LeafNode & Required<Pick<LeafNode, 'options'>> {
  return node.kind === 'leaf' && node.options !== undefined && LISTED.has(widgetOf(node));
}

const LISTED: ReadonlySet<string> = new Set(['radio', 'checkboxes']);

function optionOf(node: PlanNode, name: string): string | undefined {
  const value = uiOptions(node)[name];
  return typeof value === 'string' ? value : undefined;
}
