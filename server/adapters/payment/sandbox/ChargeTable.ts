import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../store/Database.ts';

/** A charge of the sandbox bank as it is kept. */
export type Charge = Selectable<Database['sandboxCharges']>;

/** What a charge begins with. */
export type NewCharge = Pick<
  Charge,
  | 'id'
  | 'attemptId'
  | 'method'
  | 'amountCents'
  | 'language'
  | 'lines'
  | 'returnUrl'
  | 'status'
  | 'failing'
  | 'chargedCents'
  | 'chargedCurrency'
  | 'approveAt'
  | 'expiresAt'
  | 'createdAt'
>;

/** The bank's own book: a table apart from the portal's, which only the sandbox reads. */
export class ChargeTable {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Opens a charge. @returns the one that its attempt opened before, if there is one */
  async open({ lines, ...charge }: NewCharge): Promise<Charge> {
    await this.#db
      .insertInto('sandboxCharges')
      .values({ ...charge, lines: JSON.stringify(lines), updatedAt: charge.createdAt })
      .onConflict((conflict) => conflict.column('attemptId').doNothing())
      .execute();
    return this.#all().where('attemptId', '=', charge.attemptId).executeTakeFirstOrThrow();
  }

  /** @param id from an address: any text */
  async find(id: string): Promise<Charge | undefined> {
    // PostgreSQL refuses to be asked for it, since no text of its own can hold one.
    if (id.includes('\0')) return undefined;
    return this.#all().where('id', '=', id).executeTakeFirst();
  }

  async ofAttempt(attemptId: string): Promise<Charge | undefined> {
    return this.#all().where('attemptId', '=', attemptId).executeTakeFirst();
  }

  /** Charges that the bank approves of its own accord, and has not yet. */
  async toApprove(now: Date): Promise<readonly Charge[]> {
    return this.#all().where('status', '<>', 'APPR').where('approveAt', '<=', now).execute();
  }

  /** Charges approved from one instant up to, but without, another. */
  async taken(from: Date, to: Date): Promise<readonly Charge[]> {
    return this.#all()
      .where('status', '=', 'APPR')
      .where('updatedAt', '>=', from)
      .where('updatedAt', '<', to)
      .execute();
  }

  /** Changes a charge unless it is approved: money that was taken stays taken. */
  async change(id: string, change: Updateable<Database['sandboxCharges']>): Promise<void> {
    await this.#db
      .updateTable('sandboxCharges')
      .set(change)
      .where('id', '=', id)
      .where('status', '<>', 'APPR')
      .execute();
  }

  /** Lets the bank answer again, or not. */
  async setFailing(id: string, failing: boolean): Promise<void> {
    await this.#db.updateTable('sandboxCharges').set({ failing }).where('id', '=', id).execute();
  }

  #all() {
    return this.#db.selectFrom('sandboxCharges').selectAll();
  }
}
