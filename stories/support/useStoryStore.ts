import type { StoryFormFiles } from 'virtual:story-forms';
import { useMemo, useState } from 'react';
import { createFormStore, type FormData, type FormStore } from '#engine';

interface Asked {
  readonly files: Pick<StoryFormFiles, 'plan' | 'validator'>;
  /** Initial answers. */
  readonly data: FormData | undefined;
  readonly now: string;
  /** Whether to show the errors of `steps`; of all steps when `steps` is `undefined`. */
  readonly attempted: boolean;
  readonly steps: readonly string[] | undefined;
}

/**
 * Returns the store of a story's form. When the toolbar switches all errors on or off, a new store
 * receives the current answers. Typed text remains.
 */
export function useStoryStore({ files, data, now, attempted, steps }: Asked): FormStore {
  const { plan, validator } = files;
  const [last] = useState<Last>({});
  return useMemo(() => {
    const isGoingOn = last.store !== undefined && last.data === data && last.store.plan === plan;
    const answers = isGoingOn ? last.store?.data() : data;
    const store = createFormStore(plan, validator, { now, ...(answers ? { data: answers } : {}) });
    if (attempted) store.validateSteps(steps);
    last.store = store;
    last.data = data;
    return store;
  }, [plan, validator, now, data, attempted, steps, last]);
}

/** The previous store, and its initial data. */
interface Last {
  store?: FormStore;
  data?: FormData | undefined;
}
