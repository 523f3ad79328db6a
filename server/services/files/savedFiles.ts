import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Clock } from '../../ports/Clock.ts';

/** Where a saved file comes from. Readable without the password, and protected against change. */
export interface SavedFileOrigin {
  readonly formCode: string;
  readonly formRef?: string | undefined;
  readonly validFrom?: string | undefined;
  /** SHA-256 of the certificate that opens the content, base64url; absent for a password. */
  readonly recipient?: string | undefined;
  /** Hash of the definition that the answers are of. */
  readonly definition: string;
  /** Version of the form, from its manifest. */
  readonly version: number;
  /** ISO 8601. */
  readonly savedAt: string;
}

/** A saved file that was opened. */
export interface OpenedFile {
  readonly origin: SavedFileOrigin;
  /** What the browser encrypted; opaque here. */
  readonly content: Buffer;
}

/** A key with the name that files made with it carry. */
export interface FileKey {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/**
 * Wraps what a browser encrypted into a file of ours (`.lrwf`), and opens it again.
 *
 * The key of a file comes from a key of the server and the verifier of the password together: who
 * steals a file cannot try passwords on it without the server, and a wrong password cannot be told
 * from a changed file, not even by the time it takes.
 *
 * @see specification, document 2, section 3 "Saved form data file"
 */
export interface SavedFiles {
  /**
   * @param verifier what the browser derived from the password; the password never comes here
   * @returns the file: one line of JSON that says where it comes from, and the sealed content
   */
  seal(origin: Omit<SavedFileOrigin, 'savedAt'>, verifier: string, content: Buffer): Buffer;
  /** Reads where a file comes from. @returns `undefined` when it is none of ours */
  originOf(file: Buffer): SavedFileOrigin | undefined;
  /** @returns `undefined` for a wrong password and for a file that was changed */
  open(file: Buffer, verifier: string): OpenedFile | undefined;
}

/** @param keys the first seals, all open */
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
        // A wrong password, a changed byte, a file cut short: one answer for all.
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
  /** Bytes up to the sealed content. */
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
    // Not our first line, so not our file.
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
