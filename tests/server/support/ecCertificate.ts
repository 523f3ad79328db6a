import { Integer, PrintableString, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CertificatePolicies,
  CertificateRevocationList,
  Extension,
  GeneralName,
  GeneralNames,
  PolicyInformation,
  RevokedCertificate,
  Time,
} from 'pkijs';
import {
  type ReadCertificate,
  readCertificate,
} from '../../../server/adapters/certificates/readCertificate.ts';

const DAY_MS = 86_400_000;
/** The instant at which the certificates of these tests are valid. */
export const VALID_AT = new Date('2026-11-20T10:00:00+08:00');
/** Returns the instant this many days after `VALID_AT`. */
export const daysOn = (days: number) => new Date(VALID_AT.getTime() + days * DAY_MS);

const NAMES = { C: '2.5.4.6', O: '2.5.4.10', OU: '2.5.4.11', CN: '2.5.4.3' } as const;
const EMAIL = 1;
const DNS = 2;

/** A certificate with its keys. */
export interface EcCertificate extends ReadCertificate {
  readonly keys: CryptoKeyPair;
}

/** The content of a certificate; by default a self-issued certificate of a person. */
export interface EcWish {
  readonly subject?: readonly (readonly [name: keyof typeof NAMES, value: string])[];
  readonly issuer?: EcCertificate;
  /** `unstated`: the certificate has no basic constraints. */
  readonly isAuthority?: boolean | 'unstated';
  readonly notBefore?: Date;
  readonly notAfter?: Date;
  readonly serial?: number;
  readonly dnsNames?: readonly string[];
  readonly emails?: readonly string[];
  readonly policies?: readonly string[];
  /** Keys of another kind; by default a new pair of P-256. */
  readonly keys?: CryptoKeyPair;
}

/** Creates a signed certificate with a key of P-256, which takes a few milliseconds. */
export async function ecCertificate(wish: EcWish = {}): Promise<EcCertificate> {
  const { subject = [['CN', 'CHAN TAI MAN']], issuer, serial = 1 } = wish;
  const keys = wish.keys ?? (await ecKeys());
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: serial });
  certificate.notBefore = new Time({ type: 0, value: wish.notBefore ?? daysOn(-1) });
  certificate.notAfter = new Time({ type: 0, value: wish.notAfter ?? daysOn(365) });
  certificate.subject.typesAndValues = subject.map(
    ([name, value]) => new AttributeTypeAndValue({ type: NAMES[name], value: textOf(value) }),
  );
  const { subject: issuerName } = issuer?.parsed ?? certificate;
  certificate.issuer.typesAndValues = issuerName.typesAndValues;
  certificate.extensions = extensionsOf(wish);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(issuer?.keys.privateKey ?? keys.privateKey, 'SHA-256');
  const read = readCertificate(new Uint8Array(certificate.toSchema(true).toBER()));
  if (!read) throw new Error('Cannot read the certificate of the test');
  return { ...read, keys };
}

/** Creates the revocation list of an authority; it is valid at `VALID_AT`. */
export async function ecRevocationList(
  issuer: EcCertificate,
  serials: readonly number[],
  { signer = issuer, nextUpdate = daysOn(1) } = {},
): Promise<CertificateRevocationList> {
  const list = new CertificateRevocationList();
  list.version = 1;
  list.issuer = issuer.parsed.subject;
  list.thisUpdate = new Time({ type: 0, value: daysOn(-1) });
  list.nextUpdate = new Time({ type: 0, value: nextUpdate });
  list.revokedCertificates = serials.map(
    (value) =>
      new RevokedCertificate({
        userCertificate: new Integer({ value }),
        revocationDate: new Time({ type: 0, value: daysOn(-1) }),
      }),
  );
  await list.sign(signer.keys.privateKey, 'SHA-256');
  return CertificateRevocationList.fromBER(list.toSchema(true).toBER());
}

function ecKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
}

function textOf(value: string) {
  return /^[\x20-\x7e]*$/.test(value) ? new PrintableString({ value }) : new Utf8String({ value });
}

function extensionsOf({ isAuthority = false, dnsNames = [], emails = [], policies = [] }: EcWish) {
  const names = [
    ...dnsNames.map((value) => new GeneralName({ type: DNS, value })),
    ...emails.map((value) => new GeneralName({ type: EMAIL, value })),
  ];
  const certificatePolicies = policies.map(
    (policyIdentifier) => new PolicyInformation({ policyIdentifier }),
  );
  const constraints = new BasicConstraints({ cA: isAuthority === true });
  return [
    ...(isAuthority === 'unstated' ? [] : [extension('2.5.29.19', constraints)]),
    ...(names.length > 0 ? [extension('2.5.29.17', new GeneralNames({ names }))] : []),
    ...(policies.length > 0
      ? [extension('2.5.29.32', new CertificatePolicies({ certificatePolicies }))]
      : []),
  ];
}

function extension(extnID: string, content: { toSchema(): { toBER(): ArrayBuffer } }): Extension {
  return new Extension({ extnID, critical: false, extnValue: content.toSchema().toBER() });
}
