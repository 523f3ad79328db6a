import type { OperatorRecords } from './OperatorRecords.ts';
import type { OutboxRecords } from './Outbox.ts';
import type {
  ApprovedAttempt,
  AttemptPatch,
  AttemptStatus,
  PaymentAttempt,
  PolledAttempt,
  WebToken,
} from './PaymentAttempt.ts';
import type { RetentionRecords } from './Retention.ts';
import type { SignatureRecords } from './Signature.ts';
import type {
  NewAnswers,
  NewPrice,
  NewSubmission,
  Submission,
  SubmissionPatch,
  SubmissionStatus,
} from './Submission.ts';
import type { SupplementaryRequests } from './SupplementaryRequests.ts';

/**
 * Where submissions and payments are kept: one SQL store, with the invariants of the protocol in
 * its constraints.
 *
 * Used directly, every method is a step of its own; inside `transact` all steps happen or none.
 * A unit of work must not call a gateway, a file store or the outer store: it may hold locks.
 */
export interface SubmissionStore extends StoreRecords {
  /**
   * Runs a unit of work in one transaction and resolves with what it resolves with.
   *
   * @throws {StoreError} `busy` when the store cannot be reached or the outcome of the commit is not
   * known: read again by a key before trying again
   */
  transact<T>(work: (records: StoreRecords) => Promise<T>): Promise<T>;
  /** @throws {StoreError} when the store does not answer */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The tables, grouped. */
export interface StoreRecords {
  readonly submissions: SubmissionRecords;
  readonly attempts: AttemptRecords;
  readonly tokens: WebTokenRecords;
  readonly references: ReferenceRecords;
  readonly events: EventRecords;
  readonly outbox: OutboxRecords;
  readonly signatures: SignatureRecords;
  readonly files: FileRecords;
  readonly idempotency: IdempotencyRecords;
  readonly retention: RetentionRecords;
  readonly supplements: SupplementaryRequests;
  readonly operator: OperatorRecords;
}

export interface SubmissionRecords {
  insert(submission: NewSubmission): Promise<void>;
  find(id: string): Promise<Submission | undefined>;
  /** Finds and locks until the end of the transaction: the first step of every money decision. */
  lock(id: string): Promise<Submission | undefined>;
  /** The newest submission of a sitting that is being paid. */
  payingOf(sitting: string): Promise<Submission | undefined>;
  /** Replaces the answers of a submission that is `QUOTED`. @returns `false` when it is not */
  replaceAnswers(id: string, answers: NewAnswers): Promise<boolean>;
  /** Prices the same answers anew. @returns `false` unless `QUOTED` */
  reprice(id: string, price: NewPrice): Promise<boolean>;
  /** Compare-and-set of the status. @returns `false` when the status was none of `from` */
  move(
    id: string,
    from: readonly SubmissionStatus[],
    to: SubmissionStatus,
    now: Date,
    patch?: SubmissionPatch,
  ): Promise<boolean>;
  /** Replaces the sealed wish for an acknowledgement e-mail, or forgets it. */
  replaceAck(id: string, sealedAck: Uint8Array | undefined, now: Date): Promise<void>;
}

export interface AttemptRecords {
  /** Opens an attempt. @returns `false` when the submission has a live one (invariant I4) */
  insert(attempt: {
    readonly id: string;
    readonly submissionId: string;
    readonly amountCents: number;
    readonly dataHash: string;
    readonly now: Date;
  }): Promise<boolean>;
  find(id: string): Promise<PaymentAttempt | undefined>;
  /** Finds an attempt as polls do, the most frequent of all calls: one select by primary keys. */
  findPolled(id: string): Promise<PolledAttempt | undefined>;
  live(submissionId: string): Promise<PaymentAttempt | undefined>;
  /** All attempts of a submission, oldest first. */
  ofSubmission(submissionId: string): Promise<readonly PaymentAttempt[]>;
  /** Compare-and-set of the status. @returns `false` when the status was none of `from` */
  move(
    id: string,
    from: readonly AttemptStatus[],
    to: AttemptStatus,
    now: Date,
    patch?: AttemptPatch,
  ): Promise<boolean>;
  /** Notes on an attempt, whatever its status becomes meanwhile. */
  annotate(id: string, now: Date, patch: AttemptPatch): Promise<void>;
  /** Claims the right to ask the gateway. @returns `false` when it was asked after `before` */
  claimAsk(id: string, now: Date, before: Date): Promise<boolean>;
  /** Ids to reconcile, longest unasked first. */
  due(query: {
    readonly statuses: readonly AttemptStatus[];
    readonly askedBefore: Date;
    readonly createdAfter?: Date;
    readonly limit: number;
  }): Promise<readonly string[]>;
  /** Attempts approved from one instant up to, but without, another. */
  approvedBetween(from: Date, to: Date): Promise<readonly ApprovedAttempt[]>;
}

export interface WebTokenRecords {
  add(token: {
    readonly tokenHash: string;
    readonly attemptId: string;
    readonly expiresAt: Date;
  }): Promise<void>;
  find(tokenHash: string): Promise<WebToken | undefined>;
  ofAttempt(attemptId: string): Promise<readonly WebToken[]>;
  /** Spends a token on a pay call. @returns `false` when it was spent before */
  spend(tokenHash: string, now: Date): Promise<boolean>;
}

export interface ReferenceRecords {
  /** Takes a reference number for good. @returns `false` when the number is taken */
  claim(reference: string, submissionId: string, now: Date): Promise<boolean>;
  find(reference: string): Promise<{ readonly submissionId: string } | undefined>;
}

/** One line of history. Names, codes and cents; never answers. */
export interface SubmissionEvent {
  readonly submissionId?: string | undefined;
  readonly attemptId?: string | undefined;
  readonly at: Date;
  /** What happened, past tense: `quoted`, `paymentApproved`, `amountMismatch`. */
  readonly kind: string;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}

/** The history, append-only: the store refuses to change or remove a line. */
export interface EventRecords {
  append(event: SubmissionEvent): Promise<void>;
  ofSubmission(submissionId: string): Promise<readonly SubmissionEvent[]>;
  /** Lines about one attempt, oldest first; of one that the store does not know, too. */
  ofAttempt(attemptId: string): Promise<readonly SubmissionEvent[]>;
  /** Lines of some kinds since an instant, newest first. */
  recent(kinds: readonly string[], since: Date, limit: number): Promise<readonly SubmissionEvent[]>;
}

/** A file of a submission; its bytes are in the file store, sealed. */
export interface FileRecord {
  readonly key: string;
  readonly submissionId: string;
  readonly kind: 'attachment' | 'acknowledgement' | 'export';
  /** SHA-256 (hex) of the plain bytes. */
  readonly sha256: string;
  readonly size: number;
  readonly type: string;
}

export interface FileRecords {
  add(file: FileRecord, now: Date): Promise<void>;
  ofSubmission(submissionId: string): Promise<readonly FileRecord[]>;
  remove(key: string): Promise<void>;
}

/** What an idempotency key stands for. */
export interface IdempotencyEntry {
  /** Sitting that the submission belongs to. */
  readonly sitting: string;
  /** Keyed hash of the call's body. */
  readonly bodyHash: string;
  readonly submissionId: string;
}

export interface IdempotencyRecords {
  /**
   * Claims a key for a new submission; waits for a claim that is under way. Keys are no secrets: the
   * caller compares sitting and body before it gives anything away.
   *
   * @returns the earlier entry when the key is taken, `undefined` when it is ours now
   */
  claim(keyHash: string, entry: IdempotencyEntry, now: Date): Promise<IdempotencyEntry | undefined>;
}

/** The store did not do what was asked, and may do so later. */
export class StoreError extends Error {
  readonly reason: 'busy' | 'locked' | 'full';

  constructor(reason: 'busy' | 'locked' | 'full', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.reason = reason;
  }
}
