/** The topics of outbox messages. */
export type OutboxTopic =
  | 'ackMail'
  | 'ackPdf'
  | 'export'
  | 'exportPush'
  | 'operatorAlert'
  | 'refundDone'
  | 'refundNotice'
  | 'supplementMail';

/**
 * A task to do after a transaction is committed. The transaction writes it, and the worker carries
 * it out at least once. The payload names records and contains no answers.
 */
export interface NewOutboxMessage {
  /** Unique key, so that the same message is written only once: `ackMail:<submission>`. */
  readonly key: string;
  readonly topic: OutboxTopic;
  /** Empty for an `operatorAlert` about money without a submission. */
  readonly submissionId: string;
  readonly payload: Readonly<Record<string, string>>;
  /** Earliest time of the first try. */
  readonly dueAt: Date;
}

/** A message that a worker has claimed under a lease. */
export interface OutboxMessage extends NewOutboxMessage {
  /** Number of tries, including this one. */
  readonly tries: number;
  /** Identifies the lease. Only the worker with the newest lease may finish the message. */
  readonly lease: string;
}

/** A message that will not be retried. */
export interface DeadLetter extends NewOutboxMessage {
  readonly tries: number;
  readonly error: string;
}

/** The state of a message: done, abandoned (`deadAt`), or neither. */
export interface OutboxState {
  readonly tries: number;
  readonly dueAt: Date;
  readonly doneAt?: Date;
  readonly deadAt?: Date;
  /** Kind of the last failure. */
  readonly error?: string;
}

/** The outbox table. */
export interface OutboxRecords {
  /** Adds a message. @returns `false` when a message with its key exists, done or not */
  add(message: NewOutboxMessage): Promise<boolean>;
  /**
   * Claims due messages under a lease, and skips those that another worker is claiming (`SKIP
   * LOCKED`). A message with an expired lease counts as due, because its worker may have been
   * killed.
   */
  claim(claim: {
    readonly now: Date;
    readonly lease: string;
    readonly leaseEndsAt: Date;
    readonly limit: number;
  }): Promise<readonly OutboxMessage[]>;
  /** Extends a lease. @returns `false` when another worker holds it now */
  prolong(key: string, lease: string, leaseEndsAt: Date): Promise<boolean>;
  /** Marks a message as done. @returns `false` when another worker holds the lease now */
  finish(key: string, lease: string, now: Date): Promise<boolean>;
  /**
   * Reschedules a failed message for `dueAt`. @returns `false` when another worker holds the lease
   * now
   */
  postpone(key: string, lease: string, dueAt: Date, error: string): Promise<boolean>;
  /** Abandons a message. @returns `false` when another worker holds the lease now */
  bury(key: string, lease: string, now: Date, error: string): Promise<boolean>;
  /** Returns the state of one message; `undefined` when no message has the key. */
  find(key: string): Promise<OutboxState | undefined>;
  /** Lists abandoned messages, newest first. */
  dead(limit: number): Promise<readonly DeadLetter[]>;
  /** Queues an abandoned message again. @returns the number of queued messages, 0 or 1 */
  requeue(key: string, now: Date): Promise<number>;
  /** Returns the age of the oldest message that is due and not done; 0 when no message is due. */
  oldestAgeMs(now: Date): Promise<number>;
}
