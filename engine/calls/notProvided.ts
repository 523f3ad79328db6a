import { fromPromise } from 'xstate';
import { NotProvidedError } from './CallFailure.ts';

/**
 * Creates a placeholder actor for an effect that the page must provide.
 *
 * @param action the action that needs the actor, as in "load the captcha"
 * @param name the actor's name in `machine.provide({ actors })`
 * @returns an actor that fails with a `NotProvidedError`, which stops the machine
 */
export function notProvided<Output, Input>(action: string, name: string) {
  return fromPromise<Output, Input>(() => {
    throw new NotProvidedError(action, name);
  });
}
