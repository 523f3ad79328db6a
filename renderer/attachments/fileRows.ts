import type { FormStore } from '#engine';
import type { FileValue } from './pendingFileCache.ts';

/** Returns the files of a list from the store. */
export function filesAt(store: FormStore, list: string): readonly FileValue[] {
  const rows = store.get(list);
  return Array.isArray(rows) ? rows : [];
}

/**
 * Replaces the files of a list. Removes the rows of files that are not in `next`, and adds rows for
 * new files at the end.
 */
export function putFiles(store: FormStore, list: string, next: readonly FileValue[]): void {
  // A row may be empty, because a saved file contained another value there.
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
