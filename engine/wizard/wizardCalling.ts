import type { AnyMachineSnapshot } from 'xstate';
import { failedCall } from '../calls/CallFailure.ts';
import { answerOf } from '../captcha/Captcha.ts';
import { currentScreen, lacksToken, needsSubmission } from './wizardRules.ts';
import { wizardSetup } from './wizardSetup.ts';

const askingCaptcha = wizardSetup.createStateConfig({
  invoke: {
    id: 'captcha',
    src: 'captcha',
    input: ({ context }) => ({ demand: context.demand, again: context.challenge }),
    onDone: [
      {
        guard: { type: 'hasAnswer', params: ({ event }) => ({ answer: event.output }) },
        target: 'routing',
        actions: { type: 'storeChallenge', params: ({ event }) => ({ answer: event.output }) },
      },
      { target: 'filling', actions: 'closeDialog' },
    ],
  },
});

const saving = wizardSetup.createStateConfig({
  entry: 'beginSave',
  invoke: {
    src: 'saveForReview',
    input: ({ context }) => ({
      formCode: context.traits.code,
      submissionId: context.submissionId,
      needsSubmission: needsSubmission(context),
      challenge: answerOf(context.challenge),
    }),
    onDone: [
      {
        guard: ({ event }) =>
          event.output.result === 'ok' || event.output.result === 'paidDataLocked',
        target: 'routing',
        actions: { type: 'storeSaved', params: ({ event }) => event.output },
      },
      {
        target: 'filling',
        actions: { type: 'storeSaved', params: ({ event }) => event.output },
      },
    ],
    onError: [
      {
        guard: { type: 'isCaptchaFailure', params: failedCall },
        target: 'askingCaptcha',
        actions: [{ type: 'storeFailure', params: failedCall }, 'endSave'],
      },
      {
        target: 'filling',
        actions: [{ type: 'storeFailure', params: failedCall }, 'endSave'],
      },
    ],
  },
});

const signing = wizardSetup.createStateConfig({
  invoke: {
    id: 'signing',
    src: 'signing',
    input: ({ context }) => ({
      fieldId: context.signing ?? '',
      holder:
        context.facts.signatures.find(({ id }) => id === context.signing)?.holder ?? 'personal',
      submissionId: context.submissionId,
      needsCaptcha: lacksToken(context),
    }),
    onDone: {
      target: 'filling',
      actions: { type: 'storeSigning', params: ({ event }) => event.output },
    },
  },
});

/**
 * Pauses the idle timer while a payment, or a signature in the identity app, is pending elsewhere;
 * otherwise resumes it.
 */
const restWhilePending = wizardSetup.sendTo('session', ({ self }) => {
  const { children }: AnyMachineSnapshot = self.getSnapshot();
  const child = children.payment ?? children.identity;
  const isPending = child?.getSnapshot().hasTag('pending') === true;
  return { type: isPending ? ('pause' as const) : ('resume' as const) };
});

const identity = wizardSetup.createStateConfig({
  exit: 'resumeSession',
  on: {
    tick: { actions: [restWhilePending, 'tellSession'] },
    activity: { actions: [restWhilePending, 'tellSession'] },
  },
  invoke: {
    id: 'identity',
    src: 'identity',
    input: ({ context }) => ({
      fieldId: context.signing ?? '',
      submissionId: context.submissionId,
      needsCaptcha: lacksToken(context),
    }),
    onDone: {
      target: 'filling',
      actions: { type: 'storeSigning', params: ({ event }) => event.output },
    },
  },
});

const paying = wizardSetup.createStateConfig({
  exit: 'resumeSession',
  on: {
    tick: { actions: [restWhilePending, 'tellSession'] },
    activity: { actions: [restWhilePending, 'tellSession'] },
  },
  invoke: {
    id: 'payment',
    src: 'payment',
    input: ({ context }) => ({
      submissionId: context.submissionId ?? '',
      amountCents: context.amountCents,
      transactionId: context.transactionId,
      startedPayment: context.startedPayment,
      preferred: context.facts.paymentMethod,
      needsCaptcha: lacksToken(context),
    }),
    onDone: {
      target: 'routing',
      actions: { type: 'storePayment', params: ({ event }) => event.output },
    },
  },
});

const makingDocument = wizardSetup.createStateConfig({
  invoke: {
    src: 'makeDocument',
    input: ({ context }) => ({
      formCode: context.traits.code,
      document: context.intent === 'save' ? ('save' as const) : ('print' as const),
      submissionId: context.submissionId,
      challenge: answerOf(context.challenge),
    }),
    onDone: {
      target: 'filling',
      actions: { type: 'endDocument', params: ({ event }) => event.output },
    },
    onError: [
      {
        guard: { type: 'isCaptchaFailure', params: failedCall },
        target: 'askingCaptcha',
        actions: { type: 'storeFailure', params: failedCall },
      },
      { target: 'filling', actions: { type: 'storeFailure', params: failedCall } },
    ],
  },
});

const clearingStep = wizardSetup.createStateConfig({
  invoke: {
    src: 'resetAnswers',
    input: ({ context }) => ({ scope: 'step' as const, screenId: currentScreen(context).id }),
    onDone: {
      target: 'filling',
      actions: [
        'noteEdit',
        { type: 'storeFacts', params: ({ event }) => ({ facts: event.output }) },
      ],
    },
    onError: { target: 'filling', actions: { type: 'storeFailure', params: failedCall } },
  },
});

const startingAgain = wizardSetup.createStateConfig({
  invoke: {
    src: 'resetAnswers',
    input: ({ context }) => ({ scope: 'form' as const, retain: context.traits.retain }),
    onDone: {
      target: 'filling',
      actions: { type: 'restart', params: ({ event }) => event.output },
    },
    onError: { target: 'filling', actions: { type: 'storeFailure', params: failedCall } },
  },
});

/** The states in which the wizard waits for the applicant or the server. */
export const wizardCalling = {
  askingCaptcha,
  saving,
  signing,
  identity,
  paying,
  makingDocument,
  clearingStep,
  startingAgain,
};
