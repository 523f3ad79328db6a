import { createHash, generateKeyPairSync, sign, type X509Certificate } from 'node:crypto';
import { Integer } from 'asn1js';
import { Attribute, ContentInfo, SignedAndUnsignedAttributes, SignedData } from 'pkijs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  OIDS,
  signedAttributes,
  toBeSigned,
} from '../../../../server/adapters/certificates/signedAttributes.ts';
import type { SigningKey } from '../../../../server/adapters/seal/SigningKey.ts';
import {
  isSignatureOf,
  packSignature,
  type SignatureParts,
  unpackSignature,
} from '../../../../server/adapters/sign/cmsSignature.ts';
import { testSealKey } from '../../../support/sealedDocument.ts';

const DIGEST = createHash('sha256').update('document').digest();

describe('cmsSignature', () => {
  let key: SigningKey;
  let other: SigningKey;
  beforeAll(async () => {
    [key, other] = await Promise.all([testSealKey(), testSealKey()]);
  });

  const partsOf = (change: Partial<SignatureParts> = {}): SignatureParts => {
    const certificate = key.certificate.parsed;
    const chain = [other.certificate.parsed];
    const attributes = signedAttributes(DIGEST, certificate, chain);
    const signature = key.sign(toBeSigned(attributes));
    return { attributes, signature, certificate, chain, ...change };
  };
  const unpacked = (change?: Partial<SignatureParts>) => {
    const found = unpackSignature(packSignature(partsOf(change)));
    if (!found) throw new Error('Cannot unpack the signature');
    return found;
  };
  /** Packs a signature again after a change of its structure. */
  const changed = (change: (data: SignedData) => void) => {
    const content = ContentInfo.fromBER(Uint8Array.from(packSignature(partsOf())));
    const data = new SignedData({ schema: content.content });
    change(data);
    content.content = data.toSchema(true);
    return Buffer.from(content.toSchema().toBER());
  };

  it('T-04: returns the certificates and the value of a packed signature', () => {
    const parts = partsOf();
    const found = unpacked();
    expect(found.certificate.x509.fingerprint256).toBe(key.certificate.x509.fingerprint256);
    expect(found.chain.map(({ x509 }) => x509.fingerprint256)).toEqual([
      other.certificate.x509.fingerprint256,
    ]);
    expect(Buffer.from(found.signature).equals(parts.signature)).toBe(true);
    expect(found.algorithm).toBe(OIDS.rsaEncryption);
    expect(found.timeStamp).toBeUndefined();
    expect(found.isAsPacked()).toBe(true);
  });

  it('T-04: isSigned: accepts only the digest and the key of the signature', () => {
    expect(unpacked().isSigned(DIGEST)).toBe(true);
    expect(unpacked().isSigned(createHash('sha256').update('other').digest())).toBe(false);
    const attributes = signedAttributes(DIGEST, key.certificate.parsed, [other.certificate.parsed]);
    const forged = unpacked({ signature: other.sign(toBeSigned(attributes)) });
    expect(forged.isSigned(DIGEST)).toBe(false);
  });

  it('isSigned: accepts both names of the algorithm, and no other', () => {
    expect(unpacked({ algorithm: OIDS.sha256WithRsaEncryption }).isSigned(DIGEST)).toBe(true);
    expect(unpacked({ algorithm: '1.2.840.113549.1.1.5' }).isSigned(DIGEST)).toBe(false);
  });

  it('isSigned: refuses attributes that name another chain', () => {
    expect(unpacked({ chain: [] }).isSigned(DIGEST)).toBe(false);
  });

  it('keeps a time stamp as the only unsigned attribute', () => {
    const token = Buffer.from([0x30, 0x03, 0x02, 0x01, 0x07]);
    const stamped = unpackSignature(unpacked().packedWith(token));
    expect(Buffer.from(stamped?.timeStamp ?? [])).toEqual(token);
    expect([stamped?.isAsPacked(), stamped?.isSigned(DIGEST)]).toEqual([true, true]);
    expect(stamped?.packedWith(undefined)).toEqual(packSignature(partsOf()));
  });

  it('T-04: reads a signature that only zeros follow', () => {
    const cms = packSignature(partsOf());
    const padded = Buffer.concat([cms, Buffer.alloc(9)]);
    expect(unpackSignature(padded)?.isAsPacked()).toBe(true);
    padded[padded.length - 1] = 1;
    expect(unpackSignature(padded)).toBeUndefined();
  });

  it.each<readonly [string, () => Uint8Array]>([
    ['no bytes', () => Buffer.of()],
    ['another tag', () => Buffer.concat([Buffer.of(0x31), packSignature(partsOf()).subarray(1)])],
    ['a cut signature', () => packSignature(partsOf()).subarray(0, -1)],
    ['an indefinite length', () => Buffer.from([0x30, 0x80, 0, 0])],
    ['a short length', () => Buffer.from([0x30, 0x03, 0x02, 0x01, 0x00])],
    ['a length of four bytes', () => Buffer.from([0x30, 0x84, 0, 0, 0, 0])],
    [
      'another structure',
      () => Buffer.concat([Buffer.from([0x30, 0x81, 0x80]), Buffer.alloc(128)]),
    ],
    ['no signer', () => changed((data) => data.signerInfos.splice(0))],
    ['two signers', () => changed(({ signerInfos }) => signerInfos.push(...signerInfos))],
    ['no certificate of the signer', () => changed(({ certificates }) => certificates?.shift())],
  ])('unpackSignature: refuses %s', (_, bytes) => {
    expect(unpackSignature(bytes())).toBeUndefined();
  });

  it('isAsPacked: detects another encoding of the unsigned parts', () => {
    const attribute = new Attribute({ type: '1.2.3', values: [new Integer({ value: 1 })] });
    const noted = changed(({ signerInfos: [signer] }) => {
      const unsigned = new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] });
      Object.assign(signer ?? {}, { unsignedAttrs: unsigned });
    });
    const found = unpackSignature(noted);
    expect([found?.isSigned(DIGEST), found?.isAsPacked()]).toEqual([true, false]);
    expect(found?.timeStamp).toBeUndefined();
    const reordered = unpackSignature(changed(({ certificates }) => certificates?.reverse()));
    expect(reordered?.certificate.x509.fingerprint256).toBe(key.certificate.x509.fingerprint256);
    expect(reordered?.isAsPacked()).toBe(false);
  });

  it('isSignatureOf: verifies RSA with SHA-256', () => {
    const { x509 } = key.certificate;
    const content = Buffer.from('content');
    const signature = key.sign(content);
    expect(isSignatureOf(x509, content, signature)).toBe(true);
    expect(isSignatureOf(x509, Buffer.from('Content'), signature)).toBe(false);
    expect(isSignatureOf(x509, content, signature.subarray(1))).toBe(false);
    expect(isSignatureOf(other.certificate.x509, content, signature)).toBe(false);
  });
});

describe('isSignatureOf', () => {
  it('refuses a key of another type, and an unreadable key', () => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const content = Buffer.from('content');
    const signature = sign('sha256', content, privateKey);
    expect(isSignatureOf({ publicKey } as X509Certificate, content, signature)).toBe(false);
    expect(isSignatureOf({} as X509Certificate, content, signature)).toBe(false);
  });
});
