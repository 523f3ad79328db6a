import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import { beforeAll, describe, expect, it } from 'vitest';
import { signerOf } from '../../../engine/cheque/signerOf.ts';

const CONTENT = Buffer.from('pay 380.00 to the Land Registry');
const { sha1, sha256, sha384, sha512 } = forge.pki.oids as Readonly<Record<string, string>>;

interface Pair {
  readonly key: forge.pki.rsa.PrivateKey;
  readonly certificate: forge.pki.Certificate;
}

let bank: Pair;
let other: Pair;
beforeAll(() => {
  bank = pairOf('BANK', '01');
  other = pairOf('OTHER', '02');
});

/** Creates a self-signed certificate with a short key. */
function pairOf(name: string, serialNumber: string): Pair {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = serialNumber;
  certificate.setSubject([{ name: 'commonName', value: name }]);
  certificate.setIssuer([{ name: 'commonName', value: name }]);
  certificate.sign(key, forge.md.sha256.create());
  return { key, certificate };
}

interface Wish {
  readonly digest?: string | undefined;
  readonly signers?: readonly Pair[];
  readonly certificates?: readonly Pair[];
  readonly detached?: boolean;
}

/** Returns a CMS signature of the content, padded with zeros. */
function cmsOf({ digest = sha256, detached = true, ...wish }: Wish = {}): Uint8Array {
  const { signers = [bank], certificates = [bank] } = wish;
  const cms = forge.pkcs7.createSignedData();
  cms.content = forge.util.createBuffer(CONTENT.toString('latin1'));
  for (const { certificate } of certificates) cms.addCertificate(certificate);
  const { contentType, data, messageDigest } = forge.pki.oids as Readonly<Record<string, string>>;
  for (const { key, certificate } of signers) {
    cms.addSigner({
      key,
      certificate,
      digestAlgorithm: digest ?? '',
      authenticatedAttributes: [
        { type: contentType ?? '', value: data ?? '' },
        { type: messageDigest ?? '' },
      ],
    });
  }
  cms.sign({ detached });
  const der = forge.asn1.toDer(cms.toAsn1()).getBytes();
  return Buffer.concat([Buffer.from(der, 'latin1'), Buffer.alloc(40)]);
}

const derOf = ({ certificate }: Pair) =>
  Buffer.from(
    forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes(),
    'latin1',
  ).toString('hex');
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const read = (cms: Uint8Array, content = CONTENT) => signerOf(cms, Uint8Array.from(content));

describe('signerOf', () => {
  it('returns the certificate of the signer, and the certificates sent with it', async () => {
    const signer = await read(cmsOf({ certificates: [other, bank] }));
    expect(signer && hexOf(signer.certificate)).toBe(derOf(bank));
    expect(signer?.chain.map(hexOf)).toEqual([derOf(other)]);
  });

  it.each([
    ['the same name', 'BANK', '09'],
    ['the same number', 'ANOTHER', '01'],
  ])('does not take another certificate of %s for the signer', async (_, name, serialNumber) => {
    const similar = pairOf(name, serialNumber);
    const signer = await read(cmsOf({ certificates: [similar, bank] }));
    expect(signer && hexOf(signer.certificate)).toBe(derOf(bank));
    expect(signer?.chain.map(hexOf)).toEqual([derOf(similar)]);
  });

  it.each([
    ['SHA-256', sha256, true],
    ['SHA-384', sha384, true],
    ['SHA-512', sha512, true],
    ['SHA-1', sha1, false],
  ])('of a signature with %s: %s', async (_, digest, isAccepted) => {
    expect((await read(cmsOf({ digest }))) !== undefined).toBe(isAccepted);
  });

  it('refuses other content than the signed content', async () => {
    const changed = Buffer.from(CONTENT.toString().replace('380', '381'));
    expect(await read(cmsOf(), changed)).toBeUndefined();
  });

  it.each<[string, () => Wish]>([
    ['two signers', () => ({ signers: [bank, other], certificates: [bank, other] })],
    ['no signer', () => ({ signers: [] })],
    ['the certificate of another signer only', () => ({ certificates: [other] })],
    ['the signed content inside it', () => ({ detached: false })],
    ['a certificate of the same name, but of another key', () => impostor()],
  ])('refuses a signature with %s', async (_, wish) => {
    expect(await read(cmsOf(wish()))).toBeUndefined();
  });

  it.each([
    ['no CMS', Buffer.from('lunch')],
    ['nothing', new Uint8Array()],
    ['zeros', new Uint8Array(20)],
  ])('refuses %s', async (_, contents) => {
    expect(await read(contents)).toBeUndefined();
  });
});

function impostor(): Wish {
  return { certificates: [pairOf('BANK', '01')] };
}
