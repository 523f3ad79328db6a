import 'node-forge/lib/pkcs12.js';
import forge from 'node-forge/lib/forge.js';
import { kdfIterations } from './kdfIterations.ts';
import { type OpenedPkcs12, Pkcs12Error } from './OpenedPkcs12.ts';

/**
 * The maximum number of key derivation rounds. With this number, opening a file takes about a
 * second.
 */
const MOST_ITERATIONS = 1_000_000;

/**
 * Opens a .p12 file with its PIN. Runs in a worker of the page: file, PIN and key never leave the
 * browser. The amount of work that the file requests is checked first.
 *
 * @param file bytes of the file
 * @param pin the PIN as typed
 * @param hkid the applicant's identity card number, normalised, to compare with the certificate
 * @throws {Pkcs12Error} for a wrong PIN, a broken file, a missing key or certificate, or too much
 * work; never with the library's own text
 */
export function openPkcs12(file: Uint8Array, pin: string, hkid?: string): OpenedPkcs12 {
  const pfx = parsed(file);
  if (kdfIterations(pfx).some((count) => count > MOST_ITERATIONS)) {
    throw new Pkcs12Error('certificate.unsafe');
  }
  const safe = opened(pfx, pin);
  const key = privateKeyOf(safe);
  const bags = bagsOf(safe, forge.pki.oids.certBag);
  const own = bags.find(({ cert }) => cert && belongsTo(cert, key))?.cert;
  if (!own) throw new Pkcs12Error('certificate.noPublicKey');
  return {
    pkcs8: pkcs8Of(key),
    certificate: derOf(forge.pki.certificateToAsn1(own)),
    chain: bags.filter(({ cert }) => cert !== own).map(chainMember),
    commonName: commonNameOf(own),
    validFrom: own.validity.notBefore.getTime(),
    validTo: own.validity.notAfter.getTime(),
    hkidProof: hkid === undefined ? undefined : proofOf(own, key, hkid),
  };
}

type Pfx = forge.pkcs12.Pkcs12Pfx;
type PrivateKey = forge.pki.rsa.PrivateKey;
type Certificate = forge.pki.Certificate;

function parsed(file: Uint8Array): forge.asn1.Asn1 {
  try {
    return forge.asn1.fromDer(binaryOf(file));
  } catch {
    throw new Pkcs12Error('eCertError');
  }
}

function opened(pfx: forge.asn1.Asn1, pin: string): Pfx {
  try {
    return forge.pkcs12.pkcs12FromAsn1(pfx, pin);
  } catch {
    throw new Pkcs12Error('eCertError');
  }
}

function privateKeyOf(safe: Pfx): PrivateKey {
  const { pkcs8ShroudedKeyBag, keyBag } = forge.pki.oids;
  const bags = [pkcs8ShroudedKeyBag, keyBag].flatMap((type) => bagsOf(safe, type));
  const key = bags.find((bag) => bag.key)?.key;
  if (!key || !('n' in key)) throw new Pkcs12Error('certificate.noPrivateKey');
  return key as PrivateKey;
}

/**
 * Returns a member of the chain. A certificate that the library cannot read (another kind of key)
 * stays unchanged.
 */
function chainMember({ cert, asn1 }: forge.pkcs12.Bag): string {
  return derOf(cert ? forge.pki.certificateToAsn1(cert) : asn1);
}

function bagsOf(safe: Pfx, bagType: string | undefined): readonly forge.pkcs12.Bag[] {
  if (bagType === undefined) return [];
  return safe.getBags({ bagType })[bagType] ?? [];
}

function belongsTo(certificate: Certificate, key: PrivateKey): boolean {
  const { publicKey } = certificate;
  return 'n' in publicKey && publicKey.n.compareTo(key.n) === 0;
}

function pkcs8Of(key: PrivateKey): Uint8Array<ArrayBuffer> {
  const info = forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key));
  return bytesOf(forge.asn1.toDer(info).getBytes());
}

function derOf(node: forge.asn1.Asn1): string {
  return forge.util.encode64(forge.asn1.toDer(node).getBytes());
}

/**
 * Returns the common name. The library returns its bytes; the type of the field defines their
 * encoding.
 */
function commonNameOf(certificate: Certificate): string {
  const field: forge.pki.CertificateField | null = certificate.subject.getField('CN');
  if (typeof field?.value !== 'string') return '';
  const { UTF8, BMPSTRING } = forge.asn1.Type;
  const tag: number | undefined = field.valueTagClass;
  const bytes = bytesOf(field.value);
  if (tag === UTF8) return new TextDecoder().decode(bytes);
  if (tag === BMPSTRING) return new TextDecoder('utf-16be').decode(bytes);
  return field.value;
}

/**
 * Returns the key's signature over the identity card number, if its hash is in the certificate. A
 * personal certificate stores that hash as a host name among the alternative names. Only the holder
 * of the key can create the signature. Anybody can compare the signature with the certificate.
 */
function proofOf(certificate: Certificate, key: PrivateKey, hkid: string): string | undefined {
  const hashes = hostNamesOf(certificate).filter((name) => HEX.test(name));
  if (hashes.length === 0) return undefined;
  const expected = hashes.map((hash) => hash.toLowerCase());
  for (const { create } of [forge.md.sha1, forge.md.sha256]) {
    const signature = key.sign(create().update(hkid, 'utf8'));
    const hash = create().update(signature).digest().toHex();
    if (expected.includes(hash)) return forge.util.encode64(signature);
  }
  return undefined;
}

const HEX = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
const HOST_NAME = 2;

function hostNamesOf(certificate: Certificate): readonly string[] {
  const extension: unknown = certificate.getExtension('subjectAltName');
  if (typeof extension !== 'object' || extension === null) return [];
  const names: unknown = Reflect.get(extension, 'altNames');
  if (!Array.isArray(names)) return [];
  return names
    .filter((name: { type?: unknown }) => name.type === HOST_NAME)
    .map((name: { value?: unknown }) => String(name.value));
}

function binaryOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

function bytesOf(binary: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
