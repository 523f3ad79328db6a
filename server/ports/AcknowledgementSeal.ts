import type { Acknowledgement } from '#schemas/types/acknowledgement.generated.d.ts';

/** Name of the file with the answers and hashes in the PDF of an acknowledgement. */
export const ACKNOWLEDGEMENT_FILE = 'acknowledgement.json';

/** The portal's own signature on acknowledgements. */
export interface AcknowledgementSeal {
  /**
   * Signs a finished acknowledgement. Each call gives other bytes, so a document is signed once and kept.
   *
   * @returns the same bytes with the signature behind them
   * @throws {SigningError} `certificate` when the portal's certificate is not valid now
   * @throws {TimeStampError} when a time stamp is required and the authority gives none
   */
  seal(pdf: Uint8Array): Promise<Uint8Array>;
}

/** Checks acknowledgements without the store: by the file and the trusted certificates alone. */
export interface AcknowledgementCheck {
  /**
   * Checks any file. A file that is not proved to be of the portal is not parsed as a PDF.
   *
   * @returns `isGenuine: false` for every file of which a byte was changed
   */
  check(file: Uint8Array): Promise<CheckedAcknowledgement>;
}

/** Why a file could not be read: nothing is known about it. */
export const UNREADABLE = ['notPdf', 'tooLarge', 'locked'] as const;

/** Why a file is not a genuine acknowledgement. */
export type AcknowledgementFault =
  | (typeof UNREADABLE)[number]
  /** It has no signature. */
  | 'notSigned'
  /** Its last signature was not made with a trusted certificate. */
  | 'otherSigner'
  /** Bytes were changed, added or removed after the portal signed it. */
  | 'changed'
  /** The portal's certificate was not valid when it signed. */
  | 'outOfDate'
  /** The portal signed it, but it is not an acknowledgement that this version can read. */
  | 'notAcknowledgement'
  /** The enclosed signed form does not have the hash that the acknowledgement names. */
  | 'signedFormDiffers';

/** A file that was checked. */
export type CheckedAcknowledgement =
  | { readonly isGenuine: false; readonly fault: AcknowledgementFault }
  | GenuineAcknowledgement;

/** An acknowledgement that the portal signed, unchanged. */
export interface GenuineAcknowledgement {
  readonly isGenuine: true;
  /** As the portal's certificate names it. */
  readonly signedBy: string;
  /** By the portal's clock. */
  readonly signedAt: Date;
  /** Time stamp of an authority; absent: it has none. */
  readonly stamp?: {
    readonly at: Date;
    /** Whether its authority leads to a root that is trusted here. */
    readonly isTrusted: boolean;
  };
  readonly content: Acknowledgement;
}
