import { answerOf, type CaptchaOutput, type ChallengeAnswer } from '../captcha/Captcha.ts';
import type { CaptchaDemand, FailedCall } from '../wizard/CallFailure.ts';

/** What a signing machine keeps of the captcha from one call to the next. */
export interface KeptCaptcha {
  /** The captcha is to be solved before the next call. */
  readonly needsCaptcha: boolean;
  readonly challenge: ChallengeAnswer | undefined;
  readonly demand: CaptchaDemand | undefined;
}

/** Guards of both signing machines: how a call failed, and whether the captcha is to be solved. */
export const guardsOfCalls = {
  isCaptchaFailure: (_: unknown, { failure }: FailedCall) => failure.kind === 'captcha',
  isBusyFailure: (_: unknown, { failure }: FailedCall) => failure.kind === 'busy',
  needsCaptcha: ({ context }: { readonly context: KeptCaptcha }) => context.needsCaptcha,
  hasAnswer: (_: unknown, solved: CaptchaOutput) => solved !== undefined,
};

/** What the calls of both signing machines change in the context; each is given to `assign`. */
export const changesByCalls = {
  storeDemand: (_: unknown, { failure }: FailedCall) => ({
    demand: failure.kind === 'captcha' ? failure.demand : undefined,
    challenge: undefined,
  }),
  storeChallenge: (_: unknown, solved: CaptchaOutput) => ({ challenge: answerOf(solved) }),
  storeError: (_: unknown, { failure }: FailedCall) => ({
    error: failure.kind === 'refused' ? failure.message : { key: 'generalErrMsg', args: [] },
  }),
  /** The call was answered, so the captcha was accepted: no other until the server asks. */
  spendCaptcha: () => ({ challenge: undefined, demand: undefined, needsCaptcha: false }),
};
