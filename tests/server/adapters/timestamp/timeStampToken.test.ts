import { createHash } from 'node:crypto';
import {
  type BaseBlock,
  GeneralizedTime,
  Integer,
  ObjectIdentifier,
  OctetString,
  Sequence,
} from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TSTInfo,
} from 'pkijs';
import { beforeAll, describe, expect, it } from 'vitest';
import { OIDS, toBeSigned } from '../../../../server/adapters/certificates/signedAttributes.ts';
import type { SigningKey } from '../../../../server/adapters/seal/SigningKey.ts';
import { readToken } from '../../../../server/adapters/timestamp/timeStampToken.ts';
import { testSealKey } from '../../../support/sealedDocument.ts';

const SHA512 = '2.16.840.1.101.3.4.2.3';
const RSA_SHA512 = '1.2.840.113549.1.1.13';

/** The differences from a valid token. */
interface TokenWish {
  readonly contentType?: string;
  readonly signedType?: string;
  readonly digest?: Uint8Array;
  readonly named?: Attribute | undefined;
  readonly digestAlgorithm?: string;
  readonly algorithm?: string;
  readonly signature?: Uint8Array;
  readonly certificates?: readonly SigningKey[];
  readonly signers?: number;
}

const attribute = (type: string, value: BaseBlock) => new Attribute({ type, values: [value] });
const sequence = (...value: BaseBlock[]) => new Sequence({ value });
const hashOf = (bytes: Uint8Array, algorithm = 'sha256') =>
  createHash(algorithm).update(bytes).digest();

/** Names a certificate by the hash of its bytes. */
function naming(type: string, hash: Uint8Array, ...before: BaseBlock[]): Attribute {
  const id = sequence(...before, new OctetString({ valueHex: hash }));
  return attribute(type, sequence(sequence(id)));
}

const CONTENT = Buffer.from(
  new TSTInfo({
    version: 1,
    policy: '1.2.3',
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: OIDS.sha256 }),
      hashedMessage: new OctetString({ valueHex: hashOf(Buffer.from('signature')) }),
    }),
    serialNumber: new Integer({ value: 1 }),
    genTime: new GeneralizedTime({ valueDate: new Date('2026-11-20T02:00:00Z') }).toDate(),
  })
    .toSchema()
    .toBER(),
);

