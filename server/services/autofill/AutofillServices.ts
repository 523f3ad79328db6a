import type { AutofillProfile, IdentitySource, Language, ProfileField } from '#engine';

/**
 * The services for autofill of a form with the profile of the Government's identity app. `browsers`
 * are the hashed capabilities that a browser presents. A log-in of another browser gets the same
 * response as an unknown one.
 */
export interface AutofillServices {
  /** Lists the fields that autofill can fill. @returns `undefined` for an unknown form */
  fieldsOf(formCode: string, language: Language): AutofillFields | undefined;
  /**
   * Starts a log-in.
   *
   * @param input.browser capability that the browser gets with the response, hashed
   * @returns `undefined` when the form has no autofill or autofill is switched off
   * @throws {IdentityAppError}
   */
  startLogin(input: StartLoginInput): Promise<StartedLogin | undefined>;
  /**
   * Accepts the state and the code that the app gave to the browser. Each can be used only once.
   */
  finishLogin(input: FinishLoginInput): Promise<FinishedLogin>;
  /** Returns the status of a log-in. @returns `undefined` when the browser has no such log-in */
  pollLogin(input: {
    readonly browsers: readonly string[];
    readonly state: string;
  }): Promise<PolledLogin | undefined>;
  /**
   * Fetches the profile of a logged-in person, and does not store it.
   *
   * @throws {IdentityAppError} `unavailable`
   */
  fetchProfile(input: FetchProfileInput): Promise<FetchedProfile>;
}

export interface AutofillFields {
  readonly names: readonly ProfileField[];
  /** Labels of the form's fields, by field name. */
  readonly labels: Readonly<Record<string, string>>;
}

export interface StartLoginInput {
  readonly browser: string;
  readonly formCode: string;
  readonly language: Language;
  readonly source: IdentitySource;
}

export interface StartedLogin {
  /** Identifies the log-in in the poll and in the browser's return from the app. */
  readonly state: string;
  /** URL that opens the app, or its page with a QR code. */
  readonly address: string;
  readonly isScanned: boolean;
}

export interface FinishLoginInput {
  readonly browsers: readonly string[];
  readonly state: string;
  readonly code?: string | undefined;
  /** The code of a log-in that the person or the app refused. */
  readonly errorCode?: string | undefined;
}

/** The handles for the tokens, for one browser. The tokens themselves stay on the server. */
export interface LoginHandles {
  readonly accessToken: string;
  readonly openId: string;
}

export type FinishedLogin =
  | { readonly result: 'ok'; readonly formCode: string; readonly handles: LoginHandles }
  /** @property message key of the message catalogue */
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
