import type { MessageRef } from '../messages/MessageRef.ts';
import type { AutofillOutcome } from './fillFromProfile.ts';
import type { AutofillProfile } from './profile.ts';

/** What the identity app told the browser, from the address of the page. */
export interface LoginReturn {
  readonly state: string;
  readonly code?: string | undefined;
  /** Of a log-in that was refused. */
  readonly errorCode?: string | undefined;
}

/** Names of the tokens to this browser; the tokens themselves stay on the server. */
export interface LoginHandles {
  readonly accessToken: string;
  readonly openId: string;
}

/** A log-in that waits for the app. */
export interface LoginRequest {
  readonly state: string;
  /** Opens the app, or its page with a QR code. */
  readonly address: string;
  readonly isScanned: boolean;
  /** Labels of the fields that the app is asked for. */
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
 * Direct-login state of a page.
 *
 * @see specification, document 1, section 3
 */
export interface AutofillContext {
  readonly request: LoginRequest | undefined;
  /** The wait has reached its limit: the poll that runs is the last one. */
  readonly isWaitOver: boolean;
  /** Of a person who is logged in. */
  readonly handles: LoginHandles | undefined;
  /** The page was opened by the app: the first step of particulars fetches the profile by itself. */
  readonly isUsingAppLogin: boolean;
  readonly outcome: AutofillOutcome | undefined;
  readonly error: MessageRef | undefined;
}

export type AutofillEvent =
  /** The applicant wants the form filled in. */
  | { readonly type: 'begin' }
  /** The page was opened by the app. */
  | { readonly type: 'returned'; readonly login: LoginReturn }
  /** A step of particulars shows. */
  | { readonly type: 'step.shown' }
  /** Poll at once: the page is looked at again, or the connection is back. */
  | { readonly type: 'look' }
  | { readonly type: 'close' }
  /** Clear or Start again: nothing of the log-in stays. */
  | { readonly type: 'reset' };
