import type { Target } from './Target.ts';

/** A hostile request, or a series of them, and the response of a secure portal. */
export interface Attack {
  /** The number of the audit's fault that the attack repeats, `Low`, or `basics`. */
  readonly fault: string;
  /** A description of the request, for the table. */
  readonly sends: string;
  /** A description of the expected response, for the table. */
  readonly expects: string;
  /**
   * The reason why the attack is possible only against the portal that the command starts, for the
   * table.
   */
  readonly needsOwn?: string;
  /**
   * Runs the attack.
   *
   * @returns a description of the unexpected response; `undefined` when the portal resisted
   * @throws {NotTriedError} when the attack is impossible with this portal or on this machine
   * @throws {Error} when the portal does not respond; counts as failed
   */
  readonly run: (target: Target) => Promise<string | undefined>;
}

/**
 * An error for an attack that is impossible here, so that it proves nothing. The message is the
 * reason.
 */
export class NotTriedError extends Error {
  /** Creates the error. @param reason a description for the table */
  constructor(reason: string) {
    super(reason);
    this.name = 'NotTriedError';
  }
}

/**
 * Returns the response, unless it demands a captcha: behind a captcha, an attack proves nothing.
 *
 * @throws {NotTriedError} when the response demands a captcha
 */
export function pastCaptcha(response: Response): Response {
  if (response.status === 778) throw new NotTriedError('needs a portal without captcha');
  return response;
}

/**
 * Returns `undefined` when a response is as expected. Otherwise returns `seen` as one short line.
 */
export function unless(isAsExpected: boolean, seen: unknown): string | undefined {
  return isAsExpected ? undefined : String(seen).replaceAll(/\s+/g, ' ').slice(0, 120);
}
