import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CaptchaChallenge } from '../../../engine/captcha/Captcha.ts';
import { captchaMachine } from '../../../engine/captcha/captchaMachine.ts';
import { identityMachine } from '../../../engine/identity/identityMachine.ts';
import { paymentMachine } from '../../../engine/payment/paymentMachine.ts';
import { signingMachine } from '../../../engine/signing/signingMachine.ts';
import type { WizardInput } from '../../../engine/wizard/WizardContext.ts';
import { wizardMachine } from '../../../engine/wizard/wizardMachine.ts';
import { type Effects, effects } from './wizardEffects.ts';
import { input } from './wizardFacts.ts';

/** Returns the captcha machine with these effects. */
export function captchaWith(fx: Effects) {
  return captchaMachine.provide({
    actors: { loadChallenge: fromPromise<CaptchaChallenge, undefined>(() => fx.loadChallenge()) },
  });
}

/** Returns the signing machine with these effects. */
export function signingWith(fx: Effects) {
  return signingMachine.provide({
    actors: {
      captcha: captchaWith(fx),
      openCertificate: promised(fx.openCertificate),
      prepareSignature: promised(fx.prepareSignature),
      signInBrowser: promised(fx.signInBrowser),
      embedSignature: promised(fx.embedSignature),
    },
  });
}

/** Returns the identity machine with these effects. */
export function identityWith(fx: Effects) {
  return identityMachine.provide({
    actors: {
      captcha: captchaWith(fx),
      hashNumber: promised(fx.hashNumber),
      startIdentity: promised(fx.startIdentity),
      pollIdentity: promised(fx.pollIdentity),
    },
  });
}

/** Returns the payment machine with these effects. */
export function paymentWith(fx: Effects) {
  return paymentMachine.provide({
    actors: {
      captcha: captchaWith(fx),
      prepareTransaction: promised(fx.prepareTransaction),
      loadMethods: promised(fx.loadMethods),
      submitPayment: promised(fx.submitPayment),
      openGateway: promised(fx.openGateway),
      agreeInSheet: promised(fx.agreeInSheet),
      leavePage: promised(fx.leavePage),
      pollPayment: promised(fx.pollPayment),
      askPayment: promised(fx.askPayment),
      cancelPayment: promised(fx.cancelPayment),
    },
  });
}

function wizardWith(fx: Effects) {
  return wizardMachine.provide({
    actors: {
      captcha: captchaWith(fx),
      identity: identityWith(fx),
      signing: signingWith(fx),
      payment: paymentWith(fx),
      validateStep: promised(fx.validateStep),
      validateAll: promised(fx.validateAll),
      saveForReview: promised(fx.saveForReview),
      submit: promised(fx.submit),
      submitByTransaction: promised(fx.submitByTransaction),
      complete: promised(fx.complete),
      resetAnswers: promised(fx.resetAnswers),
      makeDocument: promised(fx.makeDocument),
    },
  });
}

/** Returns a running wizard with a simulated clock. */
export function startWizard(fx: Effects = effects(), wizardInput: WizardInput = input()) {
  const clock = new SimulatedClock();
  const wizard = createActor(wizardWith(fx), { input: wizardInput, clock });
  wizard.start();
  return { wizard, clock, fx };
}

/** A running wizard. */
export type Wizard = ReturnType<typeof startWizard>['wizard'];

/** Waits for 30 microtasks, which is enough for the pending promises of these tests. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

/** Sends events in order, and waits for the effects of each event. */
export async function send(wizard: Wizard, ...events: Parameters<Wizard['send']>[0][]) {
  for (const event of events) {
    wizard.send(event);
    await settle();
  }
}

/** Returns the id of the current screen. */
export function screenId(wizard: Wizard): string | undefined {
  const { screens, screenIndex } = wizard.getSnapshot().context;
  return screens[screenIndex]?.id;
}

/** Returns an effect as an actor of a machine. */
function promised<Output, Input>(effect: (input: Input) => Promise<Output>) {
  return fromPromise<Output, Input>(({ input: given }) => effect(given));
}
