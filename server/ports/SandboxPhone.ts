import type { IdentityFailure, Language } from '#engine';

/** What the person with the sandbox phone does; a failure is what the app is to say. */
export type PhoneAct = 'approve' | 'approveSlowly' | IdentityFailure;

/** What the app tells the browser of a log-in that it refuses. */
export const LOGIN_REFUSALS = ['D40000', 'D40001', 'D40003'] as const;

/**
 * What the person does who is asked to log in. `approvePartly`: some of the profile is missing or
 * malformed. `approveBasic`: the account is not upgraded to digital signing. `failProfile`: the log-in
 * succeeds and the profile does not come. A code is a refusal: cancelled, rejected, timed out.
 */
export const LOGIN_ACTS = [
  'approve',
  'approvePartly',
  'approveBasic',
  'failProfile',
  ...LOGIN_REFUSALS,
] as const;

export type LoginAct = (typeof LOGIN_ACTS)[number];

/** Whose phone it is. */
export interface PhoneOwner {
  /** As on the identity card: `CHAN TAI MAN`. */
  readonly name: string;
  /** With its check digit, in any spelling. */
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
  /** `open`: somebody has to decide. */
  readonly standing: 'open' | 'signed' | 'failed';
  /** Where the app sends a browser on the same device. */
  readonly returnUrl: string;
}

/** A log-in as the sandbox phone shows it. */
export interface PhoneLogin {
  readonly ticket: string;
  readonly language: Language;
  /** `open`: somebody has to decide. */
  readonly standing: 'open' | 'approved' | 'refused';
  /** Where the browser goes back to; once it was decided, with what the app tells. */
  readonly returnUrl: string;
}

/** Simulates the Government's identity app. Demo only. */
export interface SandboxPhone {
  find(ticket: string): PhoneRequest | undefined;
  /**
   * Does what the person wants; a request that was decided stays as it is.
   *
   * @returns the request afterwards; `undefined` when there is none with this ticket
   */
  decide(ticket: string, act: PhoneAct, owner: PhoneOwner): Promise<PhoneRequest | undefined>;
  findLogin(ticket: string): PhoneLogin | undefined;
  /** As `decide`, for a log-in. */
  decideLogin(ticket: string, act: LoginAct, owner: PhoneOwner): PhoneLogin | undefined;
}
