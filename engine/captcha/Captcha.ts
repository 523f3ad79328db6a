import type { CaptchaDemand } from '../calls/CallFailure.ts';

/**
 * A captcha: a picture with characters, and the same characters as audio (document 1, section 7).
 */
export interface CaptchaChallenge {
  /** The PNG as a data URI. */
  readonly image: string;
  /** Four clips as data URIs, one per character. */
  readonly audio: readonly string[];
  /** Identifies the challenge to the server; the answer includes it. */
  readonly secret: string;
}

/** The captcha answer that the next call sends; the server checks it with that call. */
export interface ChallengeAnswer {
  /** Four characters, in upper case. */
  readonly answer: string;
  readonly secret: string;
}

/**
 * A solved captcha. If its call fails for another reason, the dialog opens again with this captcha.
 */
export interface SolvedCaptcha extends ChallengeAnswer {
  /** The picture for which the answer was typed. */
  readonly shown: CaptchaChallenge;
}

/** The input of the captcha machine. */
export interface CaptchaInput {
  /** The reason of the server for another captcha, if any. */
  readonly demand?: CaptchaDemand | undefined;
  /** A solved captcha to show again with its answer. */
  readonly again?: SolvedCaptcha | undefined;
}

/** Returns the part of a solved captcha that a call sends: the picture stays in the page. */
export function answerOf(solved: SolvedCaptcha | undefined): ChallengeAnswer | undefined {
  return solved && { answer: solved.answer, secret: solved.secret };
}

export interface CaptchaContext {
  readonly challenge: CaptchaChallenge | undefined;
  /** The typed answer, in upper case. */
  readonly answer: string;
  /** The key of the message to show, if any: a demand of the server, or an incomplete answer. */
  readonly errorKey: CaptchaDemand | 'captchaIncomplete' | 'captchaLoadFailed' | undefined;
}

export type CaptchaEvent =
  | { readonly type: 'answer.changed'; readonly answer: string }
  /** Loads another picture. */
  | { readonly type: 'refresh' }
  /** Loads again after the picture could not be fetched. */
  | { readonly type: 'retry' }
  | { readonly type: 'submit' }
  | { readonly type: 'cancel' };

/** The output of the captcha machine; `undefined` when the applicant closed the dialog. */
export type CaptchaOutput = SolvedCaptcha | undefined;
