import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormStore } from '#engine';
import { onReveal } from './focusField.ts';
import { noteOpenRecord, openRecordOf } from './openRecords.ts';

/**
 * Which record of a list is open: one, or none. At first the one that was open when the step was
 * left, or the first record that is still blank, or the only one. A field that is asked for by its
 * pointer opens its record.
 *
 * @param keys of the rows, in order
 * @returns the key of the open row and the way to open another (`undefined` closes)
 */
export function useOpenRecord(store: FormStore, pointer: string, keys: readonly string[]) {
  const [openKey, setKey] = useState(() => {
    const left = openRecordOf(store, pointer);
    return left ? left.key : firstOpen(store, pointer, keys);
  });
  const setOpenKey = useCallback(
    (key: string | undefined) => {
      noteOpenRecord(store, pointer, key);
      setKey(key);
    },
    [store, pointer],
  );
  useEffect(
    () =>
      onReveal(store, (asked) => {
        if (!asked.startsWith(`${pointer}/`)) return;
        const index = Number(asked.slice(pointer.length + 1).split('/')[0]);
        const key = store.rowKeys(pointer)[index];
        // The field must be on the page when the focus moves to it, right after this.
        if (key !== undefined) flushSync(() => setOpenKey(key));
      }),
    [store, pointer, setOpenKey],
  );
  return [openKey, setOpenKey] as const;
}

function firstOpen(store: FormStore, pointer: string, keys: readonly string[]): string | undefined {
  const blank = keys.find((_, index) => isBlank(store.get(`${pointer}/${index}`)));
  return blank ?? (keys.length === 1 ? keys[0] : undefined);
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isBlank);
}
