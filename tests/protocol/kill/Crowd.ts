import { setTimeout as sleep } from 'node:timers/promises';
import { ChargeTable } from '../../../server/adapters/payment/sandbox/ChargeTable.ts';
import { countOrders, type OrderCount, ordersOf } from '../orders.ts';
import type { Applicant } from './Applicant.ts';
import type { MortalPortal } from './MortalPortal.ts';
import { patiently } from './patiently.ts';
import { type NotedCall, WatchedClient } from './WatchedClient.ts';

/** The size of the load. */
export interface CrowdSize {
  /** Applicants who save, sign, pay and submit. */
  readonly payers: number;
  /** Applicants who save one form after another and never pay. */
  readonly savers: number;
}

/** The delay between two payers, so that a kill in the middle finds them at different steps. */
const APART_MS = 200;

/**
 * Many applicants at once, who repeat a refused or interrupted call with the same key. A payer does
 * not repeat a payment that the portal already processes: `count` approves its charge later.
 */
export class Crowd {
  /** The result of each call. */
  readonly calls: NotedCall[] = [];
  /** The reference number in the answer to each submission; an empty text for a saved form. */
  readonly givenReferences = new Map<string, string>();
  readonly #portal: MortalPortal;
  readonly #name: string;
  readonly #payers: readonly Applicant[];
  readonly #savers: number;
  #saved = 0;
  #isSaving = true;
  #walks: readonly Promise<void>[] = [];

  /** @param name part of the idempotency keys; each crowd at a portal needs a different name */
  constructor(portal: MortalPortal, name: string, { payers, savers }: CrowdSize) {
    this.#portal = portal;
    this.#name = name;
    this.#savers = savers;
    this.#payers = Array.from({ length: payers }, (_, index) => this.#applicant(`payer-${index}`));
  }

  /** Returns the number of payers with a reference number so far. */
  get submitted(): number {
    return this.#payers.filter(({ referenceNumber }) => referenceNumber !== undefined).length;
  }

  /**
   * Returns each status of a call once. Excludes the refusal of a payment that a payer repeats
   * because the answer to the first call was lost.
   */
  get statuses(): ReadonlySet<number> {
    const others = this.calls.filter(({ isRepeatedPayment }) => !isRepeatedPayment);
    return new Set(others.map(({ status }) => status));
  }

  /** Saves and signs for each payer, which takes seconds on a small machine. */
  async prepare(): Promise<void> {
    for (const payer of this.#payers) await patiently(() => payer.sign());
    this.calls.length = 0;
  }

  /** Starts all applicants. */
  start(): void {
    const savers = Array.from({ length: this.#savers }, () => this.#saveOn());
    this.#walks = [...this.#payers.map((payer, index) => this.#walk(payer, index)), ...savers];
  }

  /** Waits for the payers to finish, and stops the savers. */
  async finish(): Promise<void> {
    await Promise.all(this.#walks.slice(0, this.#payers.length));
    this.#isSaving = false;
    await Promise.all(this.#walks);
  }

  /**
   * Approves all open charges at the bank, completes all payers with a restarted portal, and counts
   * the orders. Stops the portal at the end.
   *
   * @param givenBefore reference numbers that other crowds at the same portal got
   */
  async count(givenBefore: ReadonlyMap<string, string> = new Map()): Promise<OrderCount> {
    await this.#portal.process.stop();
    await this.#portal.look(async ({ db }) => {
      const charges = new ChargeTable(db);
      const open = await db
        .selectFrom('sandboxCharges')
        .select('id')
        .where('status', '=', 'INPR')
        .execute();
      const updatedAt = new Date();
      for (const { id } of open) await charges.change(id, { status: 'APPR', updatedAt });
    });
    await this.#portal.start();
    for (const payer of this.#payers.filter(({ transaction }) => transaction)) {
      payer.hasPaid();
      this.#tell(payer, await payer.finish());
    }
    await this.#portal.process.stop();
    const givenReferences = new Map([...givenBefore, ...this.givenReferences]);
    return this.#portal.look(async ({ db }) => countOrders(await ordersOf(db), givenReferences));
  }

  #applicant(name: string): Applicant {
    const client = new WatchedClient(this.#portal.process.origin, this.calls);
    return this.#portal.applicant(`a-${name}-of-the-crowd-${this.#name}`, client);
  }

  async #walk(payer: Applicant, index: number): Promise<void> {
    await sleep(index * APART_MS);
    await patiently(async () => this.#tell(payer, '', await payer.save()));
    await patiently(() => payer.open());
    await patiently(() => this.#payOnce(payer));
    if (payer.bank === undefined) return;
    await patiently(() => payer.approve());
    await patiently(async () => this.#tell(payer, await payer.finish()));
  }

  /** Pays. After an error, returns without the bank's page if the portal processes the payment. */
  async #payOnce(payer: Applicant): Promise<void> {
    await payer.pay().catch(async (error: unknown) => {
      const opened = await payer.open().catch(String);
      if (!opened.includes('"processing"')) throw error;
    });
  }

  async #saveOn(): Promise<void> {
    while (this.#isSaving) {
      this.#saved += 1;
      const saver = this.#applicant(`saver-${this.#saved}`);
      await patiently(async () => this.#tell(saver, '', await saver.save()));
    }
  }

  #tell({ submissionId = '' }: Applicant, reference: string, id = submissionId): void {
    this.givenReferences.set(id, reference);
  }
}
