import type { ChargeBook } from './ChargeBook.ts';
import type { Charge, NewCharge } from './ChargeTable.ts';

/**
 * The charges of a sandbox bank that runs without a portal. They are lost when the process ends.
 */
export class MemoryCharges implements ChargeBook {
  readonly #charges = new Map<string, Charge>();

  async open({ lines, ...charge }: NewCharge): Promise<Charge> {
    const known = await this.ofAttempt(charge.attemptId);
    if (known) return known;
    const opened = { ...charge, lines: [...lines], updatedAt: charge.createdAt };
    this.#charges.set(charge.id, opened);
    return opened;
  }

  async find(id: string): Promise<Charge | undefined> {
    return this.#charges.get(id);
  }

  async ofAttempt(attemptId: string): Promise<Charge | undefined> {
    return this.#all().find((charge) => charge.attemptId === attemptId);
  }

  async toApprove(now: Date): Promise<readonly Charge[]> {
    return this.#all().filter(
      ({ status, approveAt }) => status !== 'APPR' && approveAt !== null && approveAt <= now,
    );
  }

  async taken(from: Date, to: Date): Promise<readonly Charge[]> {
    return this.#all().filter(
      ({ status, updatedAt }) => status === 'APPR' && updatedAt >= from && updatedAt < to,
    );
  }

  /** Changes a charge, unless it is approved: an approval is final. */
  async change(id: string, change: Parameters<ChargeBook['change']>[1]): Promise<void> {
    const charge = this.#charges.get(id);
    if (!charge || charge.status === 'APPR') return;
    this.#charges.set(id, { ...charge, ...change } as Charge);
  }

  async setFailing(id: string, failing: boolean): Promise<void> {
    const charge = this.#charges.get(id);
    if (charge) this.#charges.set(id, { ...charge, failing });
  }

  #all(): readonly Charge[] {
    return [...this.#charges.values()];
  }
}
