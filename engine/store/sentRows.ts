import { segmentsOf } from '../values/pointer.ts';
import type { FormStore } from './FormStore.ts';

/**
 * A pointer of the server's as one of the page's. Empty rows of a list that leaves them out are not
 * sent: the server's first row may be the page's second.
 *
 * @param sent as the server has it, with the indices of the rows that were sent
 */
export function shownPointer(store: FormStore, sent: string): string {
  return segmentsOf(sent).reduce(
    (at, name) => `${at}/${store.sentRows(at)[Number(name)] ?? name}`,
    '',
  );
}

/**
 * A pointer of the page's as the server has it.
 *
 * @param shown with the indices of the page's rows
 * @returns `undefined` for a row that is not sent, and what stands in it
 */
export function sentPointer(store: FormStore, shown: string): string | undefined {
  let [at, sent] = ['', ''];
  for (const name of segmentsOf(shown)) {
    const place = store.rowCount(at) > 0 ? store.sentRows(at).indexOf(Number(name)) : name;
    if (place === -1) return undefined;
    at += `/${name}`;
    sent += `/${place}`;
  }
  return sent;
}
