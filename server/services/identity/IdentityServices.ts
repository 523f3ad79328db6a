import type { IdentityFailure, IdentitySource, Language } from '#engine';
import type { LoginHandles } from '../autofill/AutofillServices.ts';
import type { SigningPlace } from '../signing/openSigning.ts';
import type { SigningRefused } from '../signing/SigningServices.ts';

/** A log-in as a browser names it. */
export interface SigningLogin {
  /** Capabilities that the browser shows, hashed. */
  readonly browsers: readonly string[];
  readonly handles: LoginHandles;
}

/** Signing with the Government's identity app. */
export interface IdentityServices {
  /**
   * Has a person asked for a signature on the document of a kept form.
   *
   * @param input.idHash SHA-256 of the signer's identity card number without its check digit
   */
  askToSign(
    input: SigningPlace & {
      readonly idHash: Uint8Array;
      readonly language: Language;
      readonly source: IdentitySource;
      /** Of a person who is logged in with the app. */
      readonly login?: SigningLogin | undefined;
    },
  ): Promise<AskedToSign | SigningRefused | undefined>;
  /**
   * Asks how far it is; a signature that was made is verified and kept.
   *
   * @param input.id as `askToSign` named the request
   */
  pollSigning(
    input: Omit<SigningPlace, 'submissionId'> & { readonly id: string },
  ): Promise<PolledSigning | undefined>;
}

export interface AskedToSign {
  readonly result: 'ok';
  readonly id: string;
  /** Four digits that page and app both show. */
  readonly identificationCode: string;
  /** Opens the app on this device. */
  readonly address: string;
  /** The address as a code for another device: PNG. */
  readonly qrImage: Uint8Array;
  readonly names: ShownNames;
  /** SHA-256 of the document that the signature is added to, hex. */
  readonly documentHash: string;
  readonly signedAt: Date;
}

/** What the app shows of a request, and the page, too. */
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
