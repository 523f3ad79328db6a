import type { FormStore } from '#engine';

/**
 * Keeps what a store held when its page was taken over, while lines of it may still have to wake: React
 * holds each line against what was drawn, whatever the applicant has done in another one by then.
 * Call it once the page around the lines is there.
 *
 * @returns the way to stop
 */
export function keepDrawn(store: FormStore): () => void {
  const drawn: Drawn = { isChanged: false, copy: undefined };
  const stop = store.subscribeAll(() => {
    drawn.isChanged = true;
  });
  DRAWN.set(store, drawn);
  return () => {
    stop();
    // Not what a step that came meanwhile keeps.
    if (DRAWN.get(store) === drawn) DRAWN.delete(store);
  };
}

/** A store as its page was drawn from it: itself, until something has changed since. */
export function asDrawn(store: FormStore): FormStore {
  const drawn = DRAWN.get(store);
  if (!drawn?.isChanged) return store;
  drawn.copy ??= store.asOpened();
  return drawn.copy;
}

interface Drawn {
  isChanged: boolean;
  /** Made when it is first asked for: nearly all lines are awake before anybody does anything. */
  copy: FormStore | undefined;
}

const DRAWN = new WeakMap<FormStore, Drawn>();
