import type { Target } from './Target.ts';

/** One hostile request, or a row of them, and what an unharmed portal answers. */
export interface Attack {
  /** Number of the fault in the audit that it plays again, `Low`, or `basics`. */
  readonly fault: string;
  /** The request, in words for the table. */
  readonly sends: string;
  /** The expected answer, in words for the table. */
  readonly expects: string;
  /** Why it is played only against the portal that the command starts, in words for the table. */
  readonly needsOwn?: string;
  /**
   * Plays it.
   *
   * @returns the unexpected answer, in words; `undefined` when the attack was held
   * @throws {NotTriedError} when this portal or machine does not allow to play it
   * @throws {Error} when the portal does not answer; counts as failed
   */
  readonly run: (target: Target) => Promise<string | undefined>;
}

/** Thrown by an attack that cannot be played here: it proves nothing. The message is the reason. */
export class NotTriedError extends Error {
  /** @param reason in words for the table */
  constructor(reason: string) {
    super(reason);
    this.name = 'NotTriedError';
  }
}

/**
 * Passes an answer on that does not ask for a captcha: behind one nothing is proved.
 *
 * @throws {NotTriedError} when it does
 */
export function pastCaptcha(response: Response): Response {
  if (response.status === 778) throw new NotTriedError('needs a portal without captcha');
  return response;
}

/** Compares an answer with the expected one. @returns the answer in words when they differ */
export function unless(isAsExpected: boolean, seen: unknown): string | undefined {
  return isAsExpected ? undefined : String(seen).replaceAll(/\s+/g, ' ').slice(0, 120);
}