describe('readToken', () => {
  let key: SigningKey;
  let other: SigningKey;
  beforeAll(async () => {
    [key, other] = await Promise.all([testSealKey(), testSealKey()]);
  });

  const signerOf = (wish: TokenWish) => {
    const named = 'named' in wish ? wish.named : byHash(key);
    const attributes = [
      attribute(
        OIDS.contentType,
        new ObjectIdentifier({ value: wish.signedType ?? OIDS.timeStampInfo }),
      ),
      attribute(OIDS.messageDigest, new OctetString({ valueHex: wish.digest ?? hashOf(CONTENT) })),
      ...(named ? [named] : []),
    ];
    const { issuer, serialNumber } = key.certificate.parsed;
    return new SignerInfo({
      version: 1,
      sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
      digestAlgorithm: new AlgorithmIdentifier({
        algorithmId: wish.digestAlgorithm ?? OIDS.sha256,
      }),
      signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      signatureAlgorithm: new AlgorithmIdentifier({
        algorithmId: wish.algorithm ?? OIDS.rsaEncryption,
      }),
      signature: new OctetString({
        valueHex: wish.signature ?? key.sign(toBeSigned(attributes)),
      }),
    });
  };
  const byHash = ({ certificate }: SigningKey, type: string = OIDS.signingCertificateV2) =>
    naming(type, hashOf(certificate.der, type === OIDS.signingCertificate ? 'sha1' : 'sha256'));
  const tokenOf = (wish: TokenWish = {}): Buffer => {
    const { certificates = [key], signers = 1, contentType = OIDS.timeStampInfo } = wish;
    const data = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: contentType,
        eContent: new OctetString({ valueHex: CONTENT }),
      }),
      certificates: certificates.map(({ certificate }) => certificate.parsed),
      signerInfos: Array.from({ length: signers }, () => signerOf(wish)),
    });
    const content = new ContentInfo({ contentType: OIDS.signedData, content: data.toSchema() });
    return Buffer.from(content.toSchema().toBER());
  };
  const prints = (given: readonly { readonly x509: { readonly fingerprint256: string } }[]) =>
    given.map(({ x509 }) => x509.fingerprint256);

  it('T-04: returns the content, the signer and the certificates', () => {
    const token = readToken(tokenOf({ certificates: [other, key] }));
    expect(token?.info.genTime).toEqual(new Date('2026-11-20T02:00:00Z'));
    expect(token && prints([token.signer])).toEqual(prints([key.certificate]));
    expect(prints(token?.certificates ?? [])).toEqual(prints([other.certificate, key.certificate]));
    expect(token?.hasOneName).toBe(true);
  });

  it('packs the same content with other certificates, which can be read again', () => {
    const token = readToken(tokenOf());
    const packed = token?.packedWith([key.certificate, other.certificate]);
    const again = readToken(packed ?? Buffer.of());
    expect(prints(again?.certificates ?? [])).toEqual(prints([key.certificate, other.certificate]));
    expect(again?.packedWith(again.certificates)).toEqual(packed);
  });

  it('gives RSA its canonical name when it seals a token', () => {
    const token = readToken(tokenOf({ algorithm: OIDS.sha256WithRsaEncryption }));
    expect(token?.hasOneName).toBe(false);
    const sealed = token?.sealedWith([key.certificate]) ?? Buffer.of();
    expect(readToken(sealed)?.hasOneName).toBe(true);
    const packed = token?.packedWith([key.certificate]) ?? Buffer.of();
    expect(readToken(packed)?.hasOneName).toBe(false);
  });

  it('accepts the older attribute, and the newer one with its algorithm', () => {
    const older = { named: byHash(key, OIDS.signingCertificate) };
    expect(readToken(tokenOf(older))).toBeDefined();
    const algorithm = sequence(new ObjectIdentifier({ value: SHA512 }));
    const hash = hashOf(key.certificate.der, 'sha512');
    const newer = { named: naming(OIDS.signingCertificateV2, hash, algorithm) };
    expect(readToken(tokenOf(newer))).toBeDefined();
  });

  it.each<readonly [string, () => TokenWish]>([
    ['two signers', () => ({ signers: 2 })],
    ['no signer', () => ({ signers: 0 })],
    ['another type of content', () => ({ contentType: OIDS.data })],
    ['another signed type', () => ({ signedType: OIDS.data })],
    ['another digest', () => ({ digest: hashOf(Buffer.from('other')) })],
    ['a weak digest', () => ({ digestAlgorithm: '1.3.14.3.2.26' })],
    ['an unknown algorithm', () => ({ algorithm: '1.2.840.113549.1.1.10' })],
    ['an algorithm of another digest', () => ({ algorithm: RSA_SHA512 })],
    ['an algorithm of another key', () => ({ algorithm: '1.2.840.10045.4.3.2' })],
    ['another signature', () => ({ signature: key.sign(Buffer.from('other')) })],
    ['the key of another certificate', () => ({ named: byHash(other), certificates: [other] })],
    ['no named certificate', () => ({ named: undefined })],
    ['a named certificate that it lacks', () => ({ certificates: [other] })],
    ['no certificates', () => ({ certificates: [] })],
    ['nine certificates', () => ({ certificates: Array.from({ length: 9 }, () => key) })],
  ])('B-63: refuses %s', (_, wish) => {
    expect(readToken(tokenOf(wish()))).toBeUndefined();
  });

  it('accepts eight certificates, and refuses other bytes', () => {
    const eight = { certificates: Array.from({ length: 8 }, () => key) };
    expect(readToken(tokenOf(eight))).toBeDefined();
    expect(readToken(Buffer.of())).toBeUndefined();
    expect(readToken(Buffer.from('<html>'))).toBeUndefined();
  });
});
