import type { IdentityFailure, Language } from '#engine';

/**
 * An act of the person with the sandbox phone. A failure is the result that the app must return.
 */
export type PhoneAct = 'approve' | 'approveSlowly' | IdentityFailure;

/** The codes with which the app reports a refused log-in to the browser. */
export const LOGIN_REFUSALS = ['D40000', 'D40001', 'D40003'] as const;

/**
 * The acts of a person at a log-in. `approvePartly`: a part of the profile is missing or malformed.
 * `approveBasic`: the account is not upgraded to digital signing. `failProfile`: the log-in
 * succeeds and the profile request fails. A code means that the log-in was refused: cancelled,
 * rejected or timed out.
 */
export const LOGIN_ACTS = [
  'approve',
  'approvePartly',
  'approveBasic',
  'failProfile',
  ...LOGIN_REFUSALS,
] as const;

export type LoginAct = (typeof LOGIN_ACTS)[number];

/** The owner of the phone. */
export interface PhoneOwner {
  /** Name on the identity card: `CHAN TAI MAN`. */
  readonly name: string;
  /** Identity card number with its check digit, in any spelling. */
  readonly idNumber: string;
}

/** A request as the sandbox phone shows it. */
export interface PhoneRequest {
  readonly ticket: string;
  readonly identificationCode: string;
  readonly department: string;
  readonly service: string;
  readonly document: string;
  readonly language: Language;
  /** `open`: not decided yet. */
  readonly standing: 'open' | 'signed' | 'failed';
  /** URL to which the app returns a browser on the same device. */
  readonly returnUrl: string;
}

/** A log-in as the sandbox phone shows it. */
export interface PhoneLogin {
  readonly ticket: string;
  readonly language: Language;
  /** `open`: not decided yet. */
  readonly standing: 'open' | 'approved' | 'refused';
  /** URL to which the browser returns. After the decision it contains the result of the app. */
  readonly returnUrl: string;
}

/** A simulation of the Government's identity app. Demo only. */
export interface SandboxPhone {
  find(ticket: string): PhoneRequest | undefined;
  /**
   * Performs the person's act; a decided request does not change.
   *
   * @returns the request afterwards; `undefined` when no request has this ticket
   */
  decide(ticket: string, act: PhoneAct, owner: PhoneOwner): Promise<PhoneRequest | undefined>;
  findLogin(ticket: string): PhoneLogin | undefined;
  /** Performs the person's act on a log-in, as `decide` does. */
  decideLogin(ticket: string, act: LoginAct, owner: PhoneOwner): PhoneLogin | undefined;
}
