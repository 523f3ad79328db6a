/** How far a log-in in the identity app is. */
export type LoginStatus = 'WAITING' | 'REDEEMING' | 'LOGGED_IN' | 'FAILED';

/** A log-in in the identity app. State and handle are kept as hashes (SHA-256, hex). */
export interface LoginRecord {
  readonly stateHash: string;
  /** Capability of the browser that began it, hashed. */
  readonly sitting: string;
  readonly formCode: string;
  readonly status: LoginStatus;
  /** Handle that the browser shows in place of the access token. */
  readonly handleHash: string | null;
  /** Tokens of the app and the browser's handles, sealed. */
  readonly sealed: Uint8Array | null;
  /** Message key of a log-in that failed. */
  readonly failure: string | null;
  /** After it the log-in is as good as unknown. */
  readonly expiresAt: Date;
}

/** How a log-in ended. */
export type LoginEnd =
  | {
      readonly status: 'LOGGED_IN';
      readonly handleHash: string;
      readonly sealed: Uint8Array;
      readonly expiresAt: Date;
    }
  | { readonly status: 'FAILED'; readonly failure: string; readonly expiresAt: Date };

/**
 * Memory of log-ins in the identity app. Each method is one atomic step. What has expired is not found,
 * and the sweep of the retention removes it.
 */
export interface IdentityLogins {
  /** Notes a log-in that waits for the app. */
  begin(
    login: Pick<LoginRecord, 'stateHash' | 'sitting' | 'formCode' | 'expiresAt'>,
  ): Promise<void>;
  find(stateHash: string, now: Date): Promise<LoginRecord | undefined>;
  findByHandle(handleHash: string, now: Date): Promise<LoginRecord | undefined>;
  /**
   * Takes the answer of the app to a log-in that waits. Of several calls one succeeds.
   *
   * @param until when the log-in expires unless `end` comes first
   * @returns `false` where there is none that waits, or it is another browser's
   */
  take(
    stateHash: string,
    sittings: readonly string[],
    times: { readonly now: Date; readonly until: Date },
  ): Promise<boolean>;
  /** Ends a log-in whose answer was taken. */
  end(stateHash: string, end: LoginEnd): Promise<void>;
}
