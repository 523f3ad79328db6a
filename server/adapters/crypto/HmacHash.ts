import { createHash, createHmac } from 'node:crypto';
import type { KeyedHash } from '../../ports/system/KeyedHash.ts';
import type { MasterKey } from './EnvelopeVault.ts';

/**
 * A keyed hash: HMAC-SHA-256 over the SHA-256 of the text. Earlier releases stored that SHA-256 as
 * a plain hash. A plain hash can therefore be replaced by a keyed hash without the text.
 */
export class HmacHash implements KeyedHash {
  readonly #current: MasterKey;
  readonly #keys: ReadonlyMap<string, MasterKey>;

  /**
   * @param keys the current key first; earlier keys recognise old hashes
   * @throws {RangeError} without a key
   */
  constructor(keys: readonly MasterKey[]) {
    const [current] = keys;
    if (!current) throw new RangeError('Cannot hash: no key was given');
    this.#current = current;
    this.#keys = new Map(keys.map((each) => [each.id, each]));
  }

  of(text: string, earlier?: string): string {
    const digest = createHash('sha256').update(text).digest('hex');
    const isSame = earlier !== undefined && this.#isOfDigest(earlier, digest);
    return isSame ? earlier : this.ofDigest(digest);
  }

  ofDigest(sha256: string): string {
    return keyed(this.#current, sha256);
  }

  /**
   * Checks whether a stored hash is that of a digest. A hash without a key id is a plain hash of an
   * earlier release.
   */
  #isOfDigest(hash: string, digest: string): boolean {
    const colon = hash.lastIndexOf(':');
    if (colon < 0) return hash === digest;
    const key = this.#keys.get(hash.slice(0, colon));
    return key !== undefined && hash === keyed(key, digest);
  }
}

function keyed({ id, key }: MasterKey, sha256: string): string {
  return `${id}:${createHmac('sha256', key).update(sha256).digest('hex')}`;
}
