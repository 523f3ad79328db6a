import type { Acknowledgement } from '#schemas/types/acknowledgement.generated.d.ts';

/** The name of the file with the answers and hashes in the PDF of an acknowledgement. */
export const ACKNOWLEDGEMENT_FILE = 'acknowledgement.json';

/** The portal's own signature on acknowledgements. */
export interface AcknowledgementSeal {
  /**
   * Signs a finished acknowledgement. Each call returns different bytes, so the caller signs a
   * document once and stores the result.
   *
   * @returns the same bytes with the signature appended
   * @throws {SigningError} `certificate` when the portal's certificate is not valid now
   * @throws {TimeStampError} when a time stamp is required and the authority issues none
   */
  seal(pdf: Uint8Array): Promise<Uint8Array>;
}

/**
 * A check of acknowledgements that needs only the file and the trusted certificates, not the store.
 */
export interface AcknowledgementCheck {
  /**
   * Checks any file. Does not parse a file as a PDF unless the portal's signature is proved.
   *
   * @returns `isGenuine: false` for every file with a changed byte
   */
  check(file: Uint8Array): Promise<CheckedAcknowledgement>;
}

/** The reasons why a file could not be read: nothing is known about it. */
export const UNREADABLE = ['notPdf', 'tooLarge', 'locked'] as const;

/** The reason why a file is not a genuine acknowledgement. */
export type AcknowledgementProblem =
  | (typeof UNREADABLE)[number]
  /** The file has no signature. */
  | 'notSigned'
  /** The last signature was not made with a trusted certificate. */
  | 'otherSigner'
  /** Bytes were changed, added or removed after the portal signed the file. */
  | 'changed'
  /** The portal's certificate was not valid at the time of the signature. */
  | 'outOfDate'
  /** The portal signed the file, but this version cannot read it as an acknowledgement. */
  | 'notAcknowledgement'
  /** The embedded signed form does not have the hash that the acknowledgement names. */
  | 'signedFormDiffers';

/** The result of a check. */
export type CheckedAcknowledgement =
  | { readonly isGenuine: false; readonly fault: AcknowledgementProblem }
  | GenuineAcknowledgement;

/** An unchanged acknowledgement that the portal signed. */
export interface GenuineAcknowledgement {
  readonly isGenuine: true;
  /** Name in the portal's certificate. */
  readonly signedBy: string;
  /** By the portal's clock. */
  readonly signedAt: Date;
  /** Time stamp of an authority, if any. */
  readonly stamp?: {
    readonly at: Date;
    /** Whether a trusted root certifies the authority. */
    readonly isTrusted: boolean;
  };
  readonly content: Acknowledgement;
}
