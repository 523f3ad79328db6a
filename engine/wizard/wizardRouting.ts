import { failedCall } from '../calls/CallFailure.ts';
import type { ValidateAllInput } from './WizardActors.ts';
import type { Intent } from './WizardContext.ts';
import { currentScreen } from './wizardRules.ts';
import { wizardSetup } from './wizardSetup.ts';

const validating = wizardSetup.createStateConfig({
  invoke: {
    src: 'validateStep',
    input: ({ context }) => ({ screenId: currentScreen(context).id }),
    onDone: [
      {
        guard: { type: 'holds', params: ({ event }) => event.output },
        target: 'routing',
        actions: [{ type: 'storeFacts', params: ({ event }) => event.output }, 'reaim'],
      },
      {
        target: 'filling',
        actions: [
          { type: 'storeFacts', params: ({ event }) => event.output },
          { type: 'tellErrors', params: ({ event }) => event.output },
        ],
      },
    ],
    onError: { target: 'filling', actions: { type: 'storeFailure', params: failedCall } },
  },
});

/** Validates every own step, before the review and before any document or submission. */
const checking = wizardSetup.createStateConfig({
  entry: 'beginCheck',
  invoke: {
    src: 'validateAll',
    input: ({ context }) => ({ purpose: purposeOf(context.intent) }),
    onDone: [
      {
        guard: { type: 'holds', params: ({ event }) => event.output },
        target: 'routing',
        actions: { type: 'storeFacts', params: ({ event }) => event.output },
      },
      {
        target: 'filling',
        actions: [
          { type: 'storeFacts', params: ({ event }) => event.output },
          { type: 'tellErrors', params: ({ event }) => event.output },
          'endCheck',
        ],
      },
    ],
    onError: {
      target: 'filling',
      actions: [{ type: 'storeFailure', params: failedCall }, 'endCheck'],
    },
  },
});

/**
 * Finds the next action that the intent needs: a check, a signature, the captcha, a save on the
 * server, and last the action itself. It finds an interrupted call in the same way.
 */
const routing = wizardSetup.createStateConfig({
  always: [
    {
      guard: { type: 'means', params: { intents: ['step'] } },
      target: 'filling',
      actions: 'advanceToTarget',
    },
    { guard: 'isPaidAndHandingIn', target: 'submitting' },
    { guard: 'needsCheck', target: 'checking' },
    { guard: 'lacksSignatures', target: 'filling', actions: 'tellMissingSignatures' },
    { guard: 'needsCaptcha', target: 'askingCaptcha' },
    { guard: 'needsSave', target: 'saving' },
    {
      guard: { type: 'means', params: { intents: ['review', 'submission'] } },
      target: 'filling',
      actions: 'advanceToTarget',
    },
    { guard: 'isSigningByApp', target: 'identity' },
    { guard: { type: 'means', params: { intents: ['sign'] } }, target: 'signing' },
    { guard: { type: 'means', params: { intents: ['payment'] } }, target: 'paying' },
    { guard: { type: 'means', params: { intents: ['submit'] } }, target: 'submitting' },
    { guard: { type: 'means', params: { intents: ['complete'] } }, target: 'completing' },
    {
      guard: { type: 'means', params: { intents: ['save', 'print'] } },
      target: 'makingDocument',
    },
    { target: 'filling' },
  ],
});

/** The states in which the wizard finds the next step of a move. */
export const wizardRouting = { validating, checking, routing };

function purposeOf(intent: Intent | undefined): ValidateAllInput['purpose'] {
  switch (intent) {
    case 'payment':
    case 'submit':
    case 'complete':
    case 'save':
    case 'print':
      return intent;
    default:
      return 'review';
  }
}
