import { assign, setup } from 'xstate';
import { type FailedCall, failedCall } from '../calls/CallFailure.ts';
import { notProvided } from '../calls/notProvided.ts';
import {
  IDENTITY_LAST_POLL_MS,
  IDENTITY_POLL_MS,
  IDENTITY_WAIT_LIMIT_MS,
} from '../constants/constants.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import type {
  AutofillContext,
  AutofillEvent,
  LoginRequest,
  LoginResult,
  LoginReturn,
  ProfileResult,
} from './Autofill.ts';
import type { AutofillOutcome } from './fillFromProfile.ts';
import type { AutofillProfile } from './profile.ts';

const NOTHING: AutofillContext = {
  request: undefined,
  isWaitOver: false,
  handles: undefined,
  isUsingAppLogin: false,
  outcome: undefined,
  error: undefined,
};

const LOGIN_FAILED: MessageRef = { key: 'loginFailed', args: [] };
const FILLING_FAILED: MessageRef = { key: 'formFillingFailed', args: [] };

const autofillSetup = setup({
  types: { context: {} as AutofillContext, events: {} as AutofillEvent, tags: {} as 'filling' },
  actors: {
    /** POST eme/initLogin. */
    startLogin: notProvided<LoginRequest, undefined>('log in', 'startLogin'),
    /** POST eme/poll/{state}. */
    pollLogin: notProvided<LoginResult, { readonly state: string }>('poll', 'pollLogin'),
    /** POST eme/authAppCallback. */
    finishLogin: notProvided<LoginResult, LoginReturn>('finish the log-in', 'finishLogin'),
    /** POST eme/getProfileFromAPP. */
    fetchProfile: notProvided<ProfileResult, Pick<AutofillContext, 'handles'>>(
      'fetch the profile',
      'fetchProfile',
    ),
    /** Fills in the form, except answers typed after `fetchProfile` began. */
    fill: notProvided<AutofillOutcome, AutofillProfile>('fill the form in', 'fill'),
  },
  delays: {
    pollInterval: IDENTITY_POLL_MS,
    waitLimit: IDENTITY_WAIT_LIMIT_MS,
    lastPollLimit: IDENTITY_LAST_POLL_MS,
  },
  guards: {
    isLoggedIn: ({ context }) => context.handles !== undefined,
    isWaitOver: ({ context }) => context.isWaitOver,
    isCompleted: (_, { status }: { readonly status: string }) => status === 'completed',
    isPending: (_, { status }: { readonly status: string }) => status === 'pending',
    isBusy: (_, { failure }: FailedCall) => failure.kind === 'busy',
  },
  actions: {
    storeLogin: assign((_, result: LoginResult) =>
      result.status === 'completed' ? { handles: result.handles, request: undefined } : {},
    ),
    /** A failed log-in cannot be used again. */
    storeFailure: assign((_, result: LoginResult | ProfileResult) =>
      result.status === 'failed'
        ? {
            error: result.message,
            ...(result.message.key === LOGIN_FAILED.key && { handles: undefined }),
          }
        : {},
    ),
    storeError: assign((_, { error }: { readonly error: MessageRef }) => ({ error })),
    storeFailedCall: assign((_, { failure }: FailedCall) => ({
      error: failure.kind === 'refused' ? LOGIN_FAILED : { key: 'busy', args: [] },
    })),
  },
});

/** The transition to `failed` when nobody logged in within the limit. */
const expired = {
  guard: 'isWaitOver',
  target: '#autofill.failed',
  actions: { type: 'storeError', params: { error: LOGIN_FAILED } },
} as const;

