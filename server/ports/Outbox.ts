/** What the outbox can carry. */
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
 * Something to do once a transaction is committed: written inside it, done by the worker, at least
 * once. The payload names records and holds no answers.
 */
export interface NewOutboxMessage {
  /** Unique for ever: the same intent is written once (`ackMail:<submission>`). */
  readonly key: string;
  readonly topic: OutboxTopic;
  /** Empty for an `operatorAlert` about money of no submission. */
  readonly submissionId: string;
  readonly payload: Readonly<Record<string, string>>;
  /** Not before this instant. */
  readonly dueAt: Date;
}

/** A message that the worker holds under a lease. */
export interface OutboxMessage extends NewOutboxMessage {
  /** How often it was tried, this time included. */
  readonly tries: number;
  /** Tells leases apart: only the newest holder may finish the message. */
  readonly lease: string;
}

/** A message that will not be tried again. */
export interface DeadLetter extends NewOutboxMessage {
  readonly tries: number;
  readonly error: string;
}

/** How far a message is: done, given up (`deadAt`), or neither. */
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
  /** Adds a message. @returns `false` when one with its key exists, done or not */
  add(message: NewOutboxMessage): Promise<boolean>;
  /**
   * Takes due messages under a lease, skipping those that another worker holds (`SKIP LOCKED`).
   * A lease that ran out counts as due: its holder is taken for dead.
   */
  claim(claim: {
    readonly now: Date;
    readonly lease: string;
    readonly leaseEndsAt: Date;
    readonly limit: number;
  }): Promise<readonly OutboxMessage[]>;
  /** Prolongs a lease. @returns `false` when it is no longer ours */
  prolong(key: string, lease: string, leaseEndsAt: Date): Promise<boolean>;
  /** Marks a message done. @returns `false` when the lease is no longer ours */
  finish(key: string, lease: string, now: Date): Promise<boolean>;
  /** Puts a failed message back for `dueAt`. @returns `false` when the lease is no longer ours */
  postpone(key: string, lease: string, dueAt: Date, error: string): Promise<boolean>;
  /** Gives a message up. @returns `false` when the lease is no longer ours */
  bury(key: string, lease: string, now: Date, error: string): Promise<boolean>;
  /** The state of one message; `undefined` when there is none with the key. */
  find(key: string): Promise<OutboxState | undefined>;
  /** Messages given up, newest first. */
  dead(limit: number): Promise<readonly DeadLetter[]>;
  /** Gives dead messages another life. @returns how many */
  requeue(key: string, now: Date): Promise<number>;
  /** Age of the oldest message that is due and not done; 0 when there is none. */
  oldestAgeMs(now: Date): Promise<number>;
}
