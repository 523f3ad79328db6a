/** The status of a log-in in the identity app. */
export type LoginStatus = 'WAITING' | 'REDEEMING' | 'LOGGED_IN' | 'FAILED';

/** A log-in in the identity app. State and handle are stored as hashes (SHA-256, hex). */
export interface LoginRecord {
  readonly stateHash: string;
  /** Hashed capability of the browser that started the log-in. */
  readonly sitting: string;
  readonly formCode: string;
  readonly status: LoginStatus;
  /** Handle that the browser sends instead of the access token. */
  readonly handleHash: string | null;
  /** Tokens of the app and the browser's handles, sealed. */
  readonly sealed: Uint8Array | null;
  /** Message key of a failed log-in. */
  readonly failure: string | null;
  /** After this time the log-in counts as unknown. */
  readonly expiresAt: Date;
}

/** The result of a log-in. */
export type LoginEnd =
  | {
      readonly status: 'LOGGED_IN';
      readonly handleHash: string;
      readonly sealed: Uint8Array;
      readonly expiresAt: Date;
    }
  | { readonly status: 'FAILED'; readonly failure: string; readonly expiresAt: Date };

/**
 * A store for log-ins in the identity app. Each method is one atomic step. Expired log-ins are not
 * found, and the retention sweep removes them.
 */
export interface IdentityLogins {
  /** Records a log-in that waits for the app. */
  begin(
    login: Pick<LoginRecord, 'stateHash' | 'sitting' | 'formCode' | 'expiresAt'>,
  ): Promise<void>;
  find(stateHash: string, now: Date): Promise<LoginRecord | undefined>;
  findByHandle(handleHash: string, now: Date): Promise<LoginRecord | undefined>;
  /**
   * Claims the app's response to a waiting log-in. Only one of several calls succeeds.
   *
   * @param until time at which the log-in expires unless `end` is called earlier
   * @returns `false` when no log-in waits, or the log-in belongs to another browser
   */
  take(
    stateHash: string,
    sittings: readonly string[],
    times: { readonly now: Date; readonly until: Date },
  ): Promise<boolean>;
  /** Ends a claimed log-in. */
  end(stateHash: string, end: LoginEnd): Promise<void>;
}