/** The wait ends with one more poll: the log-in may have happened since the last one. */
const waiting = autofillSetup.createStateConfig({
  initial: 'resting',
  entry: assign({ isWaitOver: false }),
  after: { waitLimit: { target: '.polling', actions: assign({ isWaitOver: true }) } },
  on: { close: 'idle' },
  states: {
    resting: {
      always: expired,
      after: { pollInterval: 'polling' },
      on: { look: 'polling' },
    },
    polling: {
      after: { lastPollLimit: expired },
      invoke: {
        src: 'pollLogin',
        input: ({ context }) => ({ state: context.request?.state ?? '' }),
        onDone: [
          { guard: { type: 'isPending', params: ({ event }) => event.output }, target: 'resting' },
          {
            guard: { type: 'isCompleted', params: ({ event }) => event.output },
            target: '#autofill.fetching',
            actions: { type: 'storeLogin', params: ({ event }) => event.output },
          },
          {
            target: '#autofill.failed',
            actions: { type: 'storeFailure', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'isBusy', params: failedCall }, target: 'resting' },
          {
            target: '#autofill.failed',
            actions: { type: 'storeError', params: { error: LOGIN_FAILED } },
          },
        ],
      },
    },
  },
});

/**
 * The state machine of autofill with the identity app: log-in, profile, answers (specification,
 * document 2, section 4 "Identity-app autofill"). It runs next to the wizard; the page lazy-loads
 * it.
 */
export const autofillMachine = autofillSetup.createMachine({
  id: 'autofill',
  context: NOTHING,
  initial: 'idle',
  on: {
    reset: { target: '.idle', actions: assign(NOTHING) },
    returned: '.returning',
  },
  states: {
    idle: {
      entry: assign({ error: undefined, request: undefined }),
      on: {
        begin: [{ guard: 'isLoggedIn', target: 'fetching' }, { target: 'starting' }],
        'step.shown': {
          guard: ({ context }) => context.isUsingAppLogin && context.outcome === undefined,
          target: 'fetching',
        },
      },
    },
    starting: {
      // Clears the error of the previous log-in.
      entry: assign({ error: undefined, request: undefined }),
      on: { close: 'idle' },
      invoke: {
        src: 'startLogin',
        onDone: {
          target: 'waiting',
          actions: assign({ request: ({ event }) => event.output }),
        },
        onError: { target: 'failed', actions: { type: 'storeFailedCall', params: failedCall } },
      },
    },
    waiting,
    returning: {
      invoke: {
        src: 'finishLogin',
        input: ({ event }) => returnIn(event),
        onDone: [
          {
            guard: { type: 'isCompleted', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'storeLogin', params: ({ event }) => event.output },
              assign({ isUsingAppLogin: true, outcome: undefined }),
            ],
          },
          {
            target: 'failed',
            actions: { type: 'storeFailure', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: { type: 'storeFailedCall', params: failedCall } },
      },
    },
    fetching: {
      tags: 'filling',
      entry: assign({ outcome: undefined, error: undefined }),
      invoke: {
        src: 'fetchProfile',
        input: ({ context }) => ({ handles: context.handles }),
        onDone: [
          {
            guard: { type: 'isCompleted', params: ({ event }) => event.output },
            target: 'filling',
          },
          {
            target: 'failed',
            actions: { type: 'storeFailure', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'storeError', params: { error: FILLING_FAILED } },
        },
      },
    },
    filling: {
      tags: 'filling',
      invoke: {
        src: 'fill',
        input: ({ event }) => profileIn(event),
        onDone: { target: 'idle', actions: assign({ outcome: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: { type: 'storeError', params: { error: FILLING_FAILED } },
        },
      },
    },
    /** The dialog shows the reason. Applicants who prefer to type close it. */
    failed: {
      exit: assign({ isUsingAppLogin: false }),
      on: {
        close: 'idle',
        begin: [{ guard: 'isLoggedIn', target: 'fetching' }, { target: 'starting' }],
      },
    },
  },
});

function returnIn(event: AutofillEvent): LoginReturn {
  if (event.type !== 'returned')
    throw new TypeError('Cannot finish the log-in: the app returned none');
  return event.login;
}

function profileIn(event: { readonly type: string }): AutofillProfile {
  const { output } = event as { readonly output?: ProfileResult };
  return output?.status === 'completed' ? output.profile : {};
}
