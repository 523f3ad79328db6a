import { createHmac } from 'node:crypto';
import { PAYMENT_METHODS } from '#engine';
import {
  type GatewayAnswer,
  type GatewayCharge,
  GatewayError,
  type GatewayMethod,
  type GatewayOrder,
  type PaymentGateway,
  type SettledCharge,
} from '../../../ports/payment/PaymentGateway.ts';
import type { GcisClient } from './GcisClient.ts';
import { orderOnWire } from './orderOnWire.ts';
import { readFpsCharge, readStatus, readWalletCharge, readWebCharge } from './readAnswers.ts';
import { GCIS_PATHS } from './wire.ts';

/** Options of the gateway. */
export interface GcisOptions {
  readonly client: Pick<GcisClient, 'ask' | 'tell'>;
  readonly eServiceId: string;
  /** 32 bytes that web tokens are derived from; it must not change while payments are open. */
  readonly tokenKey: Uint8Array;
  /** Time for each operation as a whole, in milliseconds. */
  readonly times: Readonly<Record<'createMs' | 'statusMs' | 'cancelMs', number>>;
}

/** A charge to query, with its method where it is known. */
interface Asked {
  readonly attemptId: string;
  readonly method?: GatewayMethod | undefined;
}
/** The answer of an order, by how its method is paid. */
const READ_CHARGE = {
  redirect: readWebCharge,
  qr: readFpsCharge,
  sheet: readWalletCharge,
} as const;

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
    if (order.isRepeated) await this.#refuseSecondCharge(order, deadline);
    const { path, flow } = PAYMENT_METHODS[order.method];
    const body = orderOnWire(order, { eServiceId, webToken: this.#tokenOf(order.attemptId) });
    // The wire promises nothing about an order that comes twice: never repeated here.
    const answer = await client.ask(path, body, { deadline, isRepeatable: false });
    return READ_CHARGE[flow](answer, order);
  }

  status(attemptId: string, method?: GatewayMethod): Promise<GatewayAnswer> {
    return this.#ask({ attemptId, method }, AbortSignal.timeout(this.#options.times.statusMs));
  }

  /** The specification does not define the answer of the cancel call: only the payment status counts. */
  async cancel(attemptId: string, method?: GatewayMethod): Promise<GatewayAnswer> {
    const { client, eServiceId, times } = this.#options;
    const deadline = AbortSignal.timeout(times.cancelMs);
    const webtoken = this.#tokenOf(attemptId);
    const body = { transactionid: attemptId, webtoken, eserviceid: eServiceId };
    try {
      await client.tell(GCIS_PATHS.cancel, body, { deadline, isRepeatable: true });
    } catch (error) {
      // Refused, as it may be for a charge that was approved just now: that must be learned.
      if (!isRefusal(error)) throw error;
    }
    return this.#ask({ attemptId, method }, deadline);
  }

  /** The wire has no call for it. */
  settlement(): Promise<readonly SettledCharge[]> {
    return Promise.reject(
      new GatewayError('unreachable', 'Cannot list the settlement: the gateway has no such call'),
    );
  }

  /** A repeated order is sent only when the gateway says that it never had the first one. */
  async #refuseSecondCharge(asked: Asked, deadline: AbortSignal): Promise<void> {
    const { code } = await this.#ask(asked, deadline);
    if (code !== 'NOTF') {
      throw new GatewayError('badAnswer', `Cannot order again: the first order is ${code}`);
    }
  }

  /** An e-Cheque has a call of its own. @see specification, document 1, section 7 "E-cheque status" */
  async #ask({ attemptId, method }: Asked, deadline: AbortSignal): Promise<GatewayAnswer> {
    const isECheque = method === 'echq';
    const name = isECheque ? GCIS_PATHS.eChequeStatus : GCIS_PATHS.status;
    const path = `${name}/${encodeURIComponent(attemptId)}`;
    const { eServiceId } = this.#options;
    const body = {
      webtoken: this.#tokenOf(attemptId),
      ...(isECheque && { eserviceid: eServiceId }),
    };
    const call = { deadline, isRepeatable: true };
    const answer = await this.#options.client.ask(path, body, call).catch((error: unknown) => {
      // Only an order that was refused so was not taken: a question tells nothing of its order.
      throw isRefusal(error) ? new GatewayError('badAnswer', error.message) : error;
    });
    return readStatus(attemptId, answer);
  }

  /** The same for every call about an attempt, from any process; nobody else can make it. */
  #tokenOf(attemptId: string): string {
    const { tokenKey } = this.#options;
    return createHmac('sha256', tokenKey).update(`webtoken ${attemptId}`).digest('base64url');
  }
}

function isRefusal(error: unknown): error is GatewayError {
  return (
    error instanceof GatewayError &&
    (error.reason === 'badAnswer' || error.reason === 'tokenExpired')
  );
}
