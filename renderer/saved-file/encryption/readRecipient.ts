import { importX509 } from 'jose';
import { CERTIFICATE_FILE_LIMIT_BYTES } from '#engine';
import { toBase64 } from '../../api/base64.ts';
import { Pkcs12Error } from '../../signing/certificates/OpenedPkcs12.ts';
import { certificateThumbprint } from './certificateThumbprint.ts';
import type { Recipient } from './FileLock.ts';

/**
 * The accepted key lengths. Longer keys take seconds on a phone; shorter keys are no longer issued.
 */
const KEY_BITS = { least: 2048, most: 8192 };
const PEM = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/;

/**
 * Reads a certificate from a `.cer` file, in DER or PEM.
 *
 * @throws {Pkcs12Error} `certificate.noPublicKey` when the file is too large or contains no
 * certificate with an RSA key of an accepted length
 */
export async function readRecipient(file: Blob): Promise<Recipient> {
  if (file.size > CERTIFICATE_FILE_LIMIT_BYTES) throw new Pkcs12Error('certificate.noPublicKey');
  try {
    const der = derOf(new Uint8Array(await file.arrayBuffer()));
    const pem = `-----BEGIN CERTIFICATE-----\n${toBase64(der)}\n-----END CERTIFICATE-----`;
    const publicKey = await importX509(pem, 'RSA-OAEP-256');
    const { modulusLength } = publicKey.algorithm as RsaKeyAlgorithm;
    if (modulusLength < KEY_BITS.least || modulusLength > KEY_BITS.most) throw new RangeError();
    return { publicKey, thumbprint: await certificateThumbprint(der) };
  } catch {
    throw new Pkcs12Error('certificate.noPublicKey');
  }
}

function derOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const [, base64] = PEM.exec(new TextDecoder().decode(bytes)) ?? [];
  if (base64 === undefined) return bytes;
  return Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.charCodeAt(0));
}
