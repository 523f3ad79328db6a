import { constants, type KeyObject, privateDecrypt, randomBytes } from 'node:crypto';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { fetch } from 'undici';
import { IdentityAppError } from '../../../ports/signing/IdentityApp.ts';
import type { Clock } from '../../../ports/system/Clock.ts';
import { callHeaders } from './callHeaders.ts';
import { openContent, sealContent } from './contentCipher.ts';
import { DONE, IDENTITY_CALLS, type IdentityAnswer } from './wire.ts';

/** The address of the identity app's service, and the credentials of this installation. */
export interface IdentityClientOptions {
  /** Base address of its calls, without a trailing slash. */
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
  /** RSA key that decrypts the content key. */
  readonly privateKey: KeyObject;
  /** Time limit of a call, in milliseconds. */
  readonly timeoutMs: number;
  readonly clock: Clock;
}

interface ContentKey {
  readonly bytes: Uint8Array;
  /** Milliseconds since 1970. */
  readonly goodUntil: number;
}

const KEY_BYTES = 32;
const IV_BYTES = 12;
const NONCE_BYTES = 18;
/** Time before the expiry of a content key at which the client fetches a new key. */
const EARLY_MS = 60_000;
/** The prefix of codes for a faulty call. Other codes report an action of a person. */
const FAULTY_CALL = 'D2';
/** Maximum size of a response. The largest response is a signature with its certificates. */
const MOST_BYTES = 128 * 1024;
const BREAKER = { failures: 5, openMs: 10_000 };

/**
 * A client of the identity app's service: it signs calls, encrypts their content and decrypts the
 * responses. Every fault becomes an `IdentityAppError` `unavailable` whose message contains no
 * secret, hash or name.
 *
 * @see the app's API, "Transport"
 */
export class IdentityClient {
  readonly #options: IdentityClientOptions;
  readonly #breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(BREAKER.failures),
    halfOpenAfter: BREAKER.openMs,
  });
  #key: Promise<ContentKey> | undefined;

  constructor(options: IdentityClientOptions) {
    this.#options = options;
  }

  /** @throws {IdentityAppError} `unavailable` */
  async ask(path: string, content: object): Promise<IdentityAnswer> {
    const { bytes } = await this.#contentKey();
    const sealed = sealContent(bytes, randomBytes(IV_BYTES), JSON.stringify(content));
    const answer = await this.#post(path, JSON.stringify({ content: sealed }));
    const code = textIn(answer, 'code');
    if (code !== DONE) {
      // The service may have failed to decrypt a call because its key has changed.
      if (code.startsWith(FAULTY_CALL)) this.#key = undefined;
      return { code, content: {} };
    }
    const opened = openContent(bytes, textIn(answer, 'content'));
    if (opened === undefined) {
      // The response uses another key, which the next call fetches.
      this.#key = undefined;
      throw unavailable('another key');
    }
    return { code, content: objectIn(opened) };
  }

  async #contentKey(): Promise<ContentKey> {
    this.#key ??= this.#fetchKey();
    const key = await this.#key;
    if (key.goodUntil > this.#options.clock.now().getTime()) return key;
    this.#key = this.#fetchKey();
    return this.#key;
  }

  #fetchKey(): Promise<ContentKey> {
    const fetched = this.#askForKey();
    fetched.catch(() => {
      this.#key = undefined;
    });
    return fetched;
  }

  async #askForKey(): Promise<ContentKey> {
    const asked = this.#options.clock.now().getTime();
    const answer = await this.#post(IDENTITY_CALLS.key, '{}');
    if (textIn(answer, 'code') !== DONE) throw unavailable('no key');
    const { secretKey, expiresIn } = Object(answer.content) as Record<string, unknown>;
    const bytes = this.#decrypted(String(secretKey));
    const lifeMs = Number(expiresIn) * 1000;
    if (bytes.length !== KEY_BYTES || !(lifeMs > 0)) throw unavailable('a faulty key');
    return { bytes, goodUntil: asked + lifeMs - EARLY_MS };
  }

  #decrypted(secretKey: string): Uint8Array {
    const padding = { key: this.#options.privateKey, padding: constants.RSA_PKCS1_PADDING };
    try {
      return privateDecrypt(padding, Buffer.from(secretKey, 'base64'));
    } catch {
      throw unavailable('a faulty key');
    }
  }

  async #post(path: string, body: string): Promise<Readonly<Record<string, unknown>>> {
    try {
      return await this.#breaker.execute(() => this.#send(path, body));
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw unavailable('it failed too often just now');
      throw error instanceof IdentityAppError ? error : unavailable('the connection failed');
    }
  }

  async #send(path: string, body: string): Promise<Readonly<Record<string, unknown>>> {
    const { url, clientId, secret, clock, timeoutMs } = this.#options;
    const timestamp = clock.now().getTime();
    const nonce = randomBytes(NONCE_BYTES).toString('hex');
    const response = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: {
        ...callHeaders({ clientId, secret, timestamp, nonce }, body),
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (size > MOST_BYTES) throw unavailable('a long answer');
      parts.push(part);
    }
    if (response.status !== 200) throw unavailable(`HTTP ${response.status}`);
    return objectIn(Buffer.concat(parts).toString());
  }
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unavailable('no JSON');
  }
  if (typeof value !== 'object' || value === null) throw unavailable('no object');
  return value as Readonly<Record<string, unknown>>;
}

function textIn(answer: Readonly<Record<string, unknown>>, name: string): string {
  const value = answer[name];
  if (typeof value !== 'string') throw unavailable(`no ${name}`);
  return value;
}

function unavailable(why: string): IdentityAppError {
  return new IdentityAppError('unavailable', { cause: new Error(why) });
}
