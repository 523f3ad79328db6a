import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../store/tables/Database.ts';

/** A stored charge of the sandbox bank. */
export type Charge = Selectable<Database['sandboxCharges']>;

/** The fields of a new charge. */
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

/** The sandbox bank's own table of charges. Only the sandbox reads it. */
export class ChargeTable {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /**
   * Opens a charge.
   *
   * @returns the existing charge if its attempt already opened one
   */
  async open({ lines, ...charge }: NewCharge): Promise<Charge> {
    await this.#db
      .insertInto('sandboxCharges')
      .values({ ...charge, lines: JSON.stringify(lines), updatedAt: charge.createdAt })
      .onConflict((conflict) => conflict.column('attemptId').doNothing())
      .execute();
    return this.#all().where('attemptId', '=', charge.attemptId).executeTakeFirstOrThrow();
  }

  /** @param id id of the charge; any text, because it comes from a URL */
  async find(id: string): Promise<Charge | undefined> {
    // PostgreSQL rejects a text with NUL, and no id contains NUL.
    if (id.includes('\0')) return undefined;
    return this.#all().where('id', '=', id).executeTakeFirst();
  }

  async ofAttempt(attemptId: string): Promise<Charge | undefined> {
    return this.#all().where('attemptId', '=', attemptId).executeTakeFirst();
  }

  /** Returns the charges whose automatic approval is due. */
  async toApprove(now: Date): Promise<readonly Charge[]> {
    return this.#all().where('status', '<>', 'APPR').where('approveAt', '<=', now).execute();
  }

  /** Returns charges approved from `from` (included) to `to` (excluded). */
  async taken(from: Date, to: Date): Promise<readonly Charge[]> {
    return this.#all()
      .where('status', '=', 'APPR')
      .where('updatedAt', '>=', from)
      .where('updatedAt', '<', to)
      .execute();
  }

  /** Changes a charge unless it is approved, because an approval is final. */
  async change(id: string, change: Updateable<Database['sandboxCharges']>): Promise<void> {
    await this.#db
      .updateTable('sandboxCharges')
      .set(change)
      .where('id', '=', id)
      .where('status', '<>', 'APPR')
      .execute();
  }

  /** Makes the bank's queries about a charge fail, or succeed again. */
  async setFailing(id: string, failing: boolean): Promise<void> {
    await this.#db.updateTable('sandboxCharges').set({ failing }).where('id', '=', id).execute();
  }

  #all() {
    return this.#db.selectFrom('sandboxCharges').selectAll();
  }
}
