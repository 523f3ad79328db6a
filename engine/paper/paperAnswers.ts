import type { GroupNode, ListNode, PlanNode } from '../definition/PlanNode.ts';
import { childPointer } from '../definition/rowNode.ts';
import { countedRows } from '../review/countedRows.ts';
import { groupLines } from '../review/groupLines.ts';
import type { ReviewInput } from '../review/Review.ts';
import { shownLines } from '../review/shownLines.ts';
import { valueAt } from '../values/valueAt.ts';

/** An answer as text for a document, with the answers inside it. */
export interface PaperAnswer {
  /** The lines as in the review. Empty without an answer, or for a hidden field. */
  readonly lines: readonly string[];
  /** The fields of a group, by key. */
  readonly fields?: PaperFields;
  /** The rows of a record list that are not empty. */
  readonly rows?: readonly PaperFields[];
}

/** Answers by the key of their field. */
export type PaperFields = Readonly<Record<string, PaperAnswer>>;

/**
 * Formats every answer of a form as text, in the shape of the form, for a document that picks
 * answers by name.
 *
 * @param input normalised answers; the texts determine the language
 * @returns answers by the key of their field; a hidden field is present without lines
 *
 * @example
 * paperAnswers(review).copies; // { lines: ['Certified copy'] }
 * paperAnswers({ ...review, data: {} }).copies; // { lines: [] }
 */
export function paperAnswers(input: ReviewInput): PaperFields {
  return fieldsOf(input.plan.root, '', input);
}

function fieldsOf(group: GroupNode, pointer: string, input: ReviewInput): PaperFields {
  return Object.fromEntries(
    group.children.map((child) => [
      child.key,
      answerOf(child, childPointer(pointer, child), input),
    ]),
  );
}

function answerOf(node: PlanNode, pointer: string, input: ReviewInput): PaperAnswer {
  const isVisible = input.visible(pointer);
  switch (node.kind) {
    case 'leaf':
      return { lines: isVisible ? shownLines(node, pointer, input) : [] };
    case 'group': {
      const fields = fieldsOf(node, pointer, input);
      const lines = isVisible ? groupLines(node, pointer, input) : [];
      return { lines: lines ?? Object.values(fields).flatMap((field) => field.lines), fields };
    }
    case 'list': {
      const rows = isVisible ? rowsOf(node, pointer, input) : [];
      return {
        lines: rows.flatMap((row) => Object.values(row).flatMap(({ lines }) => lines)),
        rows,
      };
    }
  }
}

function rowsOf(node: ListNode, pointer: string, input: ReviewInput): readonly PaperFields[] {
  return countedRows(node, valueAt(input.data, pointer)).map((row) =>
    fieldsOf(node.item, `${pointer}/${row}`, input),
  );
}
