import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
// biome-ignore lint/correctness/noUnresolvedImports: the package is CommonJS
import forge from 'node-forge';
import { type ReadCertificate, readCertificate } from '../certificates/readCertificate.ts';
import { derOf } from '../certificates/testCertificates.ts';

/** The portal's key for acknowledgements, with its certificate. */
export interface SigningKey {
  readonly certificate: ReadCertificate;
  /** Further certificates of the file. */
  readonly chain: readonly ReadCertificate[];
  /** Signs with RSASSA-PKCS1-v1_5 and SHA-256. */
  readonly sign: (content: Uint8Array) => Uint8Array;
}

/**
 * Opens a PKCS #12 file.
 *
 * @throws {Error} when the PIN is wrong, or the file has no RSA key with its certificate
 */
export function openSigningFile(file: Uint8Array, pin: string): SigningKey {
  const { keys, certificates } = bagsOf(file, pin);
  for (const key of keys) {
    const certificate = certificates.find(({ x509 }) => x509.checkPrivateKey(key));
    if (!certificate) continue;
    const chain = certificates.filter((each) => each !== certificate);
    return signingKey(key, certificate, chain);
  }
  throw new Error('Cannot use the signing key: the file has no key with its certificate');
}

/** Joins a private key with its certificate. */
export function signingKey(
  key: KeyObject,
  certificate: ReadCertificate,
  chain: readonly ReadCertificate[] = [],
): SigningKey {
  return { certificate, chain, sign: (content) => sign('sha256', content, key) };
}

function bagsOf(file: Uint8Array, pin: string) {
  try {
    const asn1 = forge.asn1.fromDer(Buffer.from(file).toString('latin1'));
    const pfx = forge.pkcs12.pkcs12FromAsn1(asn1, pin);
    const bagsFor = (bagType: string) => pfx.getBags({ bagType })[bagType] ?? [];
    const { pkcs8ShroudedKeyBag = '', keyBag = '', certBag = '' } = forge.pki.oids;
    const keys = [...bagsFor(pkcs8ShroudedKeyBag), ...bagsFor(keyBag)]
      .map(({ key }) => key)
      .filter((key) => key !== undefined && key !== null)
      .map((key) => createPrivateKey(forge.pki.privateKeyToPem(key)));
    const certificates = bagsFor(certBag)
      .map(({ cert }) => (cert ? readCertificate(Uint8Array.from(derOf(cert))) : undefined))
      .filter((certificate) => certificate !== undefined);
    return { keys, certificates };
  } catch (cause) {
    throw new Error('Cannot open the signing key: the PIN is wrong or the file is damaged', {
      cause,
    });
  }
}
