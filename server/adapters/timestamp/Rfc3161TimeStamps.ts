import { randomBytes } from 'node:crypto';
import { type TimeStamp, TimeStampError, type TimeStamps } from '../../ports/signing/TimeStamps.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import { pathToRoot, revocationOf } from '../certificates/certificatePath.ts';
import { type ReadCertificate, readCertificate } from '../certificates/readCertificate.ts';
import type { TrustMaterial } from '../certificates/TrustFolder.ts';
import type { AuthorityClient } from '../system/AuthorityClient.ts';
import { readTimeStamp, sealedToken, tokenProblem } from './readTimeStamp.ts';
import { QUESTION_TYPE, timeStampQuestion, tokenIn } from './timeStampQuestion.ts';
import { readToken, type TimeStampToken } from './timeStampToken.ts';

/** The options of `Rfc3161TimeStamps`. */
export interface Rfc3161Options {
  readonly url: URL;
  readonly client: AuthorityClient;
  readonly clock: Clock;
  /** Roots, authorities and revocation lists, read for every check. */
  readonly material: () => TrustMaterial;
  /** The value of the header `authorization`. */
  readonly credential?: string | undefined;
  /**
   * `accept`: after a failure, the signature gets no time stamp. `refuse`: the failure is thrown.
   */
  readonly whenUnreachable: 'refuse' | 'accept';
  /** Called with a sentence about each failure, without personal data. */
  readonly onFailure: (fault: string) => void;
}

/** Maximum difference between a stamped time and the server's clock, in milliseconds. */
const FARTHEST_MS = 5 * 60 * 1000;
/** Maximum size of a response. A token with four certificates has about 6,000 bytes. */
const ANSWER_BYTES = 32 * 1024;
/**
 * Maximum size of a token. A signature has space for 16,384 bytes, of which its certificates need
 * about 5,000.
 */
const TOKEN_BYTES = 10_000;
const NONCE_BYTES = 16;

/** A source of time stamps from an authority over HTTP (RFC 3161, section 3.4). */
export class Rfc3161TimeStamps implements TimeStamps {
  readonly #options: Rfc3161Options;

  constructor(options: Rfc3161Options) {
    this.#options = options;
  }

  async stamp(signature: Uint8Array): Promise<TimeStamp | undefined> {
    const { whenUnreachable, onFailure } = this.#options;
    try {
      return await this.#ask(signature);
    } catch (error) {
      if (!(error instanceof TimeStampError)) throw error;
      onFailure(error.message);
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
    const fault = tokenProblem(token, signature) ?? this.#answerProblem(token, nonce);
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

  /** Checks the values that only the requester knows: the nonce and the time. */
  #answerProblem({ info }: TimeStampToken, nonce: Buffer): string | undefined {
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
    // Only the operator's lists are used. An authority that no list contains is not revoked.
    const revocation = await revocationOf(parsed, { lists }, this.#options.clock.now());
    return revocation === 'revoked' ? undefined : path;
  }

  #unusable(why: string): TimeStampError {
    const { host } = this.#options.url;
    return new TimeStampError('unusable', `Cannot use the time stamp of ${host}: ${why}`);
  }
}

/**
 * Reads the time of a stored token. Its certificate must have a path to a trusted root at that
 * time.
 *
 * @param material roots and authorities for the validation
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

/**
 * Creates a nonce. Its first bit is 0 and its first byte is not 0, so that the nonce has only one
 * encoding.
 */
function newNonce(): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
  return nonce;
}
