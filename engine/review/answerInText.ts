import type { PlanNode } from '../definition/PlanNode.ts';
import { segmentsOf } from '../values/pointer.ts';
import { groupLines } from './groupLines.ts';
import type { ReviewInput } from './Review.ts';
import { shownLines } from './shownLines.ts';

/**
 * Returns one answer as part of a sentence, formatted by its type: an option by its text, a date in
 * the format of the language, an address in one line.
 *
 * @param pointer a field outside record lists
 * @returns a blank line to fill in by hand without an answer, or for a hidden field
 *
 * @example
 * answerInText('/copies', review); // 'Certified copy'
 * answerInText('/idNo', review); // 'A123456(3)'
 * answerInText('/copies', { ...review, data: {} }); // '________'
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

/**
 * Returns the field of the form at a pointer; `undefined` for an unknown pointer.
 *
 * @example
 * fieldAt(FIRST.plan.root, '/idNo')?.textKey; // 'idNo'
 * fieldAt(FIRST.plan.root, '/nothing'); // undefined
 */
export function fieldAt(root: PlanNode, pointer: string): PlanNode | undefined {
  return segmentsOf(pointer).reduce<PlanNode | undefined>(
    (node, name) =>
      node?.kind === 'group' ? node.children.find(({ key }) => key === name) : undefined,
    root,
  );
}

const BLANK = '________';
