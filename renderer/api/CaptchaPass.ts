/** An answer to a captcha challenge, before the server exchanges it for a token. */
export interface ChallengeAnswer {
  /** Four letters or digits, upper-case. */
  readonly answer: string;
  /** The server's value that accompanied the picture; only the server can read it. */
  readonly secret: string;
}

/** Names of the headers for the captcha (document 2, section 7). */
const TOKEN = 'Access-Token';
const ANSWER = 'Challenge-Answer';
const SECRET = 'Challenge-Secret';

/**
 * The captcha state of this session: a token, or an answer that is not exchanged yet.
 *
 * The token rotates: any server response may contain a new one, and the previous one stays valid
 * for some seconds. Responses may arrive out of order. A token is therefore stored only when its
 * call started after the call of the current token.
 */
export class CaptchaPass {
  #token: string | undefined;
  #tokenOf = -1;
  #challenge: ChallengeAnswer | undefined;
  #started = 0;

  /** Checks whether calls can be made without a captcha first. */
  get isReady(): boolean {
    return this.#token !== undefined || this.#challenge !== undefined;
  }

  /** Stores the answer for the next call. */
  offer(challenge: ChallengeAnswer): void {
    this.#challenge = challenge;
  }

  /** Clears the state: the server requires the captcha again, or the session ended. */
  clear(): void {
    this.#token = undefined;
    this.#challenge = undefined;
    this.#tokenOf = this.#started;
  }

  /**
   * Starts one call.
   *
   * @returns the headers to send, and a function for the token in the response headers
   */
  start(): { headers: Record<string, string>; finish: (token: string | null) => void } {
    this.#started += 1;
    const number = this.#started;
    return { headers: this.#headers(), finish: (token) => this.#keep(number, token) };
  }

  #headers(): Record<string, string> {
    if (this.#token !== undefined) return { [TOKEN]: this.#token };
    if (this.#challenge === undefined) return {};
    // The typed text may contain any character; a header allows only printable ASCII.
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
