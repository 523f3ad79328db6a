import { createHmac } from 'node:crypto';
import { LANGUAGE_CODES, PAYMENT_METHODS, PREFERRED_METHODS } from '#engine';
import {
  type GatewayAnswer,
  type GatewayCharge,
  GatewayError,
  type GatewayOrder,
  type PaymentGateway,
  type SettledCharge,
} from '../../../ports/PaymentGateway.ts';
import type { GcisClient } from './GcisClient.ts';
import { orderOnWire } from './orderOnWire.ts';
import { readFpsCharge, readStatus, readWebCharge } from './readAnswers.ts';
import { GCIS_PATHS } from './wire.ts';

/** What the gateway works with. */
export interface GcisOptions {
  readonly client: Pick<GcisClient, 'ask' | 'tell'>;
  readonly eServiceId: string;
  /** 32 bytes that web tokens are derived from; it must not change while payments are open. */
  readonly tokenKey: Uint8Array;
  /** Time for each operation as a whole, in milliseconds. */
  readonly times: Readonly<Record<'createMs' | 'statusMs' | 'cancelMs', number>>;
}

/**
 * The government's payment service, as a `PaymentGateway`. The transaction of the wire is our
 * attempt. An order is sent once; only questions are repeated.
 *
 * @see specification, document 1, section 7
 */
export class GcisPaymentGateway implements PaymentGateway {
  readonly #options: GcisOptions;

  constructor(options: GcisOptions) {
    this.#options = options;
  }

  async create(order: GatewayOrder): Promise<GatewayCharge> {
    const { client, eServiceId, times } = this.#options;
    const deadline = AbortSignal.timeout(times.createMs);
    if (order.isRepeated) await this.#refuseSecondCharge(order.attemptId, deadline);
    const { path, conduct } = PAYMENT_METHODS[order.method];
    const body = orderOnWire(order, { eServiceId, webToken: this.#tokenOf(order.attemptId) });
    // The wire promises nothing about an order that comes twice: never repeated here.
    const answer = await client.ask(path, body, { deadline, isRepeatable: false });
    return conduct === 'qr' ? readFpsCharge(answer, order) : readWebCharge(answer, order);
  }

  status(attemptId: string): Promise<GatewayAnswer> {
    return this.#ask(attemptId, AbortSignal.timeout(this.#options.times.statusMs));
  }

  /** What the answer of the cancel call holds is not specified: the status is what counts. */
  async cancel(attemptId: string): Promise<GatewayAnswer> {
    const { client, eServiceId, times } = this.#options;
    const deadline = AbortSignal.timeout(times.cancelMs);
    const webtoken = this.#tokenOf(attemptId);
    const body = { transactionid: attemptId, webtoken, eserviceid: eServiceId };
    try {
      await client.tell(GCIS_PATHS.cancel, body, { deadline, isRepeatable: true });
    } catch (error) {
      // Refused, as it may be for a charge that was approved just now: that must be learned.
      if (!(error instanceof GatewayError) || error.reason !== 'badAnswer') throw error;
    }
    return this.#ask(attemptId, deadline);
  }

  /** The wire has no call for it. */
  settlement(): Promise<readonly SettledCharge[]> {
    return Promise.reject(
      new GatewayError('unreachable', 'Cannot list the settlement: the gateway has no such call'),
    );
  }

  /**
   * Asks what can be paid with: a call that moves nothing, for `npm run doctor`.
   *
   * @returns how many methods it offers
   * @throws {GatewayError} when no conclusive answer came
   */
  async countMethods(): Promise<number> {
    const { client, eServiceId, times } = this.#options;
    const body = {
      locale: LANGUAGE_CODES.en.payment,
      amount: '1.00',
      preferpaymentmethods: PREFERRED_METHODS,
      eServiceIds: [eServiceId],
    };
    const deadline = AbortSignal.timeout(times.statusMs);
    const answer = await client.ask(GCIS_PATHS.availability, body, {
      deadline,
      isRepeatable: true,
    });
    const { availablepaymentmethods: methods } = answer;
    if (!Array.isArray(methods)) {
      throw new GatewayError('badAnswer', 'Cannot read the answer of the gateway: no methods');
    }
    return methods.length;
  }

  /** A repeated order is sent only when the gateway says that it never had the first one. */
  async #refuseSecondCharge(attemptId: string, deadline: AbortSignal): Promise<void> {
    const { code } = await this.#ask(attemptId, deadline);
    if (code !== 'NOTF') {
      throw new GatewayError('badAnswer', `Cannot order again: the first order is ${code}`);
    }
  }

  async #ask(attemptId: string, deadline: AbortSignal): Promise<GatewayAnswer> {
    const path = `${GCIS_PATHS.status}/${encodeURIComponent(attemptId)}`;
    const body = { webtoken: this.#tokenOf(attemptId) };
    const call = { deadline, isRepeatable: true };
    return readStatus(attemptId, await this.#options.client.ask(path, body, call));
  }

  /** The same for every call about an attempt, from any process; nobody else can make it. */
  #tokenOf(attemptId: string): string {
    const { tokenKey } = this.#options;
    return createHmac('sha256', tokenKey).update(`webtoken ${attemptId}`).digest('base64url');
  }
}
