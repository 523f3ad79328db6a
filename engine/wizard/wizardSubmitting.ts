import { failedCall } from '../calls/CallFailure.ts';
import { answerOf } from '../captcha/Captcha.ts';
import type { SubmitInput } from './WizardActors.ts';
import type { WizardContext } from './WizardContext.ts';
import { wizardSetup } from './wizardSetup.ts';

/**
 * Submits the form. After a payment the server has already submitted it, so the call only reads the
 * result. The session pauses during the call, as during a payment: the applicant can only wait.
 */
const submitting = wizardSetup.createStateConfig({
  entry: 'pauseSession',
  exit: 'resumeSession',
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'submit',
        input: ({ context }) => submitInput(context),
        onDone: [
          {
            guard: ({ event }) => event.output.result === 'processing',
            target: 'waiting',
            actions: { type: 'storeSubmitted', params: ({ event }) => event.output },
          },
          {
            guard: ({ context, event }) =>
              event.output.result === 'refused' && context.transactionId !== undefined,
            target: 'readingByTransaction',
          },
          {
            target: '#wizard.submitted',
            actions: { type: 'storeSubmitted', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isCaptchaFailure', params: failedCall },
            target: '#wizard.askingCaptcha',
            actions: { type: 'storeFailure', params: failedCall },
          },
          {
            guard: { type: 'isRefusedAfterPayment', params: failedCall },
            target: 'readingByTransaction',
          },
          {
            target: '#wizard.filling',
            actions: { type: 'storeFailure', params: failedCall },
          },
        ],
      },
    },
    readingByTransaction: {
      invoke: {
        src: 'submitByTransaction',
        input: ({ context }) => submitInput(context),
        onDone: [
          {
            guard: ({ event }) => event.output.result === 'processing',
            target: 'waiting',
            actions: { type: 'storeSubmitted', params: ({ event }) => event.output },
          },
          {
            target: '#wizard.submitted',
            actions: { type: 'storeSubmitted', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isCaptchaFailure', params: failedCall },
            target: '#wizard.askingCaptcha',
            actions: { type: 'storeFailure', params: failedCall },
          },
          {
            target: '#wizard.filling',
            actions: { type: 'storeFailure', params: failedCall },
          },
        ],
      },
    },
    waiting: { after: { submissionPoll: 'reading' } },
  },
});

const completing = wizardSetup.createStateConfig({
  invoke: {
    src: 'complete',
    input: ({ context }) => submitInput(context),
    onDone: {
      target: 'submitted',
      actions: { type: 'storeSubmitted', params: ({ event }) => event.output },
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

/** A form without an acknowledgement stays on its screen and shows that it is complete. */
const submitted = wizardSetup.createStateConfig({
  always: [
    { guard: 'isDoneWithoutAck', target: 'filling', actions: 'tellCompleted' },
    { target: 'filling' },
  ],
});

/** The states in which the form is submitted. */
export const wizardSubmitting = { submitting, completing, submitted };

/**
 * Returns the input of the calls that submit. A fee collected at the counter is only shown, so the
 * amount is zero.
 */
function submitInput(context: WizardContext): SubmitInput {
  const isPaidOnline = context.facts.paymentRequired || context.transactionId !== undefined;
  return {
    formCode: context.traits.code,
    submissionId: context.submissionId,
    transactionId: context.transactionId,
    amountCents: isPaidOnline ? context.amountCents : 0,
    challenge: answerOf(context.challenge),
  };
}
