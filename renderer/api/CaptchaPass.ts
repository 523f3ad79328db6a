/** An answer to a captcha challenge, until the server has exchanged it for a token. */
export interface ChallengeAnswer {
  /** Four letters or digits, upper-case. */
  readonly answer: string;
  /** What the server gave with the picture; only it can read it. */
  readonly secret: string;
}

/** Names of the headers that carry the captcha (document 2, section 7). */
const TOKEN = 'Access-Token';
const ANSWER = 'Challenge-Answer';
const SECRET = 'Challenge-Secret';

/**
 * What this sitting has to show that a person is there: a token, or an answer not yet exchanged.
 *
 * The token rotates: any answer of the server may carry a new one, and the one before stays valid
 * for some seconds. Calls may overtake each other, so a token counts only when the call that
 * brought it started after the call that brought the present one.
 */
export class CaptchaPass {
  #token: string | undefined;
  #tokenOf = -1;
  #challenge: ChallengeAnswer | undefined;
  #started = 0;

  /** Whether calls can be made without asking the applicant first. */
  get isReady(): boolean {
    return this.#token !== undefined || this.#challenge !== undefined;
  }

  /** Keeps the answer that the next call sends. */
  offer(challenge: ChallengeAnswer): void {
    this.#challenge = challenge;
  }

  /** Forgets everything: the server asked for the captcha anew, or the sitting ended. */
  clear(): void {
    this.#token = undefined;
    this.#challenge = undefined;
    this.#tokenOf = this.#started;
  }

  /**
   * Starts one call.
   *
   * @returns the headers to send, and what to do with the headers of the answer
   */
  start(): { headers: Record<string, string>; finish: (token: string | null) => void } {
    this.#started += 1;
    const number = this.#started;
    return { headers: this.#headers(), finish: (token) => this.#keep(number, token) };
  }

  #headers(): Record<string, string> {
    if (this.#token !== undefined) return { [TOKEN]: this.#token };
    if (this.#challenge === undefined) return {};
    // What was typed may hold anything; a header may not.
    const answer = this.#challenge.answer.replace(/[^\x21-\x7e]/g, '');
    return { [ANSWER]: answer, [SECRET]: this.#challenge.secret };
  }

  #keep(number: number, token: string | null): void {
    if (!token || number <= this.#tokenOf) return;
    this.#token = token;
    this.#tokenOf = number;
    this.#challenge = undefined;
  }
}
