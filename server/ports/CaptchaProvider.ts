import type { Language } from '#engine';

/** A challenge of four characters, as an image and as sound. */
export interface CaptchaChallenge {
  /** PNG. */
  readonly image: Uint8Array;
  /** WAV, one clip for each character, in order. */
  readonly audio: readonly Uint8Array[];
  /**
   * Sealed state that the browser returns with the answer. It is unreadable without the server's
   * key.
   */
  readonly secret: string;
}

/**
 * The result for an answer: `malformed` secret (777), `expired` or used challenge (779), `wrong`
 * answer (780).
 */
export type CaptchaVerdict = 'ok' | 'malformed' | 'expired' | 'wrong';

/** A service that distinguishes people from programs, to some degree. */
export interface CaptchaProvider {
  /**
   * Creates a challenge that accepts one right answer within 5 minutes.
   *
   * @param client visitor who can answer the challenge; no other visitor can
   * @throws {CaptchaBusyError} when too many requests are queued
   */
  issue(language: Language, client: string): Promise<CaptchaChallenge>;
  /**
   * Checks an answer. Ignores case, full width and spaces. The fourth answer to one challenge is
   * always `wrong` and ends the challenge.
   */
  check(input: {
    readonly secret: string;
    readonly answer: string;
    readonly client: string;
  }): Promise<CaptchaVerdict>;
}

/**
 * An error for a busy server: too many requests for a challenge are queued, or a challenge could
 * not be created.
 */
export class CaptchaBusyError extends Error {
  constructor(options?: ErrorOptions) {
    super('Cannot create a challenge: too many requests are queued', options);
    this.name = 'CaptchaBusyError';
  }
}
