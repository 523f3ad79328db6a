import { childPointer, groupLines, type PlanNode } from '#engine';
import { answerText } from '../../form-context/answerText.ts';
import type { FormPart } from '../../form-context/FormPart.ts';

/**
 * Formats an answer in one line for the summary of a record, as the review and the documents do. An
 * address, a lot or a property follows the order of the language, not the order of its inputs.
 *
 * @param pointer pointer of the answer, with row indices
 * @returns `''` when there is no value to show
 */
export function writtenAnswer(
  node: PlanNode,
  pointer: string,
  part: Pick<FormPart, 'store' | 'texts' | 'language'>,
): string {
  const { store, texts, language } = part;
  const value = store.get(pointer);
  // `answerText` returns no text for a date in parts until the date is complete.
  if (value === undefined || node.kind !== 'group' || node.dateParts) {
    return answerText(node, value, texts, language);
  }
  const visible = store.isVisible.bind(store);
  const lines =
    groupLines(node, pointer, { data: store.data(), visible, texts, language }) ??
    node.children.map((child) => writtenAnswer(child, childPointer(pointer, child), part));
  return lines.filter((line) => line !== '').join(', ');
}
