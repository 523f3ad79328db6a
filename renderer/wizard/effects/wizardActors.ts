import { fromPromise } from 'xstate';
import {
  captchaMachine,
  identityMachine,
  paymentMachine,
  pollInterval,
  signingMachine,
  wizardMachine,
} from '#engine';
import { fetchChallenge } from '../../api/captchaApi.ts';
import type { WizardServices } from '../state/WizardServices.ts';
import { identityActors } from './identityActors.ts';
import { paymentActors } from './paymentActors.ts';
import { signingActors } from './signingActors.ts';
import { submissionActors } from './submissionActors.ts';

/**
 * Returns the wizard machine with its effects. The actors that the engine's machines declare are
 * implemented as server calls and browser actions.
 *
 * @param services the services that the effects use
 */
export function providedWizard(services: WizardServices) {
  const captcha = captchaMachine.provide({
    actors: {
      loadChallenge: fromPromise(() => fetchChallenge(services.http, services.language())),
    },
  });
  return wizardMachine.provide({
    actors: {
      ...submissionActors(services),
      captcha,
      identity: identityMachine.provide({ actors: { ...identityActors(services), captcha } }),
      payment: paymentMachine.provide({
        actors: { ...paymentActors(services), captcha },
        delays: { pollInterval: ({ context }) => pollInterval(context, services.config.polls) },
      }),
      signing: signingMachine.provide({ actors: { ...signingActors(services), captcha } }),
    },
    delays: { submissionPoll: services.config.polls.submissionMs },
  });
}
