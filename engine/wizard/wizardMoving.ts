import { currentScreen } from './wizardRules.ts';
import { wizardSetup } from './wizardSetup.ts';

/**
 * A closed error reopens the captcha dialog when the captcha is still unchecked (document 2,
 * section 7).
 */
const closing = wizardSetup.createStateConfig({
  on: {
    'dialog.closed': [
      { guard: 'isCaptchaUnchecked', target: 'askingCaptcha', actions: 'forgetDialog' },
      { actions: 'closeDialog' },
    ],
  },
}).on;

/** The applicant fills in the form or chooses where to go. */
const filling = wizardSetup.createStateConfig({
  entry: 'forgetCheck',
  always: { guard: 'isAcknowledged', target: 'acknowledged' },
  on: {
    ...closing,
    start: [
      { guard: ({ context }) => currentScreen(context).kind !== 'intro' },
      { guard: 'lacksTerms', actions: 'tellTerms' },
      {
        guard: 'isSigned',
        target: 'routing',
        actions: { type: 'aim', params: { intent: 'review' } },
      },
      { actions: 'goToFirstStep' },
    ],
    startAgain: [
      {
        guard: 'hasAnswersToLose',
        target: 'confirming',
        actions: { type: 'ask', params: { question: 'startAgain' } },
      },
      { target: 'startingAgain' },
    ],
    'answers.loaded': { target: 'loaded', actions: { type: 'load', params: ({ event }) => event } },
    next: {
      guard: { type: 'offers', params: { kind: 'next' } },
      target: 'validating',
      actions: 'aimNext',
    },
    submit: {
      guard: { type: 'offers', params: { kind: 'submit' } },
      target: 'validating',
      actions: { type: 'aim', params: { intent: 'submit' } },
    },
    complete: {
      guard: { type: 'offers', params: { kind: 'complete' } },
      target: 'validating',
      actions: { type: 'aim', params: { intent: 'complete' } },
    },
    back: {
      guard: 'hasBack',
      target: 'jumping',
      actions: { type: 'aimBack', params: ({ event }) => ({ forced: event.forced }) },
    },
    jump: { target: 'jumping', actions: { type: 'aimAt', params: ({ event }) => event } },
    change: {
      guard: 'isOnReview',
      target: 'jumping',
      actions: {
        type: 'aimAt',
        params: ({ event }) => ({ screenId: event.screenId, returnToReview: true }),
      },
    },
    sign: [
      {
        guard: { type: 'clearsOthers', params: ({ event }) => event },
        target: 'confirming',
        actions: [
          { type: 'beginSigning', params: ({ event }) => event },
          { type: 'ask', params: { question: 'changeSignature' } },
        ],
      },
      {
        guard: { type: 'canSign', params: ({ event }) => event },
        target: 'routing',
        actions: [
          { type: 'aim', params: { intent: 'sign' } },
          { type: 'beginSigning', params: ({ event }) => event },
        ],
      },
    ],
    'signatures.clear': {
      guard: 'hasSignaturesToClear',
      target: 'confirming',
      actions: ['aimHere', { type: 'ask', params: { question: 'clearSignatures' } }],
    },
    'sign.later': {
      guard: { type: 'canSignLater', params: ({ event }) => ({ fieldId: event.fieldId }) },
      actions: { type: 'putOff', params: ({ event }) => ({ fieldId: event.fieldId }) },
    },
    clear: {
      guard: 'isOnOwnStep',
      target: 'confirming',
      actions: { type: 'ask', params: { question: 'clearStep' } },
    },
    save: [
      {
        guard: 'isSubmitted',
        target: 'routing',
        actions: { type: 'aim', params: { intent: 'save' } },
      },
      { target: 'checking', actions: { type: 'aim', params: { intent: 'save' } } },
    ],
    print: [
      {
        guard: 'isSubmitted',
        target: 'routing',
        actions: { type: 'aim', params: { intent: 'print' } },
      },
      { target: 'checking', actions: { type: 'aim', params: { intent: 'print' } } },
    ],
    retry: { guard: 'canRetry', target: 'routing', actions: 'forgetDialog' },
  },
});

/** The last screen: a submission leads to it, and only a new start leads away. */
const acknowledged = wizardSetup.createStateConfig({
  entry: 'goToEnd',
  on: {
    ...closing,
    startAgain: {
      target: 'confirming',
      actions: { type: 'ask', params: { question: 'leaveAcknowledgement' } },
    },
    'answers.loaded': { target: 'loaded', actions: { type: 'load', params: ({ event }) => event } },
    save: { target: 'routing', actions: { type: 'aim', params: { intent: 'save' } } },
    print: { target: 'routing', actions: { type: 'aim', params: { intent: 'print' } } },
    retry: { guard: 'canRetry', target: 'routing', actions: 'forgetDialog' },
  },
});

/** A loaded file with signatures opens the review directly. */
const loaded = wizardSetup.createStateConfig({
  always: [
    {
      guard: 'isSigned',
      target: 'routing',
      actions: { type: 'aim', params: { intent: 'review' } },
    },
    { target: 'filling' },
  ],
});

const jumping = wizardSetup.createStateConfig({
  always: [
    {
      guard: { type: 'jumpIs', params: { jump: 'review' } },
      target: 'routing',
      actions: { type: 'aim', params: { intent: 'review' } },
    },
    {
      guard: { type: 'jumpIs', params: { jump: 'ask' } },
      target: 'confirming',
      actions: { type: 'ask', params: { question: 'clearSignatures' } },
    },
    {
      guard: { type: 'jumpIs', params: { jump: 'land' } },
      target: 'filling',
      actions: 'goToTarget',
    },
    { guard: { type: 'jumpIs', params: { jump: 'forward' } }, target: 'validating' },
    { target: 'filling', actions: 'closeDialog' },
  ],
});

/** A dialog in which the applicant must confirm before anything is lost. */
const confirming = wizardSetup.createStateConfig({
  on: {
    'dialog.confirmed': [
      {
        guard: { type: 'asks', params: { question: 'clearSignatures' } },
        target: 'filling',
        actions: ['clearSignatures', 'forgetDialog', 'goToTarget'],
      },
      {
        guard: { type: 'asks', params: { question: 'changeSignature' } },
        target: 'routing',
        actions: { type: 'aim', params: { intent: 'sign' } },
      },
      {
        guard: { type: 'asks', params: { question: 'clearStep' } },
        target: 'clearingStep',
        actions: 'forgetDialog',
      },
      { target: 'startingAgain', actions: 'forgetDialog' },
    ],
    'dialog.closed': { target: 'filling', actions: 'closeDialog' },
  },
});

/** The states in which the applicant chooses where to go. */
export const wizardMoving = {
  filling,
  acknowledged,
  loaded,
  jumping,
  confirming,
};
