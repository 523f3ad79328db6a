import type { Language } from '#engine';

/** A request of the Registry for more information about a submission, opened by one link. */
export interface SupplementaryRequest {
  /**
   * Identifies the request. The id is a part of the link and of the answers. Alone it gives no
   * access.
   */
  readonly id: string;
  /** SHA-256 (hex) of the link's secret, which is stored nowhere after the mail was sent. */
  readonly secretHash: string;
  /** The submission that needs more information. */
  readonly submissionId: string;
  readonly referenceNumber: string;
  readonly formCode: string;
  /** Language in which the submission was made. */
  readonly language: Language;
  /** The questions in order, sealed: they may name persons. */
  readonly sealedQuestions: Uint8Array;
  /** Sealed address and link for the mail; removed after the mail was sent. */
  readonly sealedMail?: Uint8Array;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt?: Date;
  /** Id of the submission that answers the request. */
  readonly usedBy?: string;
  readonly revokedAt?: Date;
}

/** The initial values of a request. */
export type NewSupplementaryRequest = Omit<SupplementaryRequest, 'usedAt' | 'usedBy' | 'revokedAt'>;

/**
 * A store for requests for supplementary information. Every method is one atomic step, so that only
 * one of two tabs can answer.
 */
export interface SupplementaryRequests {
  add(request: NewSupplementaryRequest): Promise<void>;
  find(id: string): Promise<SupplementaryRequest | undefined>;
  /** Lists all requests about a submission, oldest first. */
  ofSubmission(submissionId: string): Promise<readonly SupplementaryRequest[]>;
  /**
   * Marks a request as used.
   *
   * @param use.usedBy id of the submission that answers the request
   * @param use.expiredBefore requests that expire later are still valid
   * @returns `false` when the request was used or revoked, has expired, or is unknown
   */
  use(
    id: string,
    use: { readonly usedBy: string; readonly now: Date; readonly expiredBefore: Date },
  ): Promise<boolean>;
  /**
   * Revokes a request. @returns `false` when the request was already used or revoked, or is unknown
   */
  revoke(id: string, now: Date): Promise<boolean>;
  /** Removes the address and the link after the mail was sent. */
  forgetMail(id: string): Promise<void>;
  /** Removes requests that were used, revoked or expired before. @returns their number */
  forgetOver(before: Date): Promise<number>;
}
