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
 * A store for submissions and payments: one SQL database, whose constraints enforce the invariants
 * of the protocol.
 *
 * Used directly, every method is a separate step; inside `transact` all steps succeed or none. A
 * transaction must not call a gateway, a file store or the outer store, because it may hold locks.
 */
export interface SubmissionStore extends StoreRecords {
  /**
   * Runs `work` in one transaction and resolves with its result.
   *
   * @throws {StoreError} `busy` when the store is unreachable or the result of the commit is
   *   unknown: read by a key before a retry
   */
  transact<T>(work: (records: StoreRecords) => Promise<T>): Promise<T>;
  /** Checks the connection. @throws {StoreError} when the store does not respond */
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
  /**
   * Finds and locks a submission until the end of the transaction. Every decision about money
   * starts with this call.
   */
  lock(id: string): Promise<Submission | undefined>;
  /** Finds the newest submission that a sitting is paying for. */
  payingOf(sitting: string): Promise<Submission | undefined>;
  /** Replaces the answers of a submission. @returns `false` unless its status is `QUOTED` */
  replaceAnswers(id: string, answers: NewAnswers): Promise<boolean>;
  /** Stores a new price for the same answers. @returns `false` unless `QUOTED` */
  reprice(id: string, price: NewPrice): Promise<boolean>;
  /** Compares and sets the status. @returns `false` when the status was not one of `from` */
  move(
    id: string,
    from: readonly SubmissionStatus[],
    to: SubmissionStatus,
    now: Date,
    patch?: SubmissionPatch,
  ): Promise<boolean>;
  /** Replaces the sealed request for an acknowledgement e-mail, or removes it. */
  replaceAck(id: string, sealedAck: Uint8Array | undefined, now: Date): Promise<void>;
}

export interface AttemptRecords {
  /** Inserts an attempt. @returns `false` when the submission has a live attempt (invariant I4) */
  insert(attempt: {
    readonly id: string;
    readonly submissionId: string;
    readonly amountCents: number;
    readonly dataHash: string;
    readonly now: Date;
  }): Promise<boolean>;
  find(id: string): Promise<PaymentAttempt | undefined>;
  /** Finds an attempt for a poll, the most frequent call: one select by primary keys. */
  findPolled(id: string): Promise<PolledAttempt | undefined>;
  live(submissionId: string): Promise<PaymentAttempt | undefined>;
  /** Lists all attempts of a submission, oldest first. */
  ofSubmission(submissionId: string): Promise<readonly PaymentAttempt[]>;
  /** Compares and sets the status. @returns `false` when the status was not one of `from` */
  move(
    id: string,
    from: readonly AttemptStatus[],
    to: AttemptStatus,
    now: Date,
    patch?: AttemptPatch,
  ): Promise<boolean>;
  /** Stores values on an attempt, regardless of its status. */
  annotate(id: string, now: Date, patch: AttemptPatch): Promise<void>;
  /**
   * Claims the right to query the gateway. @returns `false` when a query was sent after `before`
   */
  claimAsk(id: string, now: Date, before: Date): Promise<boolean>;
  /**
   * Lists the ids of attempts to reconcile. The attempt that was queried longest ago comes first.
   */
  due(query: {
    readonly statuses: readonly AttemptStatus[];
    readonly askedBefore: Date;
    readonly createdAfter?: Date;
    readonly limit: number;
  }): Promise<readonly string[]>;
  /** Lists attempts approved from `from` (inclusive) to `to` (exclusive). */
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
  /** Consumes a token for a pay call. @returns `false` when the token was consumed before */
  spend(tokenHash: string, now: Date): Promise<boolean>;
}

export interface ReferenceRecords {
  /** Claims a reference number permanently. @returns `false` when the number is taken */
  claim(reference: string, submissionId: string, now: Date): Promise<boolean>;
  find(reference: string): Promise<{ readonly submissionId: string } | undefined>;
}

/** A history event. Its detail contains names, codes and cents, never answers. */
export interface SubmissionEvent {
  readonly submissionId?: string | undefined;
  readonly attemptId?: string | undefined;
  readonly at: Date;
  /** The event, past tense: `quoted`, `paymentApproved`, `amountMismatch`. */
  readonly kind: string;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}

/** The append-only history: the store refuses to change or remove an event. */
export interface EventRecords {
  append(event: SubmissionEvent): Promise<void>;
  ofSubmission(submissionId: string): Promise<readonly SubmissionEvent[]>;
  /**
   * Lists the events of one attempt, oldest first; also of an attempt that the store does not know.
   */
  ofAttempt(attemptId: string): Promise<readonly SubmissionEvent[]>;
  /** Lists events of some kinds since a time, newest first. */
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

/** The submission that was created with an idempotency key. */
export interface IdempotencyEntry {
  /** Sitting that the submission belongs to. */
  readonly sitting: string;
  /** Keyed hash of the call's body. */
  readonly bodyHash: string;
  readonly submissionId: string;
}

export interface IdempotencyRecords {
  /**
   * Claims a key for a new submission; waits for an unfinished claim. Keys are not secret: the
   * caller must compare sitting and body before it returns any data.
   *
   * @returns the earlier entry when the key is taken; `undefined` when this call claimed it
   */
  claim(keyHash: string, entry: IdempotencyEntry, now: Date): Promise<IdempotencyEntry | undefined>;
}

/** An error of the store. A retry may succeed later. */
export class StoreError extends Error {
  readonly reason: 'busy' | 'locked' | 'full';

  constructor(reason: 'busy' | 'locked' | 'full', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.reason = reason;
  }
}
