import fc from 'fast-check';
import type { FormData, GroupNode, LeafNode, ListNode, PlanNode } from '#engine';
import type { Subject } from './openSubjects.ts';
import { type Borrowed, borrowedFrom, nearDate, textFor, wrongFor } from './values.ts';

/** Answers as any client may send them, and the instant of their evaluation. */
export interface Payload {
  readonly data: FormData;
  readonly now: string;
}

/** A change of a sample: the place, the kind of change, and numbers for random choices. */
interface Edit {
  readonly at: number;
  readonly row: number;
  readonly what: number;
  readonly which: number;
}

/**
 * Generates answers of a form from one of its samples. Some answers are dropped, blanked, swapped,
 * written differently, too long by one, not offered or hidden. Rows are added, removed and emptied.
 */
export function payloadsOf(subject: Pick<Subject, 'plan' | 'samples'>): fc.Arbitrary<Payload> {
  const nodes = nodesOf(subject.plan.root);
  const borrowed = borrowedFrom(subject);
  const edit = fc.record({
    at: fc.nat({ max: nodes.length - 1 }),
    row: fc.nat({ max: 7 }),
    what: fc.nat({ max: 99 }),
    which: fc.nat({ max: 999 }),
  });
  return fc
    .record({
      sample: fc.nat({ max: subject.samples.length - 1 }),
      edits: fc.array(edit, { maxLength: 7 }),
      now: fc.oneof(fc.constant(undefined), fc.constantFrom(...INSTANTS)),
    })
    .map(({ sample, edits, now }) => {
      const { formData = {}, now: own = '' } = subject.samples[sample] ?? {};
      const data = edits.reduce((changed, each) => {
        const node = nodes[each.at];
        return node ? edited(changed, node, each, borrowed) : changed;
      }, structuredClone(formData));
      return { data, now: now ?? own };
    });
}

/** Instants around midnight in Hong Kong and elsewhere, on a leap day, and around a new year. */
const INSTANTS = [
  '2026-11-20T15:59:59Z',
  '2026-11-20T16:00:00Z',
  '2026-11-21T00:00:00+08:00',
  '2026-11-20T23:59:59+08:00',
  '2026-11-20T12:00:00-11:00',
  '2028-02-29T08:00:00+08:00',
  '2027-12-31T23:30:00+08:00',
];

function nodesOf(node: PlanNode): readonly PlanNode[] {
  const inner = node.kind === 'leaf' ? [] : node.kind === 'list' ? [node.item] : node.children;
  return [...(node.key === '' && node.kind === 'group' ? [] : [node]), ...inner.flatMap(nodesOf)];
}

type Change = (value: unknown, edit: Edit) => unknown;

function edited(data: FormData, node: PlanNode, edit: Edit, borrowed: Borrowed): FormData {
  const changed = changedAt(data, node.pattern.split('/').slice(1), edit, (value) =>
    newValue(node, value, edit, borrowed),
  );
  return changed as FormData;
}

/** Returns the data with another value at a pattern; missing objects and rows are created. */
function changedAt(value: unknown, path: readonly string[], edit: Edit, change: Change): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value, edit);
  if (name === '*') {
    const rows: unknown[] = Array.isArray(value) ? [...value] : [];
    const index = rows.length === 0 ? 0 : edit.row % rows.length;
    rows[index] = changedAt(rows[index], rest, edit, change) ?? {};
    return rows;
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const parts = new Map<string, unknown>(isObject ? Object.entries(value) : []);
  const inner = changedAt(parts.get(name), rest, edit, change);
  if (inner === undefined) parts.delete(name);
  else parts.set(name, inner);
  return Object.fromEntries(parts);
}

function newValue(node: PlanNode, value: unknown, edit: Edit, borrowed: Borrowed): unknown {
  // Occasionally generates data that no real browser sends.
  if (edit.what === 99) return wrongFor(node, edit.which);
  switch (node.kind) {
    case 'leaf':
      return newAnswer(node, value, edit, borrowed);
    case 'group':
      return newGroup(node, value, edit, borrowed);
    case 'list':
      return newRows(node, value, edit, borrowed);
  }
}

function newAnswer(node: LeafNode, value: unknown, edit: Edit, borrowed: Borrowed): unknown {
  if (edit.what < 10) return undefined;
  if (edit.what < 13) return null;
  return textFor(node, value, edit.which, borrowed);
}

function newGroup(node: GroupNode, value: unknown, edit: Edit, borrowed: Borrowed): unknown {
  if (edit.what < 30) return node.isBare ? '' : {};
  if (edit.what < 40) return undefined;
  if (node.dateParts && edit.what < 85) return nearDate(node.dateParts, edit.which);
  const others = borrowed.get(node.pattern) ?? [];
  return others.length === 0 ? value : structuredClone(others[edit.which % others.length]);
}

function newRows(node: ListNode, value: unknown, edit: Edit, borrowed: Borrowed): unknown {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const empty = node.item.isBare ? '' : {};
  const at = edit.row % Math.max(rows.length, 1);
  const others = borrowed.get(node.item.pattern) ?? [];
  const other = others[edit.which % Math.max(others.length, 1)] ?? empty;
  const most = node.maxItems + (edit.which % 2);
  const changes: readonly (readonly [number, () => unknown])[] = [
    [15, () => rows.toSpliced(at, 1)],
    [30, () => rows.toSpliced(at, 0, empty)],
    [45, () => [...rows, structuredClone(rows[at] ?? other)]],
    [75, () => [...rows, structuredClone(other)]],
    [85, () => rows.toReversed()],
    [90, () => []],
    [95, () => undefined],
    [100, () => Array.from({ length: most }, () => structuredClone(rows[at] ?? other))],
  ];
  return changes.find(([below]) => edit.what < below)?.[1]();
}
