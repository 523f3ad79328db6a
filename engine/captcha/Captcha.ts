import type { CaptchaDemand } from '../wizard/CallFailure.ts';

/** A picture to read and the same characters to hear (document 1, section 7). */
export interface CaptchaChallenge {
  /** PNG as a data URI. */
  readonly image: string;
  /** Four clips as data URIs, one a character. */
  readonly audio: readonly string[];
  /** Names the challenge to the server; goes back with the answer. */
  readonly secret: string;
}

/** The answer that the next call carries; the server checks it there. */
export interface ChallengeAnswer {
  /** Four characters, upper-cased. */
  readonly answer: string;
  readonly secret: string;
}

/** A captcha as it was solved: its call may fail for another reason, and the dialog opens again. */
export interface SolvedCaptcha extends ChallengeAnswer {
  /** The picture that the answer was typed for. */
  readonly shown: CaptchaChallenge;
}

/** What a captcha starts with. */
export interface CaptchaInput {
  /** Why the server asked again, when it did. */
  readonly demand?: CaptchaDemand | undefined;
  /** Shown again as it was, with what was typed. */
  readonly again?: SolvedCaptcha | undefined;
}

/** What a call carries of a solved captcha: the picture stays in the page. */
export function answerOf(solved: SolvedCaptcha | undefined): ChallengeAnswer | undefined {
  return solved && { answer: solved.answer, secret: solved.secret };
}

export interface CaptchaContext {
  readonly challenge: CaptchaChallenge | undefined;
  /** As typed, upper-cased. */
  readonly answer: string;
  /** Key of the message to show, if any: a demand of the server, or an incomplete answer. */
  readonly errorKey: CaptchaDemand | 'captchaIncomplete' | 'captchaLoadFailed' | undefined;
}

export type CaptchaEvent =
  | { readonly type: 'answer.changed'; readonly answer: string }
  /** Another picture. */
  | { readonly type: 'refresh' }
  /** Once more after the picture could not be fetched. */
  | { readonly type: 'retry' }
  | { readonly type: 'submit' }
  | { readonly type: 'cancel' };

/** `undefined` when the applicant closed the dialog. */
export type CaptchaOutput = SolvedCaptcha | undefined;
