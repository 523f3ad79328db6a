import { OIDS } from '../certificates/signedAttributes.ts';

/** Digests of tokens by object identifier, with the names that Node uses. */
export const TOKEN_DIGESTS: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** A signature algorithm of a token. */
export interface SignatureKind {
  /** Node's name of the key type. */
  readonly key: 'rsa' | 'ec';
  /** Digest of the algorithm; absent when the name of the algorithm contains no digest. */
  readonly hash?: string;
}

/** Signature algorithms of tokens, by object identifier (RFC 5754). RSASSA-PSS is not supported. */
export const SIGNATURE_KINDS: Readonly<Record<string, SignatureKind>> = {
  '1.2.840.113549.1.1.1': { key: 'rsa' },
  '1.2.840.113549.1.1.11': { key: 'rsa', hash: 'sha256' },
  '1.2.840.113549.1.1.12': { key: 'rsa', hash: 'sha384' },
  '1.2.840.113549.1.1.13': { key: 'rsa', hash: 'sha512' },
  '1.2.840.10045.4.3.2': { key: 'ec', hash: 'sha256' },
  '1.2.840.10045.4.3.3': { key: 'ec', hash: 'sha384' },
  '1.2.840.10045.4.3.4': { key: 'ec', hash: 'sha512' },
};

/**
 * Returns the canonical name of an algorithm. RSA has names with and without the digest, which
 * differ in an unsigned byte. The digest has a separate field, so the name without the digest is
 * canonical.
 */
export function keptName(algorithm: string): string {
  return SIGNATURE_KINDS[algorithm]?.key === 'rsa' ? OIDS.rsaEncryption : algorithm;
}
