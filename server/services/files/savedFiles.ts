import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Clock } from '../../ports/system/Clock.ts';

/**
 * The origin of a saved file. Anybody can read the origin without the password; a change is
 * detected.
 */
export interface SavedFileOrigin {
  readonly formCode: string;
  readonly formRef?: string | undefined;
  readonly validFrom?: string | undefined;
  /** SHA-256 of the certificate that opens the content, base64url; absent for a password. */
  readonly recipient?: string | undefined;
  /** Hash of the definition that the answers belong to. */
  readonly definition: string;
  /** Version of the form, from its manifest. */
  readonly version: number;
  /** ISO 8601. */
  readonly savedAt: string;
}

/** An opened saved file. */
export interface OpenedFile {
  readonly origin: SavedFileOrigin;
  /** The content that the browser encrypted; the server cannot read it. */
  readonly content: Buffer;
}

/** A key and its id. Each saved file contains the id of its key. */
export interface FileKey {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/**
 * A service that wraps content that a browser encrypted into a saved file (`.lrwf`), and opens it
 * again.
 *
 * The key of a file is derived from a server key and the verifier of the password. A thief of a
 * file therefore cannot try passwords without the server. A wrong password and a changed file have
 * the same result, even in timing.
 *
 * @see specification, document 2, section 3 "Saved form data file"
 */
export interface SavedFiles {
  /**
   * @param verifier a value that the browser derived from the password; the server never gets the
   *   password
   * @returns the file: one line of JSON with its origin, then the sealed content
   */
  seal(origin: Omit<SavedFileOrigin, 'savedAt'>, verifier: string, content: Buffer): Buffer;
  /** Reads the origin of a file. @returns `undefined` for a file of another kind */
  originOf(file: Buffer): SavedFileOrigin | undefined;
  /** @returns `undefined` for a wrong password and for a changed file */
  open(file: Buffer, verifier: string): OpenedFile | undefined;
}

/** Creates the service for saved files. @param keys the first key seals, all keys open */
export function createSavedFiles(keys: readonly FileKey[], clock: Clock): SavedFiles {
  return {
    seal(from, verifier, content) {
      const [key] = keys;
      if (!key) throw new TypeError('Cannot seal the file: no key was given');
      const origin = { ...from, savedAt: clock.now().toISOString() };
      const salt = randomBytes(16);
      const nonce = randomBytes(12);
      const marks = { key: key.id, salt: salt.toString('base64'), nonce: nonce.toString('base64') };
      const header = Buffer.from(`${JSON.stringify({ lrwf: FORMAT, ...origin, ...marks })}\n`);
      const cipher = createCipheriv('aes-256-gcm', fileKey(key, verifier, salt), nonce);
      cipher.setAAD(header);
      const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([header, cipher.getAuthTag(), sealed]);
    },
    originOf: (file) => readHeader(file)?.origin,
    open(file, verifier) {
      const header = readHeader(file);
      const key = header && keys.find(({ id }) => id === header.key);
      if (!header || !key) return undefined;
      try {
        const secret = fileKey(key, verifier, header.salt);
        const decipher = createDecipheriv('aes-256-gcm', secret, header.nonce, TAG);
        decipher.setAAD(file.subarray(0, header.length));
        decipher.setAuthTag(file.subarray(header.length, header.length + TAG.authTagLength));
        const sealed = file.subarray(header.length + TAG.authTagLength);
        const content = Buffer.concat([decipher.update(sealed), decipher.final()]);
        return { origin: header.origin, content };
      } catch {
        // A wrong password, a changed byte and a truncated file have the same result.
        return undefined;
      }
    },
  };
}

const FORMAT = 1;
const TAG = { authTagLength: 16 } as const;
const HEADER_LIMIT = 2000;

interface Header {
  readonly origin: SavedFileOrigin;
  readonly key: string;
  readonly salt: Buffer;
  readonly nonce: Buffer;
  /** Number of bytes before the sealed content. */
  readonly length: number;
}

function fileKey({ key }: FileKey, verifier: string, salt: Buffer): Buffer {
  const material = Buffer.concat([key, Buffer.from(verifier)]);
  return Buffer.from(hkdfSync('sha256', material, salt, 'landform saved file', 32));
}

function readHeader(file: Buffer): Header | undefined {
  const end = file.subarray(0, HEADER_LIMIT).indexOf(0x0a);
  if (end < 0) return undefined;
  try {
    return headerOf(JSON.parse(file.toString('utf8', 0, end)), end + 1);
  } catch {
    // The first line is not a header of a saved file.
    return undefined;
  }
}

function headerOf(line: unknown, length: number): Header | undefined {
  if (typeof line !== 'object' || line === null) return undefined;
  const values: Readonly<Record<string, unknown>> = { ...line };
  const { lrwf, version } = values;
  if (lrwf !== FORMAT || typeof version !== 'number') return undefined;
  const text = (name: string): string => (typeof values[name] === 'string' ? values[name] : '');
  const salt = Buffer.from(text('salt'), 'base64');
  const nonce = Buffer.from(text('nonce'), 'base64');
  if (salt.length !== 16 || nonce.length !== 12) return undefined;
  const origin: SavedFileOrigin = {
    formCode: text('formCode'),
    formRef: text('formRef'),
    validFrom: text('validFrom'),
    recipient: text('recipient') || undefined,
    definition: text('definition'),
    version,
    savedAt: text('savedAt'),
  };
  return { origin, key: text('key'), salt, nonce, length };
}
