import { type FormStore, sentPointer } from '#engine';

/**
 * The keys of the open records, by the pointer of their list; `undefined` while all records are
 * closed. The map belongs to a form store, not to a component, so that a step looks the same when
 * the applicant returns.
 */
type OpenKeys = Map<string, string | undefined>;

const known = new WeakMap<FormStore, OpenKeys>();

/**
 * Returns the last open record of a list, with `key: undefined` while all are closed. Returns
 * `undefined` if no record was opened or closed yet, or the record was removed.
 */
export function openRecordOf(
  store: FormStore,
  list: string,
): { readonly key: string | undefined } | undefined {
  const keys = known.get(store);
  if (!keys?.has(list)) return undefined;
  const key = keys.get(list);
  return key === undefined || store.rowKeys(list).includes(key) ? { key } : undefined;
}

/** Stores which record of a list is open. */
export function noteOpenRecord(store: FormStore, list: string, key: string | undefined): void {
  const keys: OpenKeys = known.get(store) ?? new Map();
  known.set(store, keys.set(list, key));
}

/**
 * Returns the number (from 1) of the current record of each list, by the list's pointer. The wire
 * format calls it `{id}_currentRec`. Pointer and number count only submitted records. Omits lists
 * without an open record, and lists whose open record is not submitted.
 */
export function currentRecords(store: FormStore): Readonly<Record<string, number>> {
  const current = [...(known.get(store) ?? [])].flatMap(([list, key]) => {
    const index = key === undefined ? -1 : store.rowKeys(list).indexOf(key);
    const sent = index < 0 ? undefined : sentPointer(store, `${list}/${index}`);
    if (sent === undefined) return [];
    const at = sent.lastIndexOf('/');
    return [[sent.slice(0, at), Number(sent.slice(at + 1)) + 1] as const];
  });
  return Object.fromEntries(current);
}
