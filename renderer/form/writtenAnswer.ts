import { childPointer, groupLines, type PlanNode } from '#engine';
import { answerText } from './answerText.ts';
import type { FormPart } from './FormPart.ts';

/**
 * An answer in one line for the summary of a record, as the review and the documents write it: an
 * address, a lot or a property in the order of the language and not in that of its boxes.
 *
 * @param pointer where the answer stands, with row indices
 * @returns `''` when there is nothing to say
 */
export function writtenAnswer(
  node: PlanNode,
  pointer: string,
  part: Pick<FormPart, 'store' | 'texts' | 'language'>,
): string {
  const { store, texts, language } = part;
  const value = store.get(pointer);
  // Of a date in parts nothing is said before it is whole.
  if (value === undefined || node.kind !== 'group' || node.dateParts) {
    return answerText(node, value, texts, language);
  }
  const visible = store.isVisible.bind(store);
  const lines =
    groupLines(node, pointer, { data: store.data(), visible, texts, language }) ??
    node.children.map((child) => writtenAnswer(child, childPointer(pointer, child), part));
  return lines.filter((line) => line !== '').join(', ');
}
