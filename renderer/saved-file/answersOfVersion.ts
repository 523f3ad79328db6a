import {
  type AnswerChange,
  type FormData,
  isAbove,
  isEmpty,
  migrateAnswers,
  type Plan,
  type PlanNode,
} from '#engine';
import { knownAnswers, type ReadFile } from './knownAnswers.ts';

/** The saved answers converted to this version of the form, with a list of the changes. */
export interface AnswersOfVersion {
  readonly data: FormData;
  /** Number of answers in `data`. */
  readonly kept: number;
  /** Pointers, without row numbers, of answers whose pointer or value differs from the file. */
  readonly changed: readonly string[];
  /** Text keys (`$migrations.<reason>`) that explain why answers of removed fields were omitted. */
  readonly reasons: readonly string[];
  /** Pointers of other answers that have no field in this version. */
  readonly dropped: readonly string[];
}

/**
 * Converts answers of any version to this one: first by the form's migrations, then by the fields
 * of this version. Each saved answer is in `data` or is listed in `reasons` or `dropped`.
 *
 * @param saved answers of a file or a draft; nothing in them is trusted
 * @param version version of the form that saved the answers
 * @param readFile reads the answer of a file field
 */
export function answersOfVersion(
  plan: Plan,
  saved: unknown,
  version: number,
  readFile?: ReadFile,
): AnswersOfVersion {
  const migrated = migrateAnswers(plan.migrations, saved, version);
  const { data, dropped } = knownAnswers(plan.root, migrated.data, readFile);
  const left = [...new Set(dropped.map(withoutRows))];
  return {
    data,
    kept: answerCount(plan.root, data),
    changed: placesAfter(migrated.changes).filter(
      (place) => !left.some((each) => isAbove(each, place)),
    ),
    reasons: [
      ...new Set(
        migrated.changes.flatMap((change) =>
          change.kind === 'dropped' ? [`$migrations.${change.reason}`] : [],
        ),
      ),
    ],
    dropped,
  };
}

/** Returns the final pointers of the changed answers, each once and without row numbers. */
function placesAfter(changes: readonly AnswerChange[]): readonly string[] {
  const places = new Set<string>();
  for (const change of changes) {
    const { from, to } = wayOf(change);
    for (const place of places) if (isAbove(from, place)) places.delete(place);
    for (const place of to) places.add(withoutRows(place));
  }
  return [...places];
}

/** Returns the pointers of an answer before a change (without row numbers) and after the change. */
function wayOf(change: AnswerChange): { readonly from: string; readonly to: readonly string[] } {
  if (change.kind === 'mapped') return { from: withoutRows(change.at), to: [change.at] };
  return { from: withoutRows(change.from), to: change.kind === 'moved' ? change.to : [] };
}

function withoutRows(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '');
}

function answerCount(node: PlanNode, value: unknown): number {
  if (isEmpty(value)) return 0;
  switch (node.kind) {
    case 'leaf':
      return 1;
    case 'list':
      return sum(Array.isArray(value) ? value.map((row) => answerCount(node.item, row)) : []);
    case 'group':
      if (node.isBare) return 1;
      return sum(node.children.map((child) => answerCount(child, (value as FormData)[child.key])));
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
