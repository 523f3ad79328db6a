import { vi } from 'vitest';
import { type EventFromLogic, matchesState, type StateValue } from 'xstate';

/** The snapshot that a test gives to a component. */
export interface ShownSnapshot {
  readonly context?: object;
  /** The state, as a machine's value. */
  readonly value?: StateValue;
  /** Types of the events that the machine accepts. */
  readonly can?: readonly string[];
  readonly children?: object;
}

/**
 * Creates an actor with a fixed snapshot, for a component that only reads it. `send` records the
 * events. `update` replaces parts of the snapshot and notifies the listeners.
 */
export function fakeActor<Actor>(shown: ShownSnapshot = {}) {
  const listeners = new Set<{ readonly next: (snapshot: unknown) => void }>();
  let snapshot = snapshotOf(shown);
  const send = vi.fn<(event: EventFromLogic<never>) => void>();
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
    snapshot = snapshotOf({ ...snapshot, ...more, can: more.can ?? snapshot.accepted });
    for (const { next } of listeners) next(snapshot);
  };
  return { actor: actor as unknown as Actor, send, update };
}

function snapshotOf({ context = {}, value = '', can = [], children = {} }: ShownSnapshot) {
  return {
    context,
    value,
    children,
    accepted: can,
    matches: (state: StateValue) => matchesState(state, value),
    can: ({ type }: { readonly type: string }) => can.includes(type),
  };
}
