import { base64url, decodeProtectedHeader, FlattenedEncrypt, flattenedDecrypt } from 'jose';
import type { FileKey, FileLock } from './FileLock.ts';
import { unsealVersion1 } from './unsealVersion1.ts';

/** Version of the envelope; version 1 had no line at its start. */
const VERSION = 2;
/** Rounds of PBKDF2-HMAC-SHA512, as OWASP recommends. */
const ROUNDS = 210_000;
/** Most rounds that a file may request: about a second on an old phone (T-41). */
const MOST_ROUNDS = 1_000_000;
/**
 * RFC 7518: the cipher of the content, and the protection of its key by password or certificate.
 */
const CIPHER = 'A256GCM';
const KEY_PROTECTION = { password: 'PBES2-HS512+A256KW', certificate: 'RSA-OAEP-256' } as const;
/** Accepted members of the header. Any other member, such as `zip`, could request more work. */
const KNOWN = new Set(['typ', 'alg', 'enc', 'p2c', 'p2s', 'x5t#S256', 'lrwf']);
const LINE_END = 0x0a;
const LONGEST_LINE = 8192;

/**
 * Encrypts the answers in the browser, as a JWE (RFC 7516) whose ciphertext stays binary. The first
 * line is JSON with the members of the flattened serialization except `ciphertext`; the ciphertext
 * itself follows. Any JWE library can open the file once the ciphertext is added to that JSON in
 * base64url.
 *
 * @param plain the answers as `packAnswers` encoded them
 * @param formCode binds the content to the form that saved it: another form cannot open it
 */
export async function sealAnswers(
  plain: Uint8Array<ArrayBuffer>,
  lock: FileLock,
  formCode: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const jwe = new FlattenedEncrypt(plain).setProtectedHeader({
    typ: 'lrwf',
    alg: KEY_PROTECTION[lock.kind],
    enc: CIPHER,
    lrwf: { version: VERSION, formCode },
    ...(lock.kind === 'certificate' && { 'x5t#S256': lock.recipient.thumbprint }),
  });
  if (lock.kind === 'password') jwe.setKeyManagementParameters({ p2c: ROUNDS });
  const secret = lock.kind === 'password' ? bytesOf(lock.password) : lock.recipient.publicKey;
  const { ciphertext, ...head } = await jwe.encrypt(secret);
  const line = bytesOf(`${JSON.stringify(head)}\n`);
  const sealed = base64url.decode(ciphertext);
  const content = new Uint8Array(line.length + sealed.length);
  content.set(line);
  content.set(sealed, line.length);
  return content;
}

/**
 * Decrypts the output of `sealAnswers`, and files of version 1 with their password.
 *
 * @returns the original bytes; `undefined` for a wrong password or certificate, another form, or
 * changed or broken content: the same result for all (B-64)
 */
export async function unsealAnswers(
  content: Uint8Array<ArrayBuffer>,
  key: FileKey,
  formCode: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sealed = readEnvelope(content);
  if (sealed) return decrypted(sealed, key, formCode);
  return key.kind === 'password' ? unsealVersion1(content, key.password, formCode) : undefined;
}

interface Envelope {
  readonly protected: string;
  readonly encrypted_key: string;
  readonly iv: string;
  readonly tag: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

const MEMBERS = ['protected', 'encrypted_key', 'iv', 'tag'] as const;

/**
 * Parses the first line of the content.
 *
 * @returns `undefined` for content without such a line
 */
function readEnvelope(content: Uint8Array<ArrayBuffer>): Envelope | undefined {
  const end = content.subarray(0, LONGEST_LINE).indexOf(LINE_END);
  if (end < 0) return undefined;
  try {
    const line: unknown = JSON.parse(new TextDecoder().decode(content.subarray(0, end)));
    if (typeof line !== 'object' || line === null) return undefined;
    const values = MEMBERS.map((name) => [name, Reflect.get(line, name)] as const);
    if (values.some(([, value]) => typeof value !== 'string')) return undefined;
    return { ...Object.fromEntries(values), content: content.subarray(end + 1) } as Envelope;
  } catch {
    // Version 1 starts with random bytes.
    return undefined;
  }
}

async function decrypted(
  { content, ...head }: Envelope,
  key: FileKey,
  formCode: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    if (!isOfForm(head, formCode)) return undefined;
    const secret = key.kind === 'password' ? bytesOf(key.password) : key.privateKey;
    const jwe = { ...head, ciphertext: base64url.encode(content) };
    const { plaintext } = await flattenedDecrypt(jwe, secret, {
      keyManagementAlgorithms: [KEY_PROTECTION[key.kind]],
      contentEncryptionAlgorithms: [CIPHER],
      maxPBES2Count: MOST_ROUNDS,
    });
    return plaintext as Uint8Array<ArrayBuffer>;
  } catch {
    return undefined;
  }
}

/** Checks the header before decryption. A changed header makes the decryption fail. */
function isOfForm(head: Pick<Envelope, 'protected'>, formCode: string): boolean {
  const header: Readonly<Record<string, unknown>> = decodeProtectedHeader(head);
  const { typ, lrwf } = header;
  if (typ !== 'lrwf' || typeof lrwf !== 'object' || lrwf === null) return false;
  if (Object.keys(header).some((name) => !KNOWN.has(name))) return false;
  return Reflect.get(lrwf, 'version') === VERSION && Reflect.get(lrwf, 'formCode') === formCode;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
