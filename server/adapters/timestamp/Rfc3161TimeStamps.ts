import { randomBytes } from 'node:crypto';
import type { Clock } from '../../ports/Clock.ts';
import { type TimeStamp, TimeStampError, type TimeStamps } from '../../ports/TimeStamps.ts';
import { pathToRoot, revocationOf } from '../sign/certificatePath.ts';
import { type ReadCertificate, readCertificate } from '../sign/readCertificate.ts';
import type { TrustMaterial } from '../sign/TrustFolder.ts';
import type { AuthorityClient } from '../system/AuthorityClient.ts';
import { faultOfToken, readTimeStamp, sealedToken } from './readTimeStamp.ts';
import { QUESTION_TYPE, timeStampQuestion, tokenIn } from './timeStampQuestion.ts';
import { readToken, type TimeStampToken } from './timeStampToken.ts';

/** Options of `Rfc3161TimeStamps`. */
export interface Rfc3161Options {
  readonly url: URL;
  readonly client: AuthorityClient;
  readonly clock: Clock;
  /** Roots, authorities and revocation lists, read for every check. */
  readonly material: () => TrustMaterial;
  /** Value of the header `authorization`. */
  readonly credential?: string | undefined;
  /** `accept`: a failure leaves the signature without a stamp. */
  readonly whenUnreachable: 'refuse' | 'accept';
  /** Gets each failure in a sentence without personal data. */
  readonly onFault: (fault: string) => void;
}

/** Farthest that a stamped time may be from the server's clock, in milliseconds. */
const FARTHEST_MS = 5 * 60 * 1000;
/** A token with four certificates takes some 6,000. */
const ANSWER_BYTES = 32 * 1024;
/** The room of a signature has 16,384 bytes, of which its own certificates take some 5,000. */
const TOKEN_BYTES = 10_000;
const NONCE_BYTES = 16;

/** Asks an authority for time stamps over HTTP (RFC 3161, section 3.4). */
export class Rfc3161TimeStamps implements TimeStamps {
  readonly #options: Rfc3161Options;

  constructor(options: Rfc3161Options) {
    this.#options = options;
  }

  async stamp(signature: Uint8Array): Promise<TimeStamp | undefined> {
    const { whenUnreachable, onFault } = this.#options;
    try {
      return await this.#ask(signature);
    } catch (error) {
      if (!(error instanceof TimeStampError)) throw error;
      onFault(error.message);
      if (whenUnreachable === 'refuse') throw error;
      return undefined;
    }
  }

  timeOf(token: Uint8Array, signature: Uint8Array): Promise<Date | undefined> {
    return trustedTimeOf(token, signature, this.#options.material);
  }

  async #ask(signature: Uint8Array): Promise<TimeStamp> {
    const nonce = newNonce();
    const der = tokenIn(await this.#send(timeStampQuestion(signature, nonce)));
    if (typeof der === 'string') throw this.#unusable(der);
    const token = readToken(der);
    if (!token) throw this.#unusable('nobody signed the token that it names');
    const fault = faultOfToken(token, signature) ?? this.#faultOfAnswer(token, nonce);
    if (fault !== undefined) throw this.#unusable(fault);
    const path = await this.#trustedPath(token);
    const sealed = path && sealedToken(token, path);
    if (!sealed) throw this.#unusable('its certificate leads to no trusted root');
    if (sealed.length > TOKEN_BYTES) throw this.#unusable(`more than ${TOKEN_BYTES} bytes`);
    return { token: sealed, at: token.info.genTime };
  }

  async #send(body: Uint8Array): Promise<Uint8Array> {
    const { url, client, credential } = this.#options;
    try {
      return await client.fetch(url, {
        question: { type: QUESTION_TYPE, body },
        mostBytes: ANSWER_BYTES,
        ...(credential !== undefined && { headers: { authorization: credential } }),
      });
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : `Cannot ask ${url.host}`;
      throw new TimeStampError('unavailable', message, { cause });
    }
  }

  /** Checks what only the one who asked knows: the nonce, and the time. */
  #faultOfAnswer({ info }: TimeStampToken, nonce: Buffer): string | undefined {
    if (!info.nonce || !nonce.equals(info.nonce.valueBlock.valueHexView)) {
      return 'the nonce is another one';
    }
    const away = Math.abs(info.genTime.getTime() - this.#options.clock.now().getTime());
    return away <= FARTHEST_MS ? undefined : 'its time is more than five minutes off';
  }

  async #trustedPath(token: TimeStampToken): Promise<readonly ReadCertificate[] | undefined> {
    const material = this.#options.material();
    const path = await pathOf(token, material);
    if (!path) return undefined;
    const { lists } = material;
    const parsed = path.map((each) => each.parsed);
    // Only lists of the operator count: an authority that nobody says anything about is not revoked.
    const revocation = await revocationOf(parsed, { lists }, this.#options.clock.now());
    return revocation === 'revoked' ? undefined : path;
  }

  #unusable(why: string): TimeStampError {
    const { host } = this.#options.url;
    return new TimeStampError('unusable', `Cannot use the time stamp of ${host}: ${why}`);
  }
}

/**
 * Reads the time of a kept token whose certificate leads to a trusted root at that time.
 *
 * @param material roots and authorities to judge by
 * @returns `undefined` for every other token
 */
export async function trustedTimeOf(
  token: Uint8Array,
  signature: Uint8Array,
  material: () => TrustMaterial,
): Promise<Date | undefined> {
  const read = readTimeStamp(token, signature);
  const path = read && (await pathOf(read, material()));
  return path && read.info.genTime;
}

async function pathOf(
  { signer, certificates, info }: TimeStampToken,
  material: TrustMaterial,
): Promise<readonly ReadCertificate[] | undefined> {
  const given = certificates.filter((each) => each !== signer);
  const path = await pathToRoot(signer, given, material, info.genTime);
  const ders = path?.map((each) => new Uint8Array(each.toSchema(false).toBER()));
  const read = ders?.map(readCertificate).filter((each) => each !== undefined);
  return read && read.length === ders?.length ? read : undefined;
}

/** Its first bit is clear and its first byte is not zero, so that it has one encoding. */
function newNonce(): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
  return nonce;
}
