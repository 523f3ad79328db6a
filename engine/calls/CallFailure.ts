import type { MessageRef } from '../messages/MessageRef.ts';

/** A demand of the server for a captcha, with its own status code (document 2, section 8). */
export type CaptchaDemand =
  | 'captchaError'
  | 'captchaRequired'
  | 'captchaExpired'
  | 'captchaNotMatch';

/**
 * A reason why a call failed.
 *
 * - `captcha`: the user must solve the captcha, then the call is repeated.
 * - `busy`: the server is overloaded or unreachable; nothing is lost, and the call can be repeated.
 *   `key` is the server's message key, if it sent one.
 * - `webTokenExpired`: the payment's token is used up; the payment starts again.
 * - `liveAttempt`: a payment of this submission is pending or complete. The machine waits for this
 *   payment and does not repeat the call.
 * - `refused`: any other failure, with the message to show.
 */
export type CallFailure =
  | { readonly kind: 'captcha'; readonly demand: CaptchaDemand }
  | {
      readonly kind: 'busy';
      readonly reference?: string | undefined;
      readonly key?: string | undefined;
    }
  | { readonly kind: 'webTokenExpired' }
  | {
      readonly kind: 'liveAttempt';
      readonly transactionId?: string | undefined;
      /** The bank's page of that payment. */
      readonly redirectUrl?: string | undefined;
    }
  | { readonly kind: 'refused'; readonly message: MessageRef };

/** An error for call failures that the machines handle; injected actors throw it. */
export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(`Cannot finish the call: ${failure.kind}`);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/**
 * An error of the program: a machine ran without a required actor. It is never shown as a failed
 * call.
 */
export class NotProvidedError extends Error {
  constructor(action: string, name: string) {
    super(`Cannot ${action}: actor "${name}" was not provided`);
    this.name = 'NotProvidedError';
  }
}

/**
 * Returns the call failure of an error that an actor threw.
 *
 * @param error a `CallError`, or anything else
 * @throws {NotProvidedError} when the actor is missing
 * @returns its failure; for any other error the general message without the error's text, which may
 *   contain internals for the log only
 *
 * @example
 * callFailureOf(new CallError({ kind: 'busy' })); // { kind: 'busy' }
 * callFailureOf(new Error('connect ECONNREFUSED'));
 * // { kind: 'refused', message: { key: 'generalErrMsg', args: [] } }
 * callFailureOf(new NotProvidedError('submit', 'submit'));
 * // throws NotProvidedError('Cannot submit: actor "submit" was not provided')
 */
export function callFailureOf(error: unknown): CallFailure {
  if (error instanceof NotProvidedError) throw error;
  if (error instanceof CallError) return error.failure;
  return { kind: 'refused', message: { key: 'generalErrMsg', args: [] } };
}

/** The parameters of guards and actions after an actor failed. */
export interface FailedCall {
  readonly failure: CallFailure;
}

/** Returns the `params` of a guard or an action of `onError`: the failure of the thrown error. */
export function failedCall({ event }: { readonly event: { readonly error: unknown } }): FailedCall {
  return { failure: callFailureOf(event.error) };
}

/**
 * Returns the failure of an HTTP status (document 2, sections 7 and 8).
 *
 * @param status the HTTP status; 0 when the network returned none
 * @returns `busy` for 0, 429, 502, 503 and 504, `captcha` for 777 to 780, otherwise `undefined`:
 *   the caller then reads the body
 *
 * @example
 * callFailureOfStatus(503); // { kind: 'busy' }
 * callFailureOfStatus(779); // { kind: 'captcha', demand: 'captchaExpired' }
 * callFailureOfStatus(400); // undefined
 */
export function callFailureOfStatus(status: number): CallFailure | undefined {
  if (BUSY_STATUSES.has(status)) return { kind: 'busy' };
  const demand = CAPTCHA_STATUSES.get(status);
  return demand === undefined ? undefined : { kind: 'captcha', demand };
}

const BUSY_STATUSES: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);

const CAPTCHA_STATUSES: ReadonlyMap<number, CaptchaDemand> = new Map([
  [777, 'captchaError'],
  [778, 'captchaRequired'],
  [779, 'captchaExpired'],
  [780, 'captchaNotMatch'],
]);
