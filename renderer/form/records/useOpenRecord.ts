import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormStore } from '#engine';
import { onReveal } from '../../form-context/focusField.ts';
import { noteOpenRecord, openRecordOf } from './openRecords.ts';

/**
 * Manages the open record of a list. At most one record is open. At first, this is the record that
 * was open before, otherwise the first blank record, otherwise the only record. Revealing a field
 * by its pointer opens the record that contains it.
 *
 * @param keys keys of the rows, in order
 * @returns the key of the open row, and a function that opens another row (`undefined` closes the
 *   open row)
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
      onReveal(store, (revealed) => {
        if (!revealed.startsWith(`${pointer}/`)) return;
        const index = Number(revealed.slice(pointer.length + 1).split('/')[0]);
        const key = store.rowKeys(pointer)[index];
        // The field must be in the document before the focus moves to it, directly after this call.
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
