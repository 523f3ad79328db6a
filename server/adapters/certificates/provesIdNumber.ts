import { createHash, verify } from 'node:crypto';
import { hkidHashesOf } from './certificateNames.ts';
import type { ReadCertificate } from './readCertificate.ts';

/**
 * Checks that a certificate contains the hash of an identity card number. It is the hash of the
 * key's signature over the number, so only the holder of the key can compute it. That signature is
 * the proof. The proof is valid when it is the key's signature over this number and the certificate
 * contains its hash.
 *
 * @param proof RSASSA-PKCS1-v1_5 signature with the hash algorithm of the certificate's hash (SHA-1
 *   or SHA-256)
 */
export function provesIdNumber(
  certificate: ReadCertificate,
  idNumber: string,
  proof: Uint8Array,
): boolean {
  return hkidHashesOf(certificate.parsed).some((hash) => {
    const algorithm = hash.length === SHA1_LENGTH ? 'sha1' : 'sha256';
    if (createHash(algorithm).update(proof).digest('hex') !== hash) return false;
    return verify(algorithm, Buffer.from(idNumber), certificate.x509.publicKey, proof);
  });
}

/** Number of hex digits of a SHA-1. */
const SHA1_LENGTH = 40;
