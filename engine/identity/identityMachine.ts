import { failedCall } from '../calls/CallFailure.ts';
import { SPELLINGS } from '../normalise/spellings.ts';
import type {
  HashNumberInput,
  IdentityContext,
  IdentityEvent,
  IdentityRequest,
} from './Identity.ts';
import { identityContext, identitySetup } from './identitySetup.ts';

/** The transition after the app did not sign within the limit. */
const expired = {
  guard: 'isWaitOver',
  target: '#identity.asking',
  actions: { type: 'storeMessage', params: { key: 'D70003' } },
} as const;

/**
 * The state in which the applicant signs in the app and the machine polls the server for the
 * result. The wait ends with one more poll: the applicant may have approved since the last one.
 */
const waiting = identitySetup.createStateConfig({
  tags: 'pending',
  initial: 'resting',
  // Repeats a pending poll: the server may have responded before the approval.
  after: { waitLimit: { target: '.polling', actions: 'endWait' } },
  on: { close: 'closed' },
  states: {
    resting: {
      always: expired,
      after: { pollInterval: 'polling' },
      on: { look: 'polling' },
    },
    polling: {
      after: { lastPollLimit: expired },
      invoke: {
        src: 'pollIdentity',
        input: ({ context }) => ({ fieldId: context.fieldId, id: requestOf(context).id }),
        onDone: [
          {
            guard: {
              type: 'isStatus',
              params: ({ event }) => ({ output: event.output, status: 'completed' }),
            },
            target: '#identity.signed',
            actions: { type: 'storePoll', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'isStatus',
              params: ({ event }) => ({ output: event.output, status: 'failed' }),
            },
            target: '#identity.asking',
            actions: { type: 'storePoll', params: ({ event }) => event.output },
          },
          { target: 'resting' },
        ],
        /**
         * After a network failure, polls again. After a rejected poll, asks for the number again,
         * because the server has no such request.
         */
        onError: [
          { guard: { type: 'isBusyFailure', params: failedCall }, target: 'resting' },
          {
            target: '#identity.asking',
            actions: { type: 'storeMessage', params: { key: 'D79402' } },
          },
        ],
      },
    },
  },
});

/**
 * The state machine that signs one field with the identity app (specification, document 2, sections
 * 4, 5 and 7).
 *
 * The machine passes the identity card number to `hashNumber` and does not store it. After a
 * captcha demand the user solves the captcha and the call is repeated. After a busy server the
 * context is kept for a retry. After any other error, the machine asks for the number again and
 * shows the message.
 */
export const identityMachine = identitySetup.createMachine({
  id: 'identity',
  context: ({ input }) => identityContext(input),
  initial: 'asking',
  output: ({ context }) => ({
    fieldId: context.fieldId,
    submissionId: context.submissionId,
    signed: context.signed,
    error: context.error,
  }),
  states: {
    asking: {
      on: {
        'number.given': [
          {
            guard: { type: 'isUsable', params: ({ event }) => event },
            target: 'hashing',
            actions: 'forgetAttempt',
          },
          { actions: { type: 'storeFaults', params: ({ event }) => event } },
        ],
        close: 'closed',
      },
    },
    hashing: {
      invoke: {
        src: 'hashNumber',
        input: ({ event }) => numberOf(event),
        onDone: [
          {
            guard: { type: 'isHashed', params: ({ event }) => event.output },
            target: 'proving',
            actions: { type: 'storeHash', params: ({ event }) => event.output },
          },
          {
            target: 'asking',
            actions: { type: 'storeHash', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'asking', actions: { type: 'storeError', params: failedCall } },
      },
      on: { close: 'closed' },
    },
    proving: {
      always: [{ guard: 'needsCaptcha', target: 'askingCaptcha' }, { target: 'starting' }],
    },
    askingCaptcha: {
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: ({ context }) => ({ demand: context.demand }),
        onDone: [
          {
            guard: { type: 'hasAnswer', params: ({ event }) => event.output },
            target: 'starting',
            actions: { type: 'storeChallenge', params: ({ event }) => event.output },
          },
          { target: 'asking' },
        ],
      },
    },
    starting: {
      invoke: {
        src: 'startIdentity',
        input: ({ context }) => ({
          fieldId: context.fieldId,
          submissionId: context.submissionId,
          idHash: context.idHash ?? '',
          challenge: context.challenge,
        }),
        onDone: {
          target: 'waiting',
          actions: [{ type: 'storeRequest', params: ({ event }) => event.output }, 'spendCaptcha'],
        },
        onError: [
          {
            guard: { type: 'isCaptchaFailure', params: failedCall },
            target: 'askingCaptcha',
            actions: { type: 'storeDemand', params: failedCall },
          },
          { guard: { type: 'isBusyFailure', params: failedCall }, target: 'busy' },
          {
            target: 'asking',
            actions: [{ type: 'storeError', params: failedCall }, 'spendCaptcha'],
          },
        ],
      },
    },
    waiting,
    /** The server is busy; the machine keeps the hash for a retry of the call. */
    busy: { on: { retry: 'starting', close: 'closed' } },
    signed: { type: 'final' },
    closed: { type: 'final' },
  },
});

function numberOf(event: IdentityEvent): HashNumberInput {
  if (event.type !== 'number.given') throw new TypeError('Cannot hash: no number was given');
  return { idNumber: SPELLINGS.hkid(event.idNumber) };
}

function requestOf({ request }: IdentityContext): IdentityRequest {
  if (request === undefined) throw new TypeError('Cannot poll: the app has no request');
  return request;
}
