import { createHash, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
// biome-ignore lint/correctness/noUnresolvedImports: the package is CommonJS
import forge from 'node-forge';
import { CertificatePolicies, PolicyInformation } from 'pkijs';

/** A certificate of the test authority with its key. */
export interface KeyedCertificate {
  readonly certificate: forge.pki.Certificate;
  readonly key: forge.pki.rsa.PrivateKey;
}

/** The content of a certificate to be issued. */
export interface CertificateWish {
  /** Parts of the subject in the order of the certificate; a name may occur more than once. */
  readonly subject: readonly (readonly [name: 'C' | 'O' | 'OU' | 'CN' | 'E', value: string])[];
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** Absent for a self-issued certificate. */
  readonly issuer?: KeyedCertificate;
  readonly isAuthority: boolean;
  /** Includes the check digit; the certificate contains its hash. */
  readonly hkid?: string | undefined;
  /** Object identifiers of its certificate policies. */
  readonly policies?: readonly string[];
  /** Key uses of a signer; the default is signing documents. */
  readonly usages?: readonly KeyUse[];
  /** Further extensions. */
  readonly extensions?: readonly RawExtension[];
}

type KeyUse = 'digitalSignature' | 'nonRepudiation' | 'keyEncipherment' | 'dataEncipherment';

/** An extension in its encoded form. */
export interface RawExtension {
  /** Object identifier. */
  readonly id: string;
  readonly critical?: boolean;
  /** DER in a binary string (`latin1`). */
  readonly value: string;
}

/** Creates an RSA key of 2048 bits and a certificate for it. */
export async function makeCertificate(wish: CertificateWish): Promise<KeyedCertificate> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(pair.privateKey) as forge.pki.rsa.PrivateKey;
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  // The first byte is 01, so that the number is positive.
  certificate.serialNumber = `01${randomBytes(11).toString('hex')}`;
  certificate.validity.notBefore = wish.notBefore;
  certificate.validity.notAfter = wish.notAfter;
  const subject = wish.subject.map(([shortName, value]) => attribute(shortName, value));
  certificate.setSubject(subject);
  certificate.setIssuer(wish.issuer ? wish.issuer.certificate.subject.attributes : subject);
  certificate.setExtensions(
    wish.isAuthority ? [...AUTHORITY, ...(wish.extensions ?? [])] : signerExtensions(key, wish),
  );
  certificate.sign((wish.issuer ?? { key }).key, forge.md.sha256.create());
  return { certificate, key };
}

/** Parses a stored certificate and its key from the certificate's DER and the key's PEM. */
export function keyedCertificate(der: Buffer, pem: string): KeyedCertificate {
  const certificate = forge.pki.certificateFromAsn1(forge.asn1.fromDer(der.toString('latin1')));
  return { certificate, key: forge.pki.privateKeyFromPem(pem) as forge.pki.rsa.PrivateKey };
}

/** Returns the PEM of a key (PKCS #1). */
export function pemOf(key: forge.pki.rsa.PrivateKey): string {
  return forge.pki.privateKeyToPem(key);
}

/** Returns the DER of a certificate. */
export function derOf(certificate: forge.pki.Certificate): Buffer {
  const der = forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes();
  return Buffer.from(der, 'latin1');
}

/**
 * Packs a key with its certificates as a .p12 file, encrypted with AES-256 like current files.
 *
 * @param chain issuing certificates to include
 */
export function pkcs12Of(
  { certificate, key }: KeyedCertificate,
  chain: readonly forge.pki.Certificate[],
  pin: string,
): Buffer {
  const pfx = forge.pkcs12.toPkcs12Asn1(key, [certificate, ...chain], pin, {
    algorithm: 'aes256',
    friendlyName: 'test certificate',
  });
  return Buffer.from(forge.asn1.toDer(pfx).getBytes(), 'latin1');
}

/**
 * Returns the hash of an identity card number in a personal certificate. It is the hash of the
 * key's signature over the number, so only the holder of the key can compare numbers. Both hashes
 * are SHA-1, as the recognised authorities use it.
 */
export function hkidHash(key: forge.pki.rsa.PrivateKey, hkid: string): string {
  const signature = key.sign(forge.md.sha1.create().update(hkid, 'utf8'));
  return createHash('sha1').update(signature, 'latin1').digest('hex');
}

function attribute(shortName: string, value: string): forge.pki.CertificateField {
  return ASCII.test(value) ? { shortName, value } : { shortName, value, ...UTF8 };
}

const ASCII = /^[\x20-\x7e]*$/;
/** Forge reads the tag of the text from `valueTagClass`, although its types say class. */
const UTF8 = { valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class };

const AUTHORITY = [
  { name: 'basicConstraints', cA: true, critical: true },
  { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  { name: 'subjectKeyIdentifier' },
];

const SIGNING: readonly KeyUse[] = ['digitalSignature', 'nonRepudiation'];

function signerExtensions(key: forge.pki.rsa.PrivateKey, wish: CertificateWish) {
  const { subject, hkid, policies = [], usages = SIGNING, extensions = [] } = wish;
  const email = subject.find(([name]) => name === 'E')?.[1];
  const altNames = [
    ...(hkid === undefined ? [] : [{ type: 2, value: hkidHash(key, hkid) }]),
    ...(email === undefined ? [] : [{ type: 1, value: email }]),
  ];
  return [
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', critical: true, ...Object.fromEntries(usages.map((use) => [use, true])) },
    { name: 'subjectKeyIdentifier' },
    ...(altNames.length === 0 ? [] : [{ name: 'subjectAltName', altNames }]),
    ...(policies.length === 0 ? [] : [policyExtension(policies)]),
    ...extensions,
  ];
}

/** Creates the extension of the policies. Forge does not support it, so pkijs writes its bytes. */
function policyExtension(policies: readonly string[]): RawExtension {
  const certificatePolicies = policies.map(
    (policyIdentifier) => new PolicyInformation({ policyIdentifier }),
  );
  const der = new CertificatePolicies({ certificatePolicies }).toSchema().toBER();
  return { id: '2.5.29.32', value: Buffer.from(der).toString('latin1') };
}
