import type { StoryFormFiles } from 'virtual:story-forms';
import { useMemo, useState } from 'react';
import { createFormStore, type FormData, type FormStore } from '#engine';

interface Asked {
  readonly files: Pick<StoryFormFiles, 'plan' | 'validator'>;
  /** Answers to start with. */
  readonly data: FormData | undefined;
  readonly now: string;
  /** What is wrong shows, of these steps; of all when absent. */
  readonly attempted: boolean;
  readonly steps: readonly string[] | undefined;
}

/**
 * The store of a story's form. Once the toolbar shows all errors, or no longer does, another store has the
 * answers that were given so far: what a reviewer has typed stays.
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

/** The store before this one, and what it started with. */
interface Last {
  store?: FormStore;
  data?: FormData | undefined;
}
