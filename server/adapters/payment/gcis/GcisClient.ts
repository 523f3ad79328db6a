import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type RetryPolicy,
  retry,
} from 'cockatiel';
import { Agent, fetch, type Response } from 'undici';
import { GatewayError, type GatewayFailure } from '../../../ports/payment/PaymentGateway.ts';
import { bytesOf } from './bytesOf.ts';
import { jsonObjectIn } from './jsonObjectIn.ts';

/** The address, credentials and failure handling of the payment service. */
export interface GcisClientOptions {
  /** Base URL of the calls, without a trailing slash. */
  readonly url: string;
  /** Headers that authenticate the caller. */
  readonly credentials: Readonly<Record<string, string>>;
  /** Time limit for a connection, in milliseconds. */
  readonly connectMs: number;
  /** Maximum number of retries of a repeatable call. */
  readonly retries: number;
  readonly breaker: {
    /** Number of consecutive failures that open the circuit breaker. */
    readonly failures: number;
    /** Milliseconds until one call is let through as a test. */
    readonly openMs: number;
  };
}

/** The options of one call. */
export interface GcisCall {
  /** Limits the whole call: connecting, reading, retries and the pauses between them. */
  readonly deadline: AbortSignal;
  /** Whether a repeated call has the same effect as a single one. */
  readonly isRepeatable: boolean;
}

const BACKOFF = { initialDelay: 100, maxDelay: 1_000 };

/** Faults of the service itself. An unreadable response may concern a single payment only. */
const OUTAGES: ReadonlySet<GatewayFailure> = new Set(['unreachable', 'timeout', 'serverError']);
/** Failures that allow a retry. After a timeout the call has no time left. */
const PASSING: ReadonlySet<GatewayFailure> = new Set(['unreachable', 'serverError']);

/**
 * A client that posts JSON to the payment service. It follows no redirects and limits the size of
 * responses. Every fault is a `GatewayError` whose message contains no credential, address or
 * content.
 *
 * @see reliability section 4.2 "Time-outs", "Circuit breaker"
 */
export class GcisClient {
  readonly #options: GcisClientOptions;
  readonly #breaker: CircuitBreakerPolicy;
  readonly #retry: RetryPolicy;
  readonly #agent: Agent;
  /** The last opening of the breaker, on a monotonic clock. */
  #openedAt = Number.NEGATIVE_INFINITY;

  constructor(options: GcisClientOptions) {
    const { retries, breaker } = options;
    this.#options = options;
    this.#agent = new Agent({ connect: { timeout: options.connectMs } });
    this.#breaker = circuitBreaker(handleWhen(isOneOf(OUTAGES)), {
      breaker: new ConsecutiveBreaker(breaker.failures),
      halfOpenAfter: breaker.openMs,
    });
    this.#breaker.onBreak(() => {
      this.#openedAt = performance.now();
    });
    this.#retry = retry(handleWhen(isOneOf(PASSING)), {
      maxAttempts: retries,
      backoff: new ExponentialBackoff(BACKOFF),
    });
  }

  /**
   * Returns whether calls are suspended. The suspension expires, so that a later call tests the
   * service.
   */
  isLeftAlone(): boolean {
    const { openMs } = this.#options.breaker;
    const isOpen = this.#breaker.state === CircuitState.Open;
    return isOpen && performance.now() - this.#openedAt < openMs;
  }

  /**
   * Sends a request and reads the response.
   *
   * @throws {GatewayError} unless the response is a JSON object with a 2xx status
   */
  async ask(
    path: string,
    body: object,
    call: GcisCall,
  ): Promise<Readonly<Record<string, unknown>>> {
    return this.#guarded(call, () => this.#send(path, body, call.deadline, jsonObjectIn));
  }

  /**
   * Sends a request and ignores the response body.
   *
   * @throws {GatewayError} unless the status is 2xx
   */
  async tell(path: string, body: object, call: GcisCall): Promise<void> {
    await this.#guarded(call, () =>
      this.#send(path, body, call.deadline, async (response) => {
        await response.body?.cancel();
      }),
    );
  }

  async #guarded<T>({ deadline, isRepeatable }: GcisCall, send: () => Promise<T>): Promise<T> {
    const once = () => this.#breaker.execute(send);
    try {
      return await (isRepeatable ? this.#retry.execute(once, deadline) : once());
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new GatewayError('unreachable', 'Cannot ask the gateway: it failed too often just now');
    }
  }

  async #send<T>(
    path: string,
    body: object,
    deadline: AbortSignal,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const { url, credentials } = this.#options;
    try {
      const response = await fetch(`${url}/${path}`, {
        method: 'POST',
        headers: {
          ...credentials,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify(body),
        // A redirect would send the order and the credentials elsewhere.
        redirect: 'manual',
        signal: deadline,
        dispatcher: this.#agent,
      });
      if (response.ok) return await read(response);
      throw await refusalOf(response);
    } catch (error) {
      if (error instanceof GatewayError) throw error;
      // The cause is omitted, because it may quote headers.
      throw deadline.aborted
        ? new GatewayError('timeout', 'Cannot wait for the gateway: its time is over')
        : new GatewayError('unreachable', 'Cannot reach the gateway: the connection failed');
    }
  }
}

function isOneOf(reasons: ReadonlySet<GatewayFailure>) {
  return (error: unknown) => error instanceof GatewayError && reasons.has(error.reason);
}

async function refusalOf(response: Response): Promise<GatewayError> {
  const { status } = response;
  if (status === 403 && (await isTokenExpired(response))) {
    return new GatewayError(
      'tokenExpired',
      'Cannot use the web token: HTTP 403, the gateway ended it',
    );
  }
  if (!response.bodyUsed) await response.body?.cancel();
  const reason = status >= 500 || status === 429 ? 'serverError' : 'badAnswer';
  return new GatewayError(reason, `Cannot use the answer of the gateway: HTTP ${status}`);
}

/**
 * Checks the body for the sentence of the specification, document 1, section 7; a longer body is
 * another refusal.
 */
async function isTokenExpired(response: Response): Promise<boolean> {
  const bytes = await bytesOf(response, MOST_WORDS).catch(() => undefined);
  return bytes?.toString().trim() === 'Webtoken is expired.';
}

const MOST_WORDS = 100;
