import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { OutboxSignal } from '../../ports/store/OutboxSignal.ts';
import { OUTBOX_CHANNEL } from './tables/OutboxTable.ts';

/** The shortest and the longest pause before an attempt to reconnect. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The interval of connection checks, because a network may drop a connection silently. */
const TRY_MS = 60_000;

/**
 * A signal that receives the notifications of `OutboxTable` on a separate connection, from the
 * first listener on. A pooler that shares connections between transactions loses the notifications;
 * the poll then finds every message.
 */
export class PostgresOutboxSignal implements OutboxSignal {
  readonly #config: ClientConfig;
  readonly #onError: (error: Error) => void;
  readonly #listeners = new Set<() => void>();
  readonly #end = new AbortController();
  #listening: Promise<void> | undefined;

  /**
   * @param config configuration of the connection, with a `query_timeout`
   * @param onError called for a lost connection, and for the first of several failed attempts to
   *   reconnect
   */
  constructor(config: ClientConfig, onError: (error: Error) => void) {
    this.#config = config;
    this.#onError = onError;
  }

  onMessage(wake: () => void): () => void {
    this.#listeners.add(wake);
    this.#listening ??= this.#keepListening();
    return () => {
      this.#listeners.delete(wake);
    };
  }

  async close(): Promise<void> {
    this.#end.abort();
    await this.#listening;
  }

  async #keepListening(): Promise<void> {
    const { signal } = this.#end;
    let waitMs = FIRST_WAIT_MS;
    while (!signal.aborted) {
      try {
        await this.#listen(() => {
          waitMs = FIRST_WAIT_MS;
        });
      } catch (error) {
        if (waitMs === FIRST_WAIT_MS && !signal.aborted) this.#onError(asError(error));
      }
      await sleep(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    }
  }

  /**
   * Listens until this signal is closed.
   *
   * @throws {Error} when the connection is lost or fails
   */
  async #listen(onConnected: () => void): Promise<void> {
    const client = new Client(this.#config);
    const lost = new Promise<never>((_, fail) => {
      client.on('error', fail);
      client.on('end', () => fail(new Error('Cannot listen for messages: the connection ended')));
    });
    // The connection may be lost before any code awaits `lost`.
    lost.catch(() => undefined);
    client.on('notification', () => this.#wake());
    try {
      await Promise.race([client.connect(), lost]);
      await client.query(`LISTEN ${OUTBOX_CHANNEL}`);
      onConnected();
      // Messages may have been added before the connection listened.
      this.#wake();
      await Promise.race([lost, this.#tryUntilClosed(client)]);
    } finally {
      // A lost connection never confirms its end.
      client.end().catch(() => undefined);
    }
  }

  async #tryUntilClosed(client: Client): Promise<void> {
    const { signal } = this.#end;
    while (!signal.aborted) {
      await sleep(TRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await client.query('SELECT 1');
    }
  }

  #wake(): void {
    for (const wake of this.#listeners) wake();
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
