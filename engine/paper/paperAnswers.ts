import type { GroupNode, ListNode, PlanNode } from '../definition/PlanNode.ts';
import { childPointer } from '../definition/rowNode.ts';
import { countedRows } from '../format/countedRows.ts';
import { groupLines } from '../format/groupLines.ts';
import type { ReviewInput } from '../format/Review.ts';
import { shownLines } from '../format/shownLines.ts';
import { valueAt } from '../format/valueAt.ts';

/** An answer in the words of a document, with the answers inside it. */
export interface PaperAnswer {
  /** As the review writes them. Empty where nothing was given, or the field is hidden. */
  readonly lines: readonly string[];
  /** The fields of a group, by key. */
  readonly fields?: PaperFields;
  /** The rows of a record list that count. */
  readonly rows?: readonly PaperFields[];
}

/** Answers by the key of their field. */
export type PaperFields = Readonly<Record<string, PaperAnswer>>;

/**
 * Writes every answer of a form as words, in the shape of the form, for a document that picks some of
 * them by name.
 *
 * @param input normalised answers; the texts decide the language
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
