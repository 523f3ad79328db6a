import type { Kysely, Selectable } from 'kysely';
import type {
  EventRecords,
  IdempotencyEntry,
  IdempotencyRecords,
  ReferenceRecords,
  SubmissionEvent,
} from '../../../ports/store/SubmissionStore.ts';
import type { Database } from './Database.ts';
import { present } from './present.ts';

/** The table of the history of submissions. A trigger makes it append-only. */
export class EventTable implements EventRecords {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async append({ detail, ...event }: SubmissionEvent): Promise<void> {
    await this.#db
      .insertInto('submissionEvents')
      .values({ ...event, detail: JSON.stringify(detail) })
      .execute();
  }

  async ofSubmission(submissionId: string): Promise<readonly SubmissionEvent[]> {
    const rows = await this.#db
      .selectFrom('submissionEvents')
      .selectAll()
      .where('submissionId', '=', submissionId)
      .orderBy('id')
      .execute();
    return rows.map(toEvent);
  }

  async ofAttempt(attemptId: string): Promise<readonly SubmissionEvent[]> {
    const rows = await this.#db
      .selectFrom('submissionEvents')
      .selectAll()
      .where('attemptId', '=', attemptId)
      .orderBy('id')
      .execute();
    return rows.map(toEvent);
  }

  async recent(
    kinds: readonly string[],
    since: Date,
    limit: number,
  ): Promise<readonly SubmissionEvent[]> {
    const rows = await this.#db
      .selectFrom('submissionEvents')
      .selectAll()
      .where('kind', 'in', kinds)
      .where('at', '>=', since)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toEvent);
  }
}

function toEvent({ id: _, ...row }: Selectable<Database['submissionEvents']>): SubmissionEvent {
  return present(row);
}

/** The table of reference numbers. Each is issued once, and a trigger keeps its row. */
export class ReferenceTable implements ReferenceRecords {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async claim(reference: string, submissionId: string, now: Date): Promise<boolean> {
    const row = await this.#db
      .insertInto('referenceNumbers')
      .values({ reference, submissionId, createdAt: now })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst();
    return row !== undefined;
  }

  async find(reference: string): Promise<{ readonly submissionId: string } | undefined> {
    return this.#db
      .selectFrom('referenceNumbers')
      .select('submissionId')
      .where('reference', '=', reference)
      .executeTakeFirst();
  }
}

/** The table of idempotency keys. */
export class IdempotencyTable implements IdempotencyRecords {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async claim(
    keyHash: string,
    entry: IdempotencyEntry,
    now: Date,
  ): Promise<IdempotencyEntry | undefined> {
    const ours = await this.#db
      .insertInto('idempotency')
      .values({ keyHash, ...entry, createdAt: now })
      // Names no index, because a parallel call may conflict with the primary key first. Migration
      // 009 keeps that key.
      .onConflict((conflict) => conflict.doNothing())
      .returning('submissionId')
      .executeTakeFirst();
    if (ours) return undefined;
    return this.#db
      .selectFrom('idempotency')
      .select(['sitting', 'bodyHash', 'submissionId'])
      .where('keyHash', '=', keyHash)
      .executeTakeFirstOrThrow();
  }
}
