import type { FormStore } from '#engine';
import type { FileValue } from './fileShelf.ts';

/** The files of a list, as the store holds them at this moment. */
export function filesAt(store: FormStore, list: string): readonly FileValue[] {
  const rows = store.get(list);
  return Array.isArray(rows) ? rows : [];
}

/** Makes the rows of a list these files: rows that are gone are removed, new ones added at the end. */
export function putFiles(store: FormStore, list: string, next: readonly FileValue[]): void {
  // A row may be empty: a saved file was loaded that held something else there.
  const before: readonly (FileValue | undefined)[] = filesAt(store, list);
  const kept = new Set(next.map(({ ref }) => ref));
  for (let index = before.length - 1; index >= 0; index -= 1) {
    if (!kept.has(before[index]?.ref ?? '')) store.removeRow(list, index);
  }
  const known = new Set(before.map((file) => file?.ref));
  for (const file of next) {
    if (!known.has(file.ref)) store.set(`${list}/${store.addRow(list)}`, file);
  }
}
