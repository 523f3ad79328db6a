import { assign, setup } from 'xstate';
import { CAPTCHA_LENGTH } from '../constants.ts';
import type { FailedCall } from '../wizard/CallFailure.ts';
import { failedCall } from '../wizard/CallFailure.ts';
import { notProvided } from '../wizard/notProvided.ts';
import type {
  CaptchaChallenge,
  CaptchaContext,
  CaptchaEvent,
  CaptchaInput,
  CaptchaOutput,
} from './Captcha.ts';

/**
 * The captcha dialog (specification, document 1, section 4 "Captcha").
 *
 * It collects the four characters and ends with them: whether they are right, the server says to
 * the call that carries them. A wrong answer opens the dialog anew, with the demand as its error;
 * a call that failed for another reason opens it as it was (document 2, section 7).
 */
export const captchaMachine = setup({
  types: {
    context: {} as CaptchaContext,
    events: {} as CaptchaEvent,
    input: {} as CaptchaInput,
    output: {} as CaptchaOutput,
  },
  actors: {
    /** Replaced with `captchaMachine.provide`; the bare machine refuses to run it. */
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
