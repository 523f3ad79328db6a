import {
  type CipherGCM,
  createCipheriv,
  createDecipheriv,
  type DecipherGCM,
  randomBytes,
} from 'node:crypto';
import { type Place, type Vault, VaultError } from '../../ports/system/Vault.ts';

/** A master key and its id, which its seals contain. */
export interface MasterKey {
  /** 1 to 255 bytes of UTF-8. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
}

/**
 * A vault that seals with AES-256-GCM. Each record has its own data key, which a master key wraps.
 * Both encryptions are bound to the record's place, so that bytes moved to another row or column do
 * not open.
 *
 * Layout: version (1), length of key id (1), key id, nonce (12), wrapped data key (32) and tag
 * (16), nonce (12), content, tag (16).
 */
export class EnvelopeVault implements Vault {
  readonly #current: MasterKey;
  readonly #keys: ReadonlyMap<string, MasterKey>;

  /**
   * @param keys the current key first; earlier keys open old seals
   * @throws {RangeError} when there is no key, or a key has not 32 bytes
   */
  constructor(keys: readonly MasterKey[]) {
    const [current] = keys;
    if (!current || keys.some(({ key }) => key.length !== KEY)) {
      throw new RangeError('Cannot make a vault: it needs keys of 32 bytes');
    }
    this.#current = current;
    this.#keys = new Map(keys.map((each) => [each.id, each]));
  }

  seal(place: Place, plain: Uint8Array): Uint8Array {
    const id = Buffer.from(this.#current.id);
    const dataKey = randomBytes(KEY);
    const aad = aadOf(place);
    const head = Buffer.concat([
      Buffer.from([VERSION, id.length]),
      id,
      encrypted(this.#current.key, aad, dataKey),
    ]);
    const sealed = encrypted(dataKey, aad, plain, head);
    dataKey.fill(0);
    return sealed;
  }

  open(place: Place, sealed: Uint8Array): Uint8Array {
    const { id, wrapped, content } = partsOf(sealed);
    const master = this.#keys.get(id);
    if (!master) throw new VaultError('Cannot open a seal: its key is not among ours');
    const aad = aadOf(place);
    try {
      return decrypt(decrypt(master.key, aad, wrapped), aad, content);
    } catch (cause) {
      const where = `${place.table}.${place.column}`;
      throw new VaultError(`Cannot open a seal of ${where}: it was changed or moved`, { cause });
    }
  }

  isStale(sealed: Uint8Array): boolean {
    return partsOf(sealed).id !== this.#current.id;
  }
}

const VERSION = 1;
const KEY = 32;
const NONCE = 12;
const TAG = 16;
const WRAPPED = NONCE + KEY + TAG;
const ALGORITHM = 'aes-256-gcm';

/**
 * Encrypts a content. Returns `head`, nonce, content and tag in one buffer, so that a file's bytes
 * are not copied again.
 */
function encrypted(
  key: Uint8Array,
  aad: Buffer,
  plain: Uint8Array,
  head: Uint8Array = new Uint8Array(),
): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher: CipherGCM = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG });
  cipher.setAAD(aad);
  const sealed = Buffer.allocUnsafeSlow(head.length + NONCE + plain.length + TAG);
  sealed.set(head);
  sealed.set(nonce, head.length);
  const start = head.length + NONCE;
  passThrough(cipher, plain, sealed.subarray(start));
  cipher.final();
  sealed.set(cipher.getAuthTag(), start + plain.length);
  return sealed;
}

/**
 * Decrypts a content. Returns it only after its tag is verified.
 *
 * @throws {Error} when the key, the place or the bytes do not match the seal
 */
function decrypt(key: Uint8Array, aad: Buffer, bytes: Uint8Array): Buffer {
  const nonce = bytes.subarray(0, NONCE);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG });
  decipher.setAAD(aad);
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG));
  const content = bytes.subarray(NONCE, bytes.length - TAG);
  const plain = Buffer.allocUnsafeSlow(content.length);
  passThrough(decipher, content, plain);
  decipher.final();
  return plain;
}

const PIECE = 64 * 1024;

/**
 * Runs a cipher in pieces, because each call returns a new buffer. GCM outputs as many bytes as it
 * receives.
 */
function passThrough(cipher: CipherGCM | DecipherGCM, bytes: Uint8Array, into: Uint8Array): void {
  for (let at = 0; at < bytes.length; at += PIECE) {
    into.set(cipher.update(bytes.subarray(at, at + PIECE)), at);
  }
}

/**
 * Returns the authenticated data of a place. A length precedes each name, so that no two places
 * give the same bytes.
 */
function aadOf({ table, row, column }: Place): Buffer {
  return Buffer.from([table, row, column].map((name) => `${name.length}:${name}`).join(''));
}

function partsOf(sealed: Uint8Array) {
  const idLength = sealed[1] ?? 0;
  const start = 2 + idLength;
  if (sealed[0] !== VERSION || sealed.length < start + WRAPPED + NONCE + TAG) {
    throw new VaultError('Cannot open a seal: it is none of ours');
  }
  return {
    id: Buffer.from(sealed.subarray(2, start)).toString(),
    wrapped: sealed.subarray(start, start + WRAPPED),
    content: sealed.subarray(start + WRAPPED),
  };
}
