import type { CaptchaDemand, FailedCall } from '../calls/CallFailure.ts';
import { answerOf, type CaptchaOutput, type ChallengeAnswer } from '../captcha/Captcha.ts';

/** The captcha state that a signing machine keeps between calls. */
export interface KeptCaptcha {
  /** Whether the user must solve the captcha before the next call. */
  readonly needsCaptcha: boolean;
  readonly challenge: ChallengeAnswer | undefined;
  readonly demand: CaptchaDemand | undefined;
}

/**
 * The guards of both signing machines: how a call failed, and whether the captcha must be solved.
 */
export const guardsOfCalls = {
  isCaptchaFailure: (_: unknown, { failure }: FailedCall) => failure.kind === 'captcha',
  isBusyFailure: (_: unknown, { failure }: FailedCall) => failure.kind === 'busy',
  needsCaptcha: ({ context }: { readonly context: KeptCaptcha }) => context.needsCaptcha,
  hasAnswer: (_: unknown, solved: CaptchaOutput) => solved !== undefined,
};

/** The context changes after the calls of both signing machines, for `assign`. */
export const changesByCalls = {
  storeDemand: (_: unknown, { failure }: FailedCall) => ({
    demand: failure.kind === 'captcha' ? failure.demand : undefined,
    challenge: undefined,
  }),
  storeChallenge: (_: unknown, solved: CaptchaOutput) => ({ challenge: answerOf(solved) }),
  storeError: (_: unknown, { failure }: FailedCall) => ({
    error: failure.kind === 'refused' ? failure.message : { key: 'generalErrMsg', args: [] },
  }),
  /** The server accepted the captcha, so no other is needed until the server demands one. */
  spendCaptcha: () => ({ challenge: undefined, demand: undefined, needsCaptcha: false }),
};
