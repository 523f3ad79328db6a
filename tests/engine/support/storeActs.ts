import fc from 'fast-check';
import type { FormStore, LeafNode, ListNode } from '#engine';
import { nodesUnder } from '../../../engine/definition/nodesUnder.ts';

/** An action of an applicant; `at` selects one of the existing fields or lists. */
export type Act =
  | { readonly kind: 'set'; readonly at: number; readonly row: number; readonly value: number }
  | { readonly kind: Rows; readonly at: number; readonly row: number }
  | { readonly kind: 'clear'; readonly at: number; readonly row: number }
  | { readonly kind: Look; readonly at: number; readonly row: number };

/** An action on the rows of a list. */
type Rows = 'add' | 'ahead' | 'remove' | 'move' | 'undo';

/** An action that changes no answer. */
type Look = 'touch' | 'check' | 'try' | 'prepare';

const TEXTS = [
  'x',
  'CHAN TAI MAN',
  '陳大文',
  'A1234563',
  'a123456(3)',
  'A0123453',
  '-',
  'a@example.hk',
  '12',
  '2027',
  '1',
  '  ',
  '',
  '9123 4567',
  'a\u0000',
];

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      at: fc.nat(200),
      row: fc.nat(3),
      value: fc.nat(40),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom<Rows>('add', 'ahead', 'remove', 'move', 'undo'),
      at: fc.nat(3),
      row: fc.nat(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('clear' as const), at: fc.nat(20), row: fc.nat(3) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom<Look>('touch', 'check', 'try', 'prepare'),
      at: fc.nat(200),
      row: fc.nat(3),
    }),
  },
);
/** A list of up to sixty actions. */
export const acts = fc.array(act, { maxLength: 60 });

/** Performs the actions in order. @returns the store */
export function doAll(store: FormStore, done: readonly Act[]): FormStore {
  const undo: (() => void)[] = [];
  for (const each of done) doOne(store, each, undo);
  return store;
}

function doOne(store: FormStore, each: Act, undo: (() => void)[]): void {
  const nodes = nodesUnder(store.plan.root);
  const leaves = nodes.filter((node) => node.kind === 'leaf');
  const lists = nodes.filter((node) => node.kind === 'list');
  const [leaf, list] = [leaves[each.at % leaves.length], lists[each.at % lists.length]];
  if (!leaf || !list) return;
  const pointer = leaf.pattern.replaceAll('*', String(each.row));
  if (each.kind === 'set') store.set(pointer, valueFor(leaf, each.value));
  else if (each.kind === 'touch') store.touch(pointer);
  else if (each.kind === 'check') store.check();
  else if (each.kind === 'prepare') store.prepare();
  else if (each.kind === 'try') store.validateSteps();
  else if (each.kind === 'undo') undo.pop()?.();
  else if (each.kind === 'clear') store.clear(stepOf(store, each.at));
  else editRows(store, list, each, undo);
}

function stepOf({ plan: { steps } }: FormStore, at: number): readonly string[] {
  return steps[at % steps.length]?.fields ?? [];
}

function editRows(store: FormStore, node: ListNode, each: Act, undo: (() => void)[]): void {
  const list = node.pattern.replaceAll('*', String(each.row));
  // Skips a hidden list, and a list inside a row that does not exist.
  const outer = list.split(/\/\d+\//)[0] ?? list;
  if (!store.isVisible(list) || (outer !== list && each.row >= store.rowCount(outer))) return;
  const count = store.rowCount(list);
  if (each.kind === 'ahead') store.rowAhead(list);
  if (each.kind === 'add' && count < node.maxItems) store.addRow(list);
  if (count === 0) return;
  if (each.kind === 'remove') undo.push(store.removeRow(list, each.row % count));
  if (each.kind === 'move') store.moveRow(list, each.row % count, each.at % count);
}

function valueFor(node: LeafNode, index: number): unknown {
  const options = node.options?.map(({ value }) => value) ?? [];
  switch (node.valueType) {
    case 'checkbox':
      return index % 2 === 0;
    case 'choice':
      return options[index % (options.length + 1)];
    case 'choices':
      return options.filter((_, at) => (index >> at) % 2 === 1);
    case 'file':
      return index % 2 === 0 ? { name: 'a.pdf', size: index * 1_000_000 } : undefined;
    default:
      return TEXTS[index % TEXTS.length];
  }
}
