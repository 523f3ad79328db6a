import { vi } from 'vitest';
import { matchesState, type StateValue } from 'xstate';

/** The snapshot that a test gives to a component. */
export interface ShownSnapshot {
  readonly context?: object;
  /** The state, as a machine's value. */
  readonly value?: StateValue;
  /** Types of the events that the machine accepts. */
  readonly can?: readonly string[];
  readonly children?: object;
  readonly tags?: readonly string[];
  readonly status?: 'active' | 'done';
}

/**
 * Creates an actor with a fixed snapshot, for a component that only reads it. `send` records the
 * events. `update` replaces parts of the snapshot and notifies the listeners.
 */
export function fakeActor<Actor>(shown: ShownSnapshot = {}) {
  const listeners = new Set<{ readonly next: (snapshot: unknown) => void }>();
  let current = shown;
  let snapshot = snapshotOf(shown);
  const send = vi.fn<(event: object) => void>();
  const actor = {
    send,
    getSnapshot: () => snapshot,
    subscribe: (given: unknown) => {
      const next = given as (snapshot: unknown) => void;
      const listener = typeof given === 'function' ? { next } : (given as { next: typeof next });
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  const update = (more: ShownSnapshot) => {
    current = { ...current, ...more };
    snapshot = snapshotOf(current);
    for (const { next } of listeners) next(snapshot);
  };
  return { actor: actor as unknown as Actor, send, update };
}

function snapshotOf(shown: ShownSnapshot) {
  const { context = {}, value = '', can = [], children = {}, tags = [], status = 'active' } = shown;
  return {
    context,
    value,
    children,
    status,
    tags: new Set(tags),
    matches: (state: StateValue) => matchesState(state, value),
    can: ({ type }: { readonly type: string }) => can.includes(type),
    hasTag: (tag: string) => tags.includes(tag),
  };
}
