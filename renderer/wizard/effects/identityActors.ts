import { fromPromise } from 'xstate';
import type {
  HashNumberInput,
  HashNumberOutput,
  IdentityRequest,
  PollIdentityInput,
  PollIdentityOutput,
  StartIdentityInput,
} from '#engine';
import type { WizardServices } from '../state/WizardServices.ts';

/** Loads the calls when the first number is submitted. A page without signing never loads them. */
const calls = () => import('./identityCalls.ts');

/**
 * Returns the effects of the identity app's dialog. The identity card number stays in this page.
 */
export function identityActors(services: WizardServices) {
  const { http, pdf } = services;
  return {
    hashNumber: fromPromise<HashNumberOutput, HashNumberInput>(async ({ input }) =>
      (await calls()).hashNumber(services, input),
    ),
    startIdentity: fromPromise<IdentityRequest, StartIdentityInput>(async ({ input }) => {
      const { start } = await calls();
      if (input.challenge) http.pass.offer(input.challenge);
      return start(services, input);
    }),
    pollIdentity: fromPromise<PollIdentityOutput, PollIdentityInput>(async ({ input, signal }) => {
      const { pdf: signed, ...polled } = await (await calls()).poll(services, input, signal);
      if (signed !== undefined && !signal.aborted) pdf.keep(signed, true);
      return polled;
    }),
  };
}
