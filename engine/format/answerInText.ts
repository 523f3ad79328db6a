import type { PlanNode } from '../definition/PlanNode.ts';
import { segmentsOf } from '../values/pointer.ts';
import { groupLines } from './groupLines.ts';
import type { ReviewInput } from './Review.ts';
import { shownLines } from './shownLines.ts';

/**
 * One answer in the words of a sentence, formatted by its type: an option by its text, a date as the
 * language writes it, an address in one line.
 *
 * @param pointer outside record lists
 * @returns a line to fill in by hand where nothing was given, or the field is hidden
 */
export function answerInText(pointer: string, input: ReviewInput): string {
  const node = fieldAt(input.plan.root, pointer);
  if (!node || !input.visible(pointer)) return BLANK;
  const lines =
    node.kind === 'leaf'
      ? shownLines(node, pointer, input)
      : node.kind === 'group' && groupLines(node, pointer, input);
  if (!lines || lines.length === 0) return BLANK;
  return lines.filter((line) => line !== '').join(input.language === 'en' ? ', ' : '，');
}

/** A field of the form by its pointer, `undefined` where there is none. */
export function fieldAt(root: PlanNode, pointer: string): PlanNode | undefined {
  return segmentsOf(pointer).reduce<PlanNode | undefined>(
    (node, name) =>
      node?.kind === 'group' ? node.children.find(({ key }) => key === name) : undefined,
    root,
  );
}

const BLANK = '________';
