import { answerOf } from '../captcha/Captcha.ts';
import { failedCall } from './CallFailure.ts';
import type { SubmitInput } from './WizardActors.ts';
import type { WizardContext } from './WizardContext.ts';
import { wizardSetup } from './wizardSetup.ts';

/**
 * After a payment the server has submitted already: what is called is a read. The session rests
 * meanwhile, as while paying: nobody has anything to do but wait.
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

/** A form without an acknowledgement stays where it is and says that it is done. */
const submitted = wizardSetup.createStateConfig({
  always: [
    { guard: 'isDoneWithoutAck', target: 'filling', actions: 'tellCompleted' },
    { target: 'filling' },
  ],
});

/** States in which the form is handed in. */
export const wizardSubmitting = { submitting, completing, submitted };

/** What is collected at the counter is shown, and not claimed: online nothing is to be paid. */
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
