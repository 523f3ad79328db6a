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
import { GatewayError, type GatewayFailure } from '../../../ports/PaymentGateway.ts';
import { bytesOf } from './bytesOf.ts';
import { jsonObjectIn } from './jsonObjectIn.ts';

/** Where the payment service is, how it knows us, and what is done when it fails. */
export interface GcisClientOptions {
  /** Base address of its calls, without a slash at the end. */
  readonly url: string;
  /** Headers that prove who calls. */
  readonly credentials: Readonly<Record<string, string>>;
  /** How long a connection may take to be made, in milliseconds. */
  readonly connectMs: number;
  /** How often a call that may be repeated is tried again, at most. */
  readonly retries: number;
  readonly breaker: {
    /** Failures one after another that open it. */
    readonly failures: number;
    /** After so many milliseconds one call is let through to see. */
    readonly openMs: number;
  };
}

/** How one call is made. */
export interface GcisCall {
  /** Ends everything: connecting, reading, retries and the waits between them. */
  readonly deadline: AbortSignal;
  /** Whether asking twice is the same as asking once. */
  readonly isRepeatable: boolean;
}

const BACKOFF = { initialDelay: 100, maxDelay: 1_000 };

/** Faults of the service itself. An answer that cannot be read may be about one payment only. */
const OUTAGES: ReadonlySet<GatewayFailure> = new Set(['unreachable', 'timeout', 'serverError']);
/** Failures that come early enough for another try; a hang has used the time up. */
const PASSING: ReadonlySet<GatewayFailure> = new Set(['unreachable', 'serverError']);

/**
 * Posts JSON to the payment service. Redirections are not followed, answers are bounded, and every
 * fault is a `GatewayError` whose words hold no credential, address or content.
 *
 * @see reliability section 4.2 "Time-outs", "Circuit breaker"
 */
export class GcisClient {
  readonly #options: GcisClientOptions;
  readonly #breaker: CircuitBreakerPolicy;
  readonly #retry: RetryPolicy;
  readonly #agent: Agent;
  /** When the breaker opened last, by a clock that never runs backwards. */
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

  /** Whether the service is left alone now. It ends by itself, so that somebody tries it again. */
  isLeftAlone(): boolean {
    const { openMs } = this.#options.breaker;
    const isOpen = this.#breaker.state === CircuitState.Open;
    return isOpen && performance.now() - this.#openedAt < openMs;
  }

  /** Asks, and reads the answer. @throws {GatewayError} unless it is a JSON object with status 200 */
  async ask(
    path: string,
    body: object,
    call: GcisCall,
  ): Promise<Readonly<Record<string, unknown>>> {
    return this.#guarded(call, () => this.#send(path, body, call.deadline, jsonObjectIn));
  }

  /** Tells, and reads nothing. @throws {GatewayError} unless it is taken (2xx) */
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
        // A redirection would carry order and credentials elsewhere.
        redirect: 'manual',
        signal: deadline,
        dispatcher: this.#agent,
      });
      if (response.ok) return await read(response);
      throw await refusalOf(response);
    } catch (error) {
      if (error instanceof GatewayError) throw error;
      // The cause is left out: it may quote headers.
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

/** By the sentence of the specification, document 1, section 7; a longer body is another refusal. */
async function isTokenExpired(response: Response): Promise<boolean> {
  const bytes = await bytesOf(response, MOST_WORDS).catch(() => undefined);
  return bytes?.toString().trim() === 'Webtoken is expired.';
}

const MOST_WORDS = 100;
