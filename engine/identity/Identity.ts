import type { ChallengeAnswer } from '../captcha/Captcha.ts';
import type { FieldError } from '../contract/FieldError.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import type { KeptCaptcha } from '../signing/callsOfSigning.ts';
import type { SignedField, SigningInput } from '../signing/Signing.ts';

/** The input of `hashNumber`. The machine does not store the number. */
export interface HashNumberInput {
  /** In capitals, without brackets, such as `A1234563`. */
  readonly idNumber: string;
}

export type HashNumberOutput =
  /** SHA-256 of the number without its check digit, base64. */
  | { readonly result: 'ok'; readonly idHash: string }
  /** The form compares the number, and the answers contain another number. */
  | { readonly result: 'otherNumber' };

/** The input of `startIdentity`. */
export interface StartIdentityInput {
  readonly fieldId: string;
  readonly submissionId: string | undefined;
  readonly idHash: string;
  readonly challenge: ChallengeAnswer | undefined;
}

/** A request that the identity app accepted. The app shows the same names and the same code. */
export interface IdentityRequest {
  /** The id of the request, for the poll. */
  readonly id: string;
  /** Four digits. */
  readonly identificationCode: string;
  /** The URL that opens the app on this device. */
  readonly address: string;
  /** The URL as a QR code: PNG, base64. */
  readonly qrImage: string;
  readonly deptName: string;
  readonly serviceName: string;
  readonly docName: string;
}

/** The input of `pollIdentity`. */
export interface PollIdentityInput {
  readonly fieldId: string;
  /** The id of the request. */
  readonly id: string;
}

export type PollIdentityOutput =
  | { readonly status: 'pending' }
  | {
      readonly status: 'completed';
      readonly submissionId: string | undefined;
      /** The signer's name in the certificate. */
      readonly signedBy: string;
      /** ISO 8601 with offset. */
      readonly signedAt: string;
    }
  | { readonly status: 'failed'; readonly message: MessageRef };

/** The input for signing one field with the identity app. */
export type IdentityInput = Omit<SigningInput, 'holder'>;

export interface IdentityContext extends IdentityInput, KeptCaptcha {
  /** Stored for a retry of the call; the number itself is not. */
  readonly idHash: string | undefined;
  readonly request: IdentityRequest | undefined;
  /** Whether the wait has reached its limit: the current poll is the last one. */
  readonly isWaitOver: boolean;
  readonly signed: SignedField | undefined;
  /** The validation errors of `/idNumber`. */
  readonly faults: readonly FieldError[];
  /** The reason why the last attempt failed; the dialog shows it above the box. */
  readonly error: MessageRef | undefined;
}

export type IdentityEvent =
  | { readonly type: 'number.given'; readonly idNumber: string }
  /** Repeats the call after a busy server. */
  | { readonly type: 'retry' }
  /** The page is visible again, or the connection is back: poll at once. */
  | { readonly type: 'look' }
  | { readonly type: 'close' };
