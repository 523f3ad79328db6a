import { type AnyStateMachine, createActor } from 'xstate';

/** The setup of a machine, from `setup` of XState. */
interface Setup {
  createMachine(config: never): unknown;
}

/**
 * Returns functions that run one action or one guard of a machine's setup.
 *
 * @param fresh the context before the action or the guard
 */
export function setupRuns<Context extends object>(setup: Setup, fresh: Context) {
  const run = (context: object, transition: object) => {
    const config = {
      context,
      initial: 'before',
      states: { before: { on: { look: { target: 'after', ...transition } } }, after: {} },
    };
    const machine = setup.createMachine(config as never) as AnyStateMachine;
    const actor = createActor(machine, { input: fresh }).start();
    actor.send({ type: 'look' });
    return actor.getSnapshot();
  };
  return {
    /** Returns the context after an action. @param more overrides of the context before */
    contextAfter: (actions: object | string, more: Partial<Context> = {}): Context =>
      run({ ...fresh, ...more }, { actions }).context,
    /** Returns whether a guard holds. @param more overrides of the context */
    holds: (guard: object | string, more: Partial<Context> = {}): boolean =>
      run({ ...fresh, ...more }, { guard }).value === 'after',
  };
}
