import { type FormStore, sentPointer } from '#engine';

/**
 * The open record of each list: the key of the row by the pointer of the list, `undefined` while
 * all are closed. It is stored per form store, not in a component, so that a step looks the same
 * when the applicant returns.
 */
type OpenKeys = Map<string, string | undefined>;

const known = new WeakMap<FormStore, OpenKeys>();

/**
 * Returns the last open record of a list. Returns `undefined` where none was opened or the record
 * was removed.
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
 * Returns the number, from 1, of the current record of each list, by the list's pointer: the wire's
 * `{id}_currentRec`. Pointer and number count only submitted records. Lists without an opened
 * record are absent, and so are lists whose current record is not submitted.
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
