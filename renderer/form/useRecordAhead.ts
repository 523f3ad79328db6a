import { startTransition, useEffect, useState } from 'react';
import type { FormStore } from '#engine';
import { fieldId } from './fieldId.ts';
import { addButtonId } from './useMoveFocus.ts';
import { whenInSight } from './whenInSight.ts';

/** The record that would be added next, drawn hidden; an old phone needs a twentieth of a second for one. */
export interface RecordAhead {
  /** Its key; absent until its button has been in sight for a moment. */
  readonly key: string | undefined;
  /** Whether a record was drawn ahead, be it added since: it keeps what it was drawn in. */
  readonly wasAhead: (key: string) => boolean;
}

/**
 * The record that the button of a list would add, to be drawn hidden while the page rests, so that it
 * only has to be shown when the button is pressed (see `StepsAhead`).
 *
 * @param keys of the rows that there are
 * @param canAdd whether the list has such a button
 */
export function useRecordAhead(
  store: FormStore,
  list: string,
  keys: readonly string[],
  canAdd: boolean,
): RecordAhead {
  const [drawn, setDrawn] = useState<Drawn>(NONE);
  useEffect(() => {
    const button = canAdd ? document.getElementById(addButtonId(fieldId(list))) : null;
    if (!button) return undefined;
    return whenInSight(button, () => {
      const key = store.rowAhead(list);
      if (key === undefined) return;
      startTransition(() => setDrawn(({ all }) => ({ after: keys, all: [...all, key] })));
    });
  }, [store, list, keys, canAdd]);
  return {
    // Other rows by now: the next one is another.
    key: drawn.after === keys ? drawn.all.at(-1) : undefined,
    wasAhead: (key) => drawn.all.includes(key),
  };
}

interface Drawn {
  /** Keys of the rows after which the last one was drawn. */
  readonly after: readonly string[] | undefined;
  readonly all: readonly string[];
}

const NONE: Drawn = { after: undefined, all: [] };
