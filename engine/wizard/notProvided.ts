import { fromPromise } from 'xstate';
import { NotProvidedError } from './CallFailure.ts';

/**
 * Stands in a bare machine where the page must provide an effect.
 *
 * @param deed what cannot be done without it, as in "load the captcha"
 * @param name the actor's name in `machine.provide({ actors })`
 * @returns an actor that fails with a `NotProvidedError`, which stops the machine
 */
export function notProvided<Output, Input>(deed: string, name: string) {
  return fromPromise<Output, Input>(() => {
    throw new NotProvidedError(deed, name);
  });
}
