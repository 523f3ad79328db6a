import type { ChallengeAnswer } from '../captcha/Captcha.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import type { KeptCaptcha } from '../signing/callsOfSigning.ts';
import type { SignedField, SigningInput } from '../signing/Signing.ts';
import type { FieldError } from '../validation/FieldError.ts';

/** Input of `hashNumber`. The machine keeps no number. */
export interface HashNumberInput {
  /** In capitals, without brackets: `A1234563`. */
  readonly idNumber: string;
}

export type HashNumberOutput =
  /** SHA-256 of the number without its check digit, base64. */
  | { readonly result: 'ok'; readonly idHash: string }
  /** The form compares the number, and the answers hold another one. */
  | { readonly result: 'otherNumber' };

/** Input of `startIdentity`. */
export interface StartIdentityInput {
  readonly fieldId: string;
  readonly submissionId: string | undefined;
  readonly idHash: string;
  readonly challenge: ChallengeAnswer | undefined;
}

/** A request that the identity app took. The app shows the same names and the same code. */
export interface IdentityRequest {
  /** Names the request to the poll. */
  readonly id: string;
  /** Four digits. */
  readonly identificationCode: string;
  /** Opens the app on this device. */
  readonly address: string;
  /** The address as a QR code: PNG, base64. */
  readonly qrImage: string;
  readonly deptName: string;
  readonly serviceName: string;
  readonly docName: string;
}

/** Input of `pollIdentity`. */
export interface PollIdentityInput {
  readonly fieldId: string;
  /** The request's. */
  readonly id: string;
}

export type PollIdentityOutput =
  | { readonly status: 'pending' }
  | {
      readonly status: 'completed';
      readonly submissionId: string | undefined;
      /** The signer as the certificate names them. */
      readonly signedBy: string;
      /** ISO 8601 with offset. */
      readonly signedAt: string;
    }
  | { readonly status: 'failed'; readonly message: MessageRef };

/** What signing one field with the identity app starts with. */
export type IdentityInput = Omit<SigningInput, 'holder'>;

export interface IdentityContext extends IdentityInput, KeptCaptcha {
  /** Kept for the same call again; the number itself is not. */
  readonly idHash: string | undefined;
  readonly request: IdentityRequest | undefined;
  /** The wait has reached its limit: the poll that runs is the last one. */
  readonly isWaitOver: boolean;
  readonly signed: SignedField | undefined;
  /** Validation errors of `/idNumber`. */
  readonly faults: readonly FieldError[];
  /** Why the last attempt failed; the dialog shows it above the box. */
  readonly error: MessageRef | undefined;
}

export type IdentityEvent =
  | { readonly type: 'number.given'; readonly idNumber: string }
  /** The same call again after a busy server. */
  | { readonly type: 'retry' }
  /** Poll at once: the page is looked at again, or the connection is back. */
  | { readonly type: 'look' }
  | { readonly type: 'close' };
