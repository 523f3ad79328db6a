import type { Language } from '#engine';

/** Four characters to read or to hear. */
export interface CaptchaChallenge {
  /** PNG. */
  readonly image: Uint8Array;
  /** WAV, one clip a character, in order. */
  readonly audio: readonly Uint8Array[];
  /** Goes to the browser and comes back with the answer; tells nothing without the server's key. */
  readonly secret: string;
}

/**
 * What an answer is worth: `malformed` secret (777), challenge `expired` or used up (779), `wrong`
 * answer (780).
 */
export type CaptchaVerdict = 'ok' | 'malformed' | 'expired' | 'wrong';

/** Tells people from programs, a little. */
export interface CaptchaProvider {
  /**
   * Makes a challenge that is good for one right answer within 5 minutes.
   *
   * @param client whom the challenge is for (the visitor); its answer counts for nobody else
   * @throws {CaptchaBusyError} when too many wait for a challenge
   */
  issue(language: Language, client: string): Promise<CaptchaChallenge>;
  /**
   * Judges an answer. Case, full width and spaces make no difference. The fourth answer to one
   * challenge is `wrong` whatever it says, and ends the challenge.
   */
  check(input: {
    readonly secret: string;
    readonly answer: string;
    readonly client: string;
  }): Promise<CaptchaVerdict>;
}

/** Too many wait for a challenge, or none could be drawn: the server is busy. */
export class CaptchaBusyError extends Error {
  constructor(options?: ErrorOptions) {
    super('Cannot make a challenge: too many wait', options);
    this.name = 'CaptchaBusyError';
  }
}
