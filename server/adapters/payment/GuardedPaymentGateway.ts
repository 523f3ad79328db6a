import { isPaymentStatusCode } from '#engine';
import {
  type GatewayAnswer,
  type GatewayCharge,
  GatewayError,
  type GatewayMethod,
  type GatewayOrder,
  type PaymentGateway,
  type SettledCharge,
} from '../../ports/payment/PaymentGateway.ts';

/** The limits of a gateway. */
export interface GatewayBounds {
  /** Hosts (`host` or `host:port`) to which the browser may be sent. */
  readonly redirectHosts: readonly string[];
  readonly createMs: number;
  readonly statusMs: number;
  readonly cancelMs: number;
  readonly settlementMs: number;
}

/**
 * Time limits of the design. A limit that is too short causes false errors; a limit that is too
 * long blocks the page.
 */
export const GATEWAY_TIMES = {
  createMs: 15_000,
  statusMs: 5_000,
  cancelMs: 10_000,
  settlementMs: 60_000,
} as const;

/**
 * A wrapper that enforces the contract of a gateway: every call ends in time, every response has
 * the right structure, and the browser is sent only to known hosts. Every violation becomes a
 * `GatewayError`, which means an unknown outcome. A fault of a gateway can therefore never look
 * like a rejection.
 */
export class GuardedPaymentGateway implements PaymentGateway {
  readonly #gateway: PaymentGateway;
  readonly #bounds: GatewayBounds;

  constructor(gateway: PaymentGateway, bounds: GatewayBounds) {
    this.#gateway = gateway;
    this.#bounds = bounds;
  }

  async create(order: GatewayOrder): Promise<GatewayCharge> {
    const charge = await within(this.#bounds.createMs, () => this.#gateway.create(order));
    const { fps, wallet } = charge ?? {};
    const isInBrowser = fps !== undefined || wallet !== undefined || isText(charge?.redirectUrl);
    const isPlain = isText(charge?.chargeId) && isInBrowser;
    if (!isPlain) throw new GatewayError('badAnswer', 'Cannot read the charge: wrong shape');
    if (charge.redirectUrl !== undefined) this.#checkHost(charge.redirectUrl);
    return charge;
  }

  async status(attemptId: string, method?: GatewayMethod): Promise<GatewayAnswer> {
    const ask = () => this.#gateway.status(attemptId, method);
    return checked(await within(this.#bounds.statusMs, ask));
  }

  async cancel(attemptId: string, method?: GatewayMethod): Promise<GatewayAnswer> {
    const ask = () => this.#gateway.cancel(attemptId, method);
    return checked(await within(this.#bounds.cancelMs, ask));
  }

  async settlement(from: Date, to: Date): Promise<readonly SettledCharge[]> {
    const { settlementMs } = this.#bounds;
    const lines = await within(settlementMs, () => this.#gateway.settlement(from, to));
    if (!Array.isArray(lines) || !lines.every(isSettled)) {
      throw new GatewayError('badAnswer', 'Cannot read the settlement: wrong shape');
    }
    return lines;
  }

  #checkHost(address: string): void {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
    const isKnown = url !== undefined && this.#bounds.redirectHosts.includes(url.host);
    if (!isWeb || !isKnown || url.username !== '' || url.password !== '') {
      throw new GatewayError('badAnswer', 'Cannot send the browser on: not a host of the gateway');
    }
  }
}

const MAX_DESCRIPTION = 200;

async function within<T>(ms: number, call: () => Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new GatewayError('timeout', `Cannot wait for the gateway: ${ms} ms are over`)),
    ms,
  );
  try {
    return await Promise.race([call(), tooLate]);
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause;
    throw new GatewayError('unreachable', 'Cannot ask the gateway: the call failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}

function checked(answer: GatewayAnswer): GatewayAnswer {
  const { code, amountCents, description } = answer ?? {};
  const isPlain =
    typeof code === 'string' && isPaymentStatusCode(code) && typeof description === 'string';
  const isWhole = amountCents === undefined || Number.isSafeInteger(amountCents);
  if (!isPlain || !isWhole || (code === 'APPR' && amountCents === undefined)) {
    throw new GatewayError('badAnswer', 'Cannot read the answer of the gateway: wrong shape');
  }
  const { settledAt, ...rest } = answer;
  return { ...rest, ...(isInstant(settledAt) && { settledAt }), description: plain(description) };
}

function isSettled(line: Partial<SettledCharge> | null): boolean {
  const isNamed = isText(line?.chargeId) && isText(line.attemptId) && isText(line.currency);
  return isNamed && Number.isSafeInteger(line?.amountCents);
}

/** Cleans a gateway's text for people: no control characters, limited length. */
function plain(text: string): string {
  return text.replaceAll(/\p{C}/gu, ' ').slice(0, MAX_DESCRIPTION);
}

/**
 * Checks for a valid time. An invalid time is omitted, because the amount and the status are valid
 * without it.
 */
function isInstant(value: unknown): value is Date {
  return value instanceof Date && !Number.isNaN(value.getTime());
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 2000;
}
