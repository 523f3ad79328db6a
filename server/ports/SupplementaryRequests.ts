import type { Language } from '#engine';

/** What the Registry still wants to know about a submission, behind one link. */
export interface SupplementaryRequest {
  /** Names the request; stands in the link and in the answers, and opens nothing by itself. */
  readonly id: string;
  /** SHA-256 (hex) of the link's secret, which is kept nowhere once the mail is out. */
  readonly secretHash: string;
  /** The submission that lacks something. */
  readonly submissionId: string;
  readonly referenceNumber: string;
  readonly formCode: string;
  /** Language in which the submission was made. */
  readonly language: Language;
  /** The questions in order, sealed: they may name persons. */
  readonly sealedQuestions: Uint8Array;
  /** Address and link for the mail that is still to be sent, sealed; forgotten once it was. */
  readonly sealedMail?: Uint8Array;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt?: Date;
  /** The submission that answered. */
  readonly usedBy?: string;
  readonly revokedAt?: Date;
}

/** What a request starts with. */
export type NewSupplementaryRequest = Omit<SupplementaryRequest, 'usedAt' | 'usedBy' | 'revokedAt'>;

/**
 * Requests for supplementary information. Every method is one atomic step, so that of two tabs that
 * answer at the same time one wins.
 */
export interface SupplementaryRequests {
  add(request: NewSupplementaryRequest): Promise<void>;
  find(id: string): Promise<SupplementaryRequest | undefined>;
  /** All requests about a submission, oldest first. */
  ofSubmission(submissionId: string): Promise<readonly SupplementaryRequest[]>;
  /**
   * Uses a request up.
   *
   * @param use.usedBy the submission that answers it
   * @param use.expiredBefore requests that expire later than this still count
   * @returns `false` when it was used or revoked, is over, or is unknown
   */
  use(
    id: string,
    use: { readonly usedBy: string; readonly now: Date; readonly expiredBefore: Date },
  ): Promise<boolean>;
  /** Takes a request back. @returns `false` when it was used or revoked before, or is unknown */
  revoke(id: string, now: Date): Promise<boolean>;
  /** Forgets address and link: the mail is out. */
  forgetMail(id: string): Promise<void>;
  /** Removes requests that were used, revoked or over before. @returns how many */
  forgetOver(before: Date): Promise<number>;
}
