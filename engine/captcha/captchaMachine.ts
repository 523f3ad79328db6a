import { assign, setup } from 'xstate';
import type { FailedCall } from '../calls/CallFailure.ts';
import { failedCall } from '../calls/CallFailure.ts';
import { notProvided } from '../calls/notProvided.ts';
import { CAPTCHA_LENGTH } from '../constants/constants.ts';
import type {
  CaptchaChallenge,
  CaptchaContext,
  CaptchaEvent,
  CaptchaInput,
  CaptchaOutput,
} from './Captcha.ts';

/**
 * The state machine of the captcha dialog (specification, document 1, section 4 "Captcha").
 *
 * The machine collects the four characters and ends with them as its output. The server checks them
 * with the call that sends them. After a wrong answer the dialog opens again with a new picture and
 * the demand as its error. After a call that failed for another reason it opens with the previous
 * picture and answer (document 2, section 7).
 */
export const captchaMachine = setup({
  types: {
    context: {} as CaptchaContext,
    events: {} as CaptchaEvent,
    input: {} as CaptchaInput,
    output: {} as CaptchaOutput,
  },
  actors: {
    /** A page provides this actor with `captchaMachine.provide`; otherwise the call fails. */
    loadChallenge: notProvided<CaptchaChallenge, undefined>('load the captcha', 'loadChallenge'),
  },
  guards: {
    isThere: ({ context }) => context.challenge !== undefined,
    isComplete: ({ context }) => [...context.answer].length === CAPTCHA_LENGTH,
  },
  actions: {
    storeChallenge: assign(({ context }, challenge: CaptchaChallenge) => ({
      challenge,
      answer: '',
      errorKey: context.errorKey === 'captchaLoadFailed' ? undefined : context.errorKey,
    })),
    storeAnswer: assign((_, answer: string) => ({
      answer: answer.trim().toUpperCase(),
      errorKey: undefined,
    })),
    forgetChallenge: assign({ challenge: undefined, answer: '' }),
    tellIncomplete: assign({ errorKey: 'captchaIncomplete' }),
    tellLoadFailed: assign((_, __: FailedCall) => ({ errorKey: 'captchaLoadFailed' as const })),
  },
}).createMachine({
  id: 'captcha',
  context: ({ input: { demand, again } }) => ({
    challenge: again?.shown,
    answer: again?.answer ?? '',
    errorKey: demand,
  }),
  initial: 'opening',
  on: { cancel: '.cancelled' },
  output: ({ context: { challenge, answer } }) =>
    challenge && { answer, secret: challenge.secret, shown: challenge },
  states: {
    opening: { always: [{ guard: 'isThere', target: 'shown' }, { target: 'loading' }] },
    loading: {
      invoke: {
        src: 'loadChallenge',
        input: undefined,
        onDone: {
          target: 'shown',
          actions: { type: 'storeChallenge', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'tellLoadFailed', params: failedCall } },
      },
    },
    shown: {
      on: {
        'answer.changed': {
          actions: { type: 'storeAnswer', params: ({ event }) => event.answer },
        },
        refresh: { target: 'loading', actions: 'forgetChallenge' },
        submit: [{ guard: 'isComplete', target: 'answered' }, { actions: 'tellIncomplete' }],
      },
    },
    failed: { on: { retry: 'loading', refresh: 'loading' } },
    answered: { type: 'final' },
    cancelled: { type: 'final', entry: 'forgetChallenge' },
  },
});
