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

/** The options of a `GcisPaymentGateway`. */
export interface GcisOptions {
  readonly client: Pick<GcisClient, 'ask' | 'tell'>;
  readonly eServiceId: string;
  /**
   * 32 bytes from which web tokens are derived. The key must not change while payments are open.
   */
  readonly tokenKey: Uint8Array;
  /** Time limit of each operation as a whole, in milliseconds. */
  readonly times: Readonly<Record<'createMs' | 'statusMs' | 'cancelMs', number>>;
}

/** A charge to query, with its method if known. */
interface Asked {
  readonly attemptId: string;
  readonly method?: GatewayMethod | undefined;
}
/** The function that reads the response to an order, by the flow of the payment method. */
const READ_CHARGE = {
  redirect: readWebCharge,
  qr: readFpsCharge,
  sheet: readWalletCharge,
} as const;

/**
 * A `PaymentGateway` that calls the Government's payment service. The transaction id of the wire is
 * the id of our attempt. An order is sent once; only queries and cancellations are retried.
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
    // The specification does not define the result of a repeated order, so the order is never
    // retried.
    const answer = await client.ask(path, body, { deadline, isRepeatable: false });
    return READ_CHARGE[flow](answer, order);
  }

  status(attemptId: string, method?: GatewayMethod): Promise<GatewayAnswer> {
    return this.#ask({ attemptId, method }, AbortSignal.timeout(this.#options.times.statusMs));
  }

  /**
   * Requests a cancellation, then queries the status. The specification does not define the
   * response of the cancel call.
   */
  async cancel(attemptId: string, method?: GatewayMethod): Promise<GatewayAnswer> {
    const { client, eServiceId, times } = this.#options;
    const deadline = AbortSignal.timeout(times.cancelMs);
    const webtoken = this.#tokenOf(attemptId);
    const body = { transactionid: attemptId, webtoken, eserviceid: eServiceId };
    try {
      await client.tell(GCIS_PATHS.cancel, body, { deadline, isRepeatable: true });
    } catch (error) {
      // The service may refuse to cancel a charge that was just approved. The status query shows
      // that.
      if (!isRefusal(error)) throw error;
    }
    return this.#ask({ attemptId, method }, deadline);
  }

  /** Always rejects, because the wire has no such call. */
  settlement(): Promise<readonly SettledCharge[]> {
    return Promise.reject(
      new GatewayError('unreachable', 'Cannot list the settlement: the gateway has no such call'),
    );
  }

  /** Refuses a repeated order unless the gateway does not know the first order. */
  async #refuseSecondCharge(asked: Asked, deadline: AbortSignal): Promise<void> {
    const { code } = await this.#ask(asked, deadline);
    if (code !== 'NOTF') {
      throw new GatewayError('badAnswer', `Cannot order again: the first order is ${code}`);
    }
  }

  /**
   * Queries the status of a charge. An e-Cheque has a separate call. @see specification, document
   * 1, section 7 "E-cheque status"
   */
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
      // `tokenExpired` would mean that the order was not accepted. The refusal of a query does not
      // prove that.
      throw isRefusal(error) ? new GatewayError('badAnswer', error.message) : error;
    });
    return readStatus(attemptId, answer);
  }

  /**
   * Returns the web token of an attempt. It is the same in every call and process. Nobody without
   * the key can create it.
   */
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
