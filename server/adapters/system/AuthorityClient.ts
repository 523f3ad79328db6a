import type { LookupFunction } from 'node:net';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { Agent, fetch, type Response } from 'undici';
import { readBounded } from './readBounded.ts';

/** The options of an `AuthorityClient`. */
export interface AuthorityClientOptions {
  /** Time limit for one call, from the connection to the last byte, in milliseconds. */
  readonly timeoutMs: number;
  /**
   * Resolves host names; absent: the system's resolver, for addresses that the operator configures.
   */
  readonly lookup?: LookupFunction;
}

/** One call. */
export interface AuthorityCall {
  /** Maximum size of the response in bytes. */
  readonly mostBytes: number;
  /** Further request headers, such as `authorization`; never logged. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A request body, sent by POST; absent: GET. */
  readonly question?: { readonly type: string; readonly body: Uint8Array };
  /** Statuses of a usable response; absent: 200. */
  readonly statuses?: readonly number[];
}

/** Number of consecutive failures of a host after which calls to the host are suspended. */
const FAILURES = 3;
const LEFT_ALONE_MS = 10_000;

/**
 * An error that counts against the host: no response, or an HTTP status that reports an overload or
 * a fault.
 */
class OutageError extends Error {}

/**
 * A client that calls authorities and receivers over HTTP: for revocation lists, OCSP responses,
 * time stamps and exports. It follows no redirects and limits the size of responses. It suspends
 * calls to a host that fails several times.
 */
export class AuthorityClient {
  readonly #timeoutMs: number;
  readonly #agent: Agent;
  /** Circuit breaker of each host. Few hosts may be called, so the map stays small. */
  readonly #breakers = new Map<string, CircuitBreakerPolicy>();

  constructor({ timeoutMs, lookup }: AuthorityClientOptions) {
    this.#timeoutMs = timeoutMs;
    this.#agent = new Agent({ connect: { timeout: timeoutMs, ...(lookup && { lookup }) } });
  }

  /**
   * Calls an address. The caller decides whether the address is allowed: see `allowedAddress`.
   *
   * @throws {Error} with the host and the fault, unless the response has one of the statuses and is
   *   within the size limit
   */
  async fetch(url: URL, call: AuthorityCall): Promise<Buffer> {
    try {
      return await this.#breakerOf(url.host).execute(() => this.#send(url, call));
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new Error(`Cannot ask ${url.host}: it failed too often just now`);
    }
  }

  async #send(url: URL, call: AuthorityCall): Promise<Buffer> {
    const { question, mostBytes, headers, statuses = [200] } = call;
    const signal = AbortSignal.timeout(this.#timeoutMs);
    try {
      const response = await fetch(url, {
        // A compressed body could grow beyond the limit.
        headers: {
          ...headers,
          'accept-encoding': 'identity',
          ...(question && { 'content-type': question.type }),
        },
        ...(question && { method: 'POST', body: question.body }),
        redirect: 'manual',
        signal,
        dispatcher: this.#agent,
      });
      if (!statuses.includes(response.status)) throw await refusalOf(url, response);
      const bytes = await readBounded(response.body, mostBytes);
      if (bytes) return bytes;
    } catch (error) {
      if (error instanceof RefusalError || error instanceof OutageError) throw error;
      const why = signal.aborted ? 'it did not answer in time' : 'the connection failed';
      throw new OutageError(`Cannot ask ${url.host}: ${why}`, { cause: error });
    }
    throw new RefusalError(`Cannot use the answer of ${url.host}: more than ${mostBytes} bytes`);
  }

  #breakerOf(host: string): CircuitBreakerPolicy {
    const known = this.#breakers.get(host);
    if (known) return known;
    const breaker = circuitBreaker(
      handleWhen((error) => error instanceof OutageError),
      { breaker: new ConsecutiveBreaker(FAILURES), halfOpenAfter: LEFT_ALONE_MS },
    );
    this.#breakers.set(host, breaker);
    return breaker;
  }
}

/**
 * An error that does not count against the host. The host works, but its response cannot be used.
 */
class RefusalError extends Error {}

async function refusalOf({ host }: URL, { status, body }: Response): Promise<Error> {
  await body?.cancel();
  const text = `Cannot use the answer of ${host}: HTTP ${status}`;
  return status >= 500 || status === 429 ? new OutageError(text) : new RefusalError(text);
}
