import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The content of a challenge's secret, which only the server can read. */
export interface SealedChallenge {
  readonly id: string;
  readonly answer: string;
}

/** A key of 32 bytes and its id, which its seals contain. */
export interface SealKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/**
 * A seal that encrypts challenges with AES-256-GCM, each for one client. No table stores the
 * answer, and the secret is unreadable without the key.
 */
export class ChallengeSeal {
  readonly #keys: readonly SealKey[];

  /** @param keys the current key first, then earlier keys whose seals may still be in use */
  constructor(keys: readonly SealKey[]) {
    this.#keys = keys;
  }

  /** Returns a sealed challenge as text of `A-Z a-z 0-9 _ - .` */
  seal(challenge: SealedChallenge, client: string): string {
    const [current] = this.#keys;
    if (!current) throw new TypeError('Cannot seal the challenge: there is no key');
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, current.key, nonce).setAAD(boundTo(client));
    const sealed = [cipher.update(JSON.stringify(challenge), 'utf8'), cipher.final()];
    const content = Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
    return `${Buffer.from(current.id).toString('base64url')}.${content.toString('base64url')}`;
  }

  /**
   * Opens a sealed challenge.
   *
   * @returns `undefined` for a seal that is not of this server, belongs to another client, or was
   *   changed
   */
  open(secret: string, client: string): SealedChallenge | undefined {
    const [, keyId = '', text = ''] = SECRET.exec(secret) ?? [];
    const id = Buffer.from(keyId, 'base64url').toString();
    const key = this.#keys.find((each) => each.id === id)?.key;
    const content = Buffer.from(text, 'base64url');
    if (!key || content.length <= NONCE_BYTES + TAG_BYTES) return undefined;
    try {
      const nonce = content.subarray(0, NONCE_BYTES);
      const tag = content.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(boundTo(client))
        .setAuthTag(tag);
      const body = decipher.update(content.subarray(NONCE_BYTES + TAG_BYTES));
      return JSON.parse(Buffer.concat([body, decipher.final()]).toString()) as SealedChallenge;
    } catch {
      return undefined;
    }
  }
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SECRET = /^([A-Za-z0-9_-]{1,60})\.([A-Za-z0-9_-]{40,400})$/;

function boundTo(client: string): Buffer {
  return Buffer.from(`captcha challenge for ${client}`);
}
