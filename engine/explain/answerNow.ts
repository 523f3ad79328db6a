import type { Cell } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { FormWords } from './FormWords.ts';

/**
 * Returns the current answer of a field in words, such as `now it is “Person”`.
 *
 * @param cell `undefined` for a field in a record that does not exist
 */
export function answerNow(words: FormWords, state: FormState, cell: Cell | undefined): string {
  const { now } = words.wording;
  if (!cell) return now.empty;
  if (!state.isVisible(cell)) return now.hidden;
  const value = state.readingOf(cell);
  if (cell.kind === 'leaf' && cell.node.valueType === 'checkbox') {
    return value === true ? now.ticked : now.notTicked;
  }
  if (value === undefined) return now.empty;
  if (cell.kind === 'list')
    return words.fill(now.records, state.rowsAt(cell.node.pattern, cell.parent).length);
  if (typeof value === 'object' && cell.kind === 'group') return now.holds;
  return words.fill(now.is, words.value(cell.node, value));
}
