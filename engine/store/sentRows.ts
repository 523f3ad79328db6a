import { segmentsOf } from '../values/pointer.ts';
import type { FormStore } from './FormStore.ts';

/**
 * Converts a pointer of the server to the page's. A list may omit empty rows from the request: the
 * server's first row may be the page's second.
 *
 * @param sent a pointer with the indices of the rows that were sent
 *
 * @example
 * import { createFormStore } from '#engine';
 * const [orders] = ORDERS.plan.root.children;
 * const root = { ...ORDERS.plan.root, children: [{ ...orders, emptyRows: 'drop' }] };
 * const data = { orders: [{}, { lot: 'IL-123' }] };
 * const store = createFormStore({ ...ORDERS.plan, root }, ORDERS.validator, { data, now });
 * shownPointer(store, '/orders/0/lot'); // '/orders/1/lot'
 */
export function shownPointer(store: FormStore, sent: string): string {
  return segmentsOf(sent).reduce(
    (at, name) => `${at}/${store.sentRows(at)[Number(name)] ?? name}`,
    '',
  );
}

/**
 * Converts a pointer of the page to the server's.
 *
 * @param shown a pointer with the indices of the page's rows
 * @returns `undefined` for a row that is not sent, and for everything in it
 *
 * @example
 * import { createFormStore } from '#engine';
 * const [orders] = ORDERS.plan.root.children;
 * const root = { ...ORDERS.plan.root, children: [{ ...orders, emptyRows: 'drop' }] };
 * const data = { orders: [{}, { lot: 'IL-123' }] };
 * const store = createFormStore({ ...ORDERS.plan, root }, ORDERS.validator, { data, now });
 * sentPointer(store, '/orders/1/lot'); // '/orders/0/lot'
 * sentPointer(store, '/orders/0/lot'); // undefined
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
