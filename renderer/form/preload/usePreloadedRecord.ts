import { startTransition, useEffect, useState } from 'react';
import type { FormStore } from '#engine';
import { fieldId } from '../../form-context/fieldId.ts';
import type { PreloadedRecord } from '../../form-context/Records.ts';
import { addButtonId } from '../../form-context/useMoveFocus.ts';
import { whenVisible } from './whenVisible.ts';

/**
 * Renders the record that the list's add button would add, ahead and hidden, while the page is
 * idle. A press of the button then only has to show it (see `NextStepPreloader`).
 *
 * @param keys keys of the present rows
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
    // The preloaded record is only valid for the rows that it was preloaded for.
    key: preloaded.after === keys ? preloaded.all.at(-1) : undefined,
    wasPreloaded: (key) => preloaded.all.includes(key),
  };
}

interface PreloadedRecords {
  /** Keys of the rows at the time when the last record was preloaded. */
  readonly after: readonly string[] | undefined;
  readonly all: readonly string[];
}

const NONE: PreloadedRecords = { after: undefined, all: [] };
