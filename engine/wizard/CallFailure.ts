import type { MessageRef } from '../messages/MessageRef.ts';

/** What the server asks of the captcha with a status of its own (document 2, section 8). */
export type CaptchaDemand =
  | 'captchaError'
  | 'captchaRequired'
  | 'captchaExpired'
  | 'captchaNotMatch';

/**
 * Why a call did not give its answer.
 *
 * - `captcha`: the captcha must be solved, then the same call is made again.
 * - `busy`: overloaded or out of reach; nothing is lost, the same call may be made again. `key` names
 *   the words for it, where the server has some.
 * - `webTokenExpired`: the payment's token is used up; the payment starts afresh.
 * - `liveAttempt`: a payment of this submission is under way, or paid for it already; it is waited for,
 *   not repeated.
 * - `refused`: anything else, with the message to show.
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

/** What an injected actor throws when its call fails in a way that the machines know. */
export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(`Cannot finish the call: ${failure.kind}`);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** A bare machine was run: a fault of the program, never shown as a failed call. */
export class NotProvidedError extends Error {
  constructor(deed: string, name: string) {
    super(`Cannot ${deed}: actor "${name}" was not provided`);
    this.name = 'NotProvidedError';
  }
}

/**
 * Reads the failure out of whatever an actor threw.
 *
 * @param error a `CallError`, or anything else
 * @throws NotProvidedError when the actor is missing
 * @returns its failure; for anything else the general message without the error's own words
 * (an unknown error may carry internals: they are for the log, not for the applicant)
 */
export function callFailureOf(error: unknown): CallFailure {
  if (error instanceof NotProvidedError) throw error;
  if (error instanceof CallError) return error.failure;
  return { kind: 'refused', message: { key: 'generalErrMsg', args: [] } };
}

/** What guards and actions take from an actor that failed. */
export interface FailedCall {
  readonly failure: CallFailure;
}

/** `params` of a guard or an action of `onError`: the failure of what the actor threw. */
export function failedCall({ event }: { readonly event: { readonly error: unknown } }): FailedCall {
  return { failure: callFailureOf(event.error) };
}

/**
 * Reads the failure out of an HTTP status (document 2, sections 7 and 8).
 *
 * @param status the status; 0 when the network gave none
 * @returns `busy` for 0, 429, 502, 503 and 504, `captcha` for 777 to 780, else `undefined`: the
 * caller decides by the body
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
