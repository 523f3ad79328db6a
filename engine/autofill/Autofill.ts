import type { MessageRef } from '../messages/MessageRef.ts';
import type { AutofillOutcome } from './fillFromProfile.ts';
import type { AutofillProfile } from './profile.ts';

/** The response of the identity app to a log-in, as the browser reads it from the page's URL. */
export interface LoginReturn {
  readonly state: string;
  readonly code?: string | undefined;
  /** Set when the app refused the log-in. */
  readonly errorCode?: string | undefined;
}

/** The handles with which this browser names its tokens; the tokens stay on the server. */
export interface LoginHandles {
  readonly accessToken: string;
  readonly openId: string;
}

/** A log-in that waits for the app. */
export interface LoginRequest {
  readonly state: string;
  /** The URL that opens the app, or its page with a QR code. */
  readonly address: string;
  readonly isScanned: boolean;
  /** The labels of the fields that the app provides. */
  readonly labels: readonly string[];
}

export type LoginResult =
  | { readonly status: 'pending' }
  | { readonly status: 'completed'; readonly handles: LoginHandles }
  | { readonly status: 'failed'; readonly message: MessageRef };

export type ProfileResult =
  | { readonly status: 'completed'; readonly profile: AutofillProfile }
  | { readonly status: 'failed'; readonly message: MessageRef };

/**
 * The direct-login state of a page.
 *
 * @see specification, document 1, section 3
 */
export interface AutofillContext {
  readonly request: LoginRequest | undefined;
  /** Whether the wait has reached its limit: the current poll is the last one. */
  readonly isWaitOver: boolean;
  /** Set while the applicant is logged in. */
  readonly handles: LoginHandles | undefined;
  /**
   * Whether the app opened the page: the first step of particulars then fetches the profile
   * automatically.
   */
  readonly isUsingAppLogin: boolean;
  readonly outcome: AutofillOutcome | undefined;
  readonly error: MessageRef | undefined;
}

export type AutofillEvent =
  /** The applicant starts the autofill. */
  | { readonly type: 'begin' }
  /** The app opened the page. */
  | { readonly type: 'returned'; readonly login: LoginReturn }
  /** A step of particulars became visible. */
  | { readonly type: 'step.shown' }
  /** The page is visible again, or the connection is back: poll at once. */
  | { readonly type: 'look' }
  | { readonly type: 'close' }
  /** Clear or Start again: removes all state of the log-in. */
  | { readonly type: 'reset' };
