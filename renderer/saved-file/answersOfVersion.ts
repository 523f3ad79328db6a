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

/** Saved answers as this version of the form has them, and what became of them. */
export interface AnswersOfVersion {
  readonly data: FormData;
  /** Number of answers in `data`. */
  readonly kept: number;
  /** Pointers, without the numbers of rows, of answers that have another place or value than in the file. */
  readonly changed: readonly string[];
  /** Names of texts (`$migrations.<reason>`): why answers were left out that the form asks for no more. */
  readonly reasons: readonly string[];
  /** Pointers of other answers that this version has no place for. */
  readonly dropped: readonly string[];
}

/**
 * Brings answers of any version into this one: first the form's migrations, then what this version has a
 * place for. Each saved answer is in `data` or is named by `reasons` or `dropped`.
 *
 * @param saved answers of a file or a draft; nothing in them is trusted
 * @param version version of the form that they were saved with
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

/** Returns where the changed answers are after all changes, each once and without the numbers of rows. */
function placesAfter(changes: readonly AnswerChange[]): readonly string[] {
  const places = new Set<string>();
  for (const change of changes) {
    const { from, to } = wayOf(change);
    for (const place of places) if (isAbove(from, place)) places.delete(place);
    for (const place of to) places.add(withoutRows(place));
  }
  return [...places];
}

/** Where an answer was, without the numbers of rows, and where it is after a change. */
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
