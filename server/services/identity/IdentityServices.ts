import type { IdentityFailure, IdentitySource, Language } from '#engine';
import type { LoginHandles } from '../autofill/AutofillServices.ts';
import type { SigningRefused } from '../contract/SigningServices.ts';
import type { SigningPlace } from '../signing/openSigning.ts';

/** A log-in, as the browser identifies it. */
export interface SigningLogin {
  /** Capabilities that the browser presents, hashed. */
  readonly browsers: readonly string[];
  readonly handles: LoginHandles;
}

/** The services for signing with the Government's identity app. */
export interface IdentityServices {
  /**
   * Requests a person's signature on the document of a stored form.
   *
   * @param input.idHash SHA-256 of the signer's identity card number without its check digit
   */
  askToSign(
    input: SigningPlace & {
      readonly idHash: Uint8Array;
      readonly language: Language;
      readonly source: IdentitySource;
      /** Log-in of the person, if logged in with the app. */
      readonly login?: SigningLogin | undefined;
    },
  ): Promise<AskedToSign | SigningRefused | undefined>;
  /**
   * Polls the result of a request. Verifies and stores a finished signature.
   *
   * @param input.id id of the request from `askToSign`
   */
  pollSigning(
    input: Omit<SigningPlace, 'submissionId'> & { readonly id: string },
  ): Promise<PolledSigning | undefined>;
}

export interface AskedToSign {
  readonly result: 'ok';
  readonly id: string;
  /** Four digits that the page and the app both show. */
  readonly identificationCode: string;
  /** URL that opens the app on this device. */
  readonly address: string;
  /** PNG of a QR code with the address, for another device. */
  readonly qrImage: Uint8Array;
  readonly names: ShownNames;
  /** SHA-256 (hex) of the document to which the signature is added. */
  readonly documentHash: string;
  readonly signedAt: Date;
}

/** The names that the app and the page show for a request. */
export interface ShownNames {
  readonly department: string;
  readonly service: string;
  readonly document: string;
}

export type PolledSigning =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly keys: readonly (IdentityFailure | string)[] }
  | {
      readonly status: 'completed';
      readonly submissionId: string;
      readonly pdf: Uint8Array;
      readonly signedBy: string;
      readonly signatureName: string;
      readonly signedAt: Date;
    };
