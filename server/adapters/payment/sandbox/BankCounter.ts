import { createHmac } from 'node:crypto';
import type { BankButton, BankCharge, SandboxBank } from '../../../ports/payment/SandboxBank.ts';
import type { Clock } from '../../../ports/system/Clock.ts';
import type { ChargeBook } from './ChargeBook.ts';
import type { Charge } from './ChargeTable.ts';
import { receiptTokenOf, withReceipt } from './receiptToken.ts';

/**
 * A function that delivers one notification: the body and the header that authenticates its sender.
 */
export type DeliverNotification = (body: string, signature: string) => Promise<void>;

/** The options of the counter. */
export interface CounterOptions {
  readonly charges: ChargeBook;
  readonly clock: Clock;
  /** Key of 32 bytes that the portal also has. */
  readonly notificationKey: Uint8Array;
  readonly deliver: DeliverNotification;
}

const DUPLICATES = 5;

const STATUS_OF = {
  approve: 'APPR',
  reject: 'REJT',
  cancel: 'CANC',
  timeOut: 'PSTO',
  duplicate: 'APPR',
} as const satisfies Partial<Record<BankButton, Charge['status']>>;

/**
 * The sandbox bank's counter. When a person presses a button, the bank changes the charge and
 * notifies the portal.
 */
export class BankCounter implements SandboxBank {
  readonly #options: CounterOptions;

  constructor(options: CounterOptions) {
    this.#options = options;
  }

  async find(chargeId: string): Promise<BankCharge | undefined> {
    const charge = await this.#options.charges.find(chargeId);
    return charge && toBankCharge(charge, this.#options.notificationKey);
  }

  async press(chargeId: string, button: BankButton): Promise<BankCharge | undefined> {
    const { charges } = this.#options;
    const charge = await charges.find(chargeId);
    if (!charge) return undefined;
    if (button === 'serverError') {
      await charges.setFailing(chargeId, !charge.failing);
    } else {
      await this.#settle(charge, STATUS_OF[button]);
      const times = button === 'duplicate' ? DUPLICATES : 1;
      await Promise.all(Array.from({ length: times }, () => this.#notify(charge)));
    }
    return this.find(chargeId);
  }

  /**
   * Sets the status of a charge. An ended charge can only be approved. A charge that timed out has
   * not ended.
   */
  async #settle(charge: Charge, status: Charge['status']): Promise<void> {
    const isOpen = charge.status === 'INPR' || charge.status === 'PSTO';
    if (!isOpen && status !== 'APPR') return;
    const updatedAt = this.#options.clock.now();
    await this.#options.charges.change(charge.id, { status, updatedAt });
  }

  /**
   * Sends a notification. A failure is ignored, because the person at the counter cannot correct
   * it.
   */
  async #notify({ id, attemptId, chargedCents }: Charge): Promise<void> {
    const { clock, notificationKey, deliver } = this.#options;
    const body = JSON.stringify({ transactionid: attemptId, chargeid: id, amount: chargedCents });
    const stamp = Math.floor(clock.now().getTime() / 1000);
    const proof = createHmac('sha256', notificationKey).update(`${stamp}.${body}`).digest('hex');
    await deliver(body, `t=${stamp},v1=${proof}`).catch(() => {});
  }
}

function toBankCharge({ failing, ...charge }: Charge, key: Uint8Array): BankCharge {
  const { id, attemptId, method, amountCents, lines, language, status } = charge;
  const returnUrl = withReceipt(charge.returnUrl, attemptId, receiptTokenOf(key, attemptId));
  return { id, method, amountCents, lines, language, status, returnUrl, isFailing: failing };
}
