import forge from 'node-forge';

/** The properties of a test certificate file. */
export interface Pkcs12Wish {
  readonly pin?: string;
  readonly name?: string;
  /** Adds the hash of this identity card number to the certificate, like its issuer. */
  readonly hkid?: string;
  /** Iterations of the key derivation. More iterations take more time. */
  readonly iterations?: number;
  readonly algorithm?: 'aes256' | '3des';
  readonly withKey?: boolean;
  readonly withCertificate?: boolean;
}

const keys = forge.pki.rsa.generateKeyPair({ bits: 1024, workers: 0 });

/** The key pair of every test certificate, created once per run. */
export const testKeys = keys;

/** Creates a .p12 file of a fictitious person. */
export function testPkcs12(wish: Pkcs12Wish = {}): Uint8Array<ArrayBuffer> {
  const { pin = '1234', iterations = 2048, algorithm = 'aes256' } = wish;
  const key = wish.withKey === false ? null : keys.privateKey;
  const own = wish.withCertificate === false ? null : certificate(wish);
  // The library accepts a missing key or certificate, although its types do not.
  const parts = [key, own] as [forge.pki.rsa.PrivateKey, forge.pki.Certificate];
  const asn1 = forge.pkcs12.toPkcs12Asn1(...parts, pin, {
    algorithm,
    count: iterations,
  });
  const binary = forge.asn1.toDer(asn1).getBytes();
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

function certificate({ name = 'CHAN TAI MAN', hkid }: Pkcs12Wish): forge.pki.Certificate {
  const made = forge.pki.createCertificate();
  made.publicKey = keys.publicKey;
  made.serialNumber = '01';
  made.validity.notBefore = new Date('2026-01-01T00:00:00Z');
  made.validity.notAfter = new Date('2029-01-01T00:00:00Z');
  const attributes = [
    { name: 'countryName', value: 'HK' },
    { name: 'commonName', value: name, valueTagClass: forge.asn1.Type.UTF8 },
  ] as unknown as forge.pki.CertificateField[];
  made.setSubject(attributes);
  made.setIssuer(attributes);
  if (hkid !== undefined) {
    const altNames = [{ type: 2, value: hashOf(hkid) }];
    made.setExtensions([{ name: 'subjectAltName', altNames }]);
  }
  made.sign(keys.privateKey, forge.md.sha256.create());
  return made;
}

function hashOf(hkid: string): string {
  const signature = keys.privateKey.sign(forge.md.sha1.create().update(hkid, 'utf8'));
  return forge.md.sha1.create().update(signature).digest().toHex();
}
