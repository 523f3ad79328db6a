import type { AutofillProfile, IdentitySource, Language, ProfileField } from '#engine';

/**
 * Filling in a form with the profile of the Government's identity app. `browsers` are the capabilities
 * that a browser shows, hashed; a log-in of another browser is answered like one that does not exist.
 */
export interface AutofillServices {
  /** Lists the fields that a form may be filled in with. @returns `undefined` for an unknown form */
  fieldsOf(formCode: string, language: Language): AutofillFields | undefined;
  /**
   * Begins a log-in.
   *
   * @param input.browser capability that the browser gets with the answer, hashed
   * @returns `undefined` where the form is not filled in so, or nobody may be now
   * @throws {IdentityAppError}
   */
  startLogin(input: StartLoginInput): Promise<StartedLogin | undefined>;
  /** Takes what the app told the browser. It is good once. */
  finishLogin(input: FinishLoginInput): Promise<FinishedLogin>;
  /** Tells how far a log-in is. @returns `undefined` when the browser has no such log-in */
  pollLogin(input: {
    readonly browsers: readonly string[];
    readonly state: string;
  }): Promise<PolledLogin | undefined>;
  /**
   * Fetches the profile of a person who is logged in. Nothing of it is kept.
   *
   * @throws {IdentityAppError} `unavailable`
   */
  fetchProfile(input: FetchProfileInput): Promise<FetchedProfile>;
}

export interface AutofillFields {
  readonly names: readonly ProfileField[];
  /** By name: the label of the form's field. */
  readonly labels: Readonly<Record<string, string>>;
}

export interface StartLoginInput {
  readonly browser: string;
  readonly formCode: string;
  readonly language: Language;
  readonly source: IdentitySource;
}

export interface StartedLogin {
  /** Names the log-in to the poll, and comes back with the browser. */
  readonly state: string;
  /** Opens the app, or its page with a QR code. */
  readonly address: string;
  readonly isScanned: boolean;
}

export interface FinishLoginInput {
  readonly browsers: readonly string[];
  readonly state: string;
  readonly code?: string | undefined;
  /** Of a log-in that the person or the app refused. */
  readonly errorCode?: string | undefined;
}

/** Names of the tokens to one browser; the tokens themselves stay here. */
export interface LoginHandles {
  readonly accessToken: string;
  readonly openId: string;
}

export type FinishedLogin =
  | { readonly result: 'ok'; readonly formCode: string; readonly handles: LoginHandles }
  /** @property message key of the messages */
  | { readonly result: 'failed'; readonly message: string };

export type PolledLogin =
  | { readonly status: 'pending' }
  | { readonly status: 'completed'; readonly handles: LoginHandles }
  | { readonly status: 'failed'; readonly message: string };

export interface FetchProfileInput {
  readonly browsers: readonly string[];
  readonly formCode: string;
  readonly handles: LoginHandles;
  readonly fields: readonly string[];
}

export type FetchedProfile =
  | { readonly status: 'completed'; readonly profile: AutofillProfile }
  | { readonly status: 'failed'; readonly message: string };
