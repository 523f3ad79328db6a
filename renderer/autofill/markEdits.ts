import { type FormStore, normaliseLeaf, withEdited } from '#engine';
import type { FieldMarks } from '../form-context/FieldMarks.ts';

/**
 * Marks filled fields as edited once the applicant changes them. Another spelling of the same value
 * is not a change. Clear, Start again and a loaded file remove every mark.
 *
 * @param pointers pointers of the leaves that were just filled in
 * @returns the unsubscribe function
 */
export function markEdits(
  store: Pick<FormStore, 'get' | 'node' | 'subscribe' | 'subscribeAll' | 'clearings'>,
  marks: FieldMarks,
  pointers: readonly string[],
): () => void {
  const clearings = store.clearings();
  const written = (pointer: string): unknown => {
    const node = store.node(pointer);
    const value = store.get(pointer);
    return node.kind === 'leaf' ? normaliseLeaf(node, value) : value;
  };
  const ends = pointers.map((pointer) => {
    const filled = written(pointer);
    return store.subscribe(pointer, 'value', () => {
      if (store.clearings() === clearings && written(pointer) !== filled) {
        marks.set(withEdited(marks.all(), pointer));
      }
    });
  });
  const endAll = store.subscribeAll(() => {
    if (store.clearings() !== clearings) marks.set(new Map());
  });
  return () => {
    for (const end of [...ends, endAll]) end();
  };
}
