import { type FormStore, sentPointer } from '#engine';

/**
 * Which record of each list is open: the row's key (`undefined` while all are closed) by the list's
 * pointer. Kept beside the answers, not in a component, so that a step that is come back to stands
 * as it was left.
 */
type OpenKeys = Map<string, string | undefined>;

const known = new WeakMap<FormStore, OpenKeys>();

/** The record of a list that was open last; nothing where none was opened, or it is gone. */
export function openRecordOf(
  store: FormStore,
  list: string,
): { readonly key: string | undefined } | undefined {
  const keys = known.get(store);
  if (!keys?.has(list)) return undefined;
  const key = keys.get(list);
  return key === undefined || store.rowKeys(list).includes(key) ? { key } : undefined;
}

/** Remembers which record of a list is open. */
export function noteOpenRecord(store: FormStore, list: string, key: string | undefined): void {
  const keys: OpenKeys = known.get(store) ?? new Map();
  known.set(store, keys.set(list, key));
}

/**
 * The number, from 1, of the record that each list shows, by the list's pointer, both among the records
 * that are sent: what the wire calls `{id}_currentRec`. A list that nobody opened a record of is not
 * named, nor one that shows a record that is not sent.
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
