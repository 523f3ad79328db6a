import { startTransition, useEffect, useState } from 'react';
import type { FormStore } from '#engine';
import { fieldId } from '../../form-context/fieldId.ts';
import type { PreloadedRecord } from '../../form-context/Records.ts';
import { addButtonId } from '../../form-context/useMoveFocus.ts';
import { whenVisible } from './whenVisible.ts';

/**
 * Selects a record to prerender, hidden, while the add button is visible and the page is idle. A
 * press of that button then only has to show the record (see `NextStepPreloader`).
 *
 * @param keys keys of the current rows
 * @param canAdd whether the list has an add button
 */
export function usePreloadedRecord(
  store: FormStore,
  list: string,
  keys: readonly string[],
  canAdd: boolean,
): PreloadedRecord {
  const [preloaded, setPreloaded] = useState<PreloadedRecords>(NONE);
  useEffect(() => {
    const button = canAdd ? document.getElementById(addButtonId(fieldId(list))) : null;
    if (!button) return undefined;
    return whenVisible(button, () => {
      const key = store.rowAhead(list);
      if (key === undefined) return;
      startTransition(() => setPreloaded(({ all }) => ({ after: keys, all: [...all, key] })));
    });
  }, [store, list, keys, canAdd]);
  return {
    // A preloaded record is valid only until the rows change.
    key: preloaded.after === keys ? preloaded.all.at(-1) : undefined,
    wasPreloaded: (key) => preloaded.all.includes(key),
  };
}

interface PreloadedRecords {
  /** Keys of the rows when the last record was preloaded. */
  readonly after: readonly string[] | undefined;
  readonly all: readonly string[];
}

const NONE: PreloadedRecords = { after: undefined, all: [] };
