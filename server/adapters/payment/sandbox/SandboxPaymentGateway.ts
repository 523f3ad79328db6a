import { toDataURL } from 'qrcode';
import { FPS_QR_VALID_MS, PAYMENT_METHODS } from '#engine';
import {
  type FpsRequest,
  type GatewayAnswer,
  type GatewayCharge,
  GatewayError,
  type GatewayOrder,
  type PaymentGateway,
  type SettledCharge,
} from '../../../ports/payment/PaymentGateway.ts';
import type { Clock } from '../../../ports/system/Clock.ts';
import type { Ids } from '../../../ports/system/Ids.ts';
import { fpsPayload } from '../fpsPayload.ts';
import type { ChargeBook } from './ChargeBook.ts';
import type { Charge } from './ChargeTable.ts';
import { describeStatus } from './describeStatus.ts';
import { scenarioOf, scenarioOfWallet } from './scenarios.ts';

/** The options of the sandbox. */
export interface SandboxOptions {
  readonly charges: ChargeBook;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Origin of the portal, which also serves the bank's page. */
  readonly publicUrl: string;
  /**
   * FPS identifier or e-mail address of the payee in FPS codes; by default a payee that does not
   * exist.
   */
  readonly fpsPayee?: string | undefined;
}

const CHARGE_ID_LENGTH = 20;
/** FPS identifier of a payee that does not exist. */
const NOBODY = '1234567';
/** The brand of the card in every wallet. */
const SANDBOX_BRAND = 'Visa';

/**
 * A payment gateway with a sandbox bank that moves no money. A person on the bank's page decides a
 * charge, or the cents of the amount do (see `SCENARIOS`). Charges are in the database, so they
 * survive a killed server.
 */
export class SandboxPaymentGateway implements PaymentGateway {
  readonly #options: SandboxOptions;

  constructor(options: SandboxOptions) {
    this.#options = options;
  }

  async create(order: GatewayOrder): Promise<GatewayCharge> {
    const { charges, clock, ids } = this.#options;
    const now = clock.now();
    const isWallet = PAYMENT_METHODS[order.method].flow === 'sheet';
    if (isWallet && !order.paymentData) {
      throw new GatewayError('badAnswer', "Cannot order: the wallet's data is lost");
    }
    const scenario = scenarioOf(order.amountCents) ?? scenarioOfWallet(order.paymentData);
    const charge = await charges.open({
      id: ids.id().slice(0, CHARGE_ID_LENGTH),
      attemptId: order.attemptId,
      method: order.method,
      amountCents: order.amountCents,
      language: order.language,
      lines: [...order.lines],
      returnUrl: order.returnUrl,
      status: scenario?.code ?? 'INPR',
      failing: scenario?.isFailing ?? false,
      chargedCents: order.amountCents + (scenario?.surplusCents ?? 0),
      chargedCurrency: scenario?.currency ?? 'HKD',
      approveAt: later(now, scenario?.approveAfterMs),
      expiresAt: order.method === 'fps' ? later(now, FPS_QR_VALID_MS) : null,
      createdAt: now,
    });
    if (isWallet) return { chargeId: charge.id, wallet: { brandName: SANDBOX_BRAND } };
    return charge.method === 'fps' ? this.#fpsCharge(charge) : this.#cardCharge(charge);
  }

  async status(attemptId: string): Promise<GatewayAnswer> {
    const charge = await this.#options.charges.ofAttempt(attemptId);
    if (!charge) return { code: 'NOTF', description: '', canRetry: true };
    if (charge.failing) throw new GatewayError('serverError', 'Cannot ask the sandbox: it fails');
    return answerOf(await this.#upToDate(charge));
  }

  async cancel(attemptId: string): Promise<GatewayAnswer> {
    const charge = await this.#options.charges.ofAttempt(attemptId);
    if (charge && !charge.failing && isOpen(await this.#upToDate(charge))) {
      const updatedAt = this.#options.clock.now();
      await this.#options.charges.change(charge.id, { status: 'CANC', updatedAt });
    }
    return this.status(attemptId);
  }

  async settlement(from: Date, to: Date): Promise<readonly SettledCharge[]> {
    const { charges, clock } = this.#options;
    for (const charge of await charges.toApprove(clock.now())) await this.#upToDate(charge);
    const taken = await charges.taken(from, to);
    return taken.map(({ id, attemptId, amountCents, chargedCents, chargedCurrency }) => ({
      chargeId: id,
      attemptId,
      amountCents: chargedCents ?? amountCents,
      currency: chargedCurrency ?? 'HKD',
    }));
  }

  /** Updates a charge to the present time: codes expire, and late approvals arrive. */
  async #upToDate(charge: Charge): Promise<Charge> {
    const { charges, clock } = this.#options;
    const now = clock.now();
    const isApproved = charge.approveAt !== null && charge.approveAt <= now;
    const isOver = charge.status === 'INPR' && charge.expiresAt !== null && charge.expiresAt <= now;
    if (charge.status === 'APPR' || !(isApproved || isOver)) return charge;
    const status = isApproved ? 'APPR' : 'PSTO';
    await charges.change(charge.id, { status, updatedAt: now });
    return { ...charge, status, updatedAt: now };
  }

  #cardCharge({ id }: Charge): GatewayCharge {
    return { chargeId: id, redirectUrl: this.#pageOf(id) };
  }

  async #fpsCharge(charge: Charge): Promise<GatewayCharge> {
    const { id, amountCents, expiresAt } = charge;
    const payload = fpsPayload({
      payee: this.#options.fpsPayee ?? NOBODY,
      amountCents,
      reference: id,
      ...(expiresAt && { expiresAt }),
    });
    const image = await toDataURL(payload, { errorCorrectionLevel: 'M', margin: 4, scale: 6 });
    const fps: FpsRequest = {
      paymentId: id,
      expiresAt: expiresAt ?? this.#options.clock.now(),
      qrImage: image.slice(image.indexOf(',') + 1),
      qrUrl: this.#pageOf(id),
    };
    return { chargeId: id, fps };
  }

  #pageOf(chargeId: string): string {
    return `${this.#options.publicUrl}/sandbox/bank/${chargeId}`;
  }
}

/**
 * Checks whether a charge can be cancelled. A charge that timed out can be cancelled unless the
 * bank will approve it later.
 */
function isOpen({ status, approveAt }: Charge): boolean {
  return status === 'INPR' || (status === 'PSTO' && approveAt === null);
}

function later(now: Date, ms: number | undefined): Date | null {
  return ms === undefined ? null : new Date(now.getTime() + ms);
}

function answerOf(charge: Charge): GatewayAnswer {
  const { id: chargeId, status: code, method, language, chargedCents, chargedCurrency } = charge;
  const approval = code === 'APPR' && {
    amountCents: chargedCents ?? charge.amountCents,
    currency: chargedCurrency ?? 'HKD',
  };
  return {
    code,
    chargeId,
    method,
    description: describeStatus(code, language),
    canRetry: scenarioOf(charge.amountCents)?.canRetry ?? true,
    ...(code !== 'INPR' && { settledAt: charge.updatedAt }),
    ...(code === 'REJT' && { rejectReasonCode: '05' }),
    ...approval,
  };
}
