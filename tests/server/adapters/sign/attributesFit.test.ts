import { createHash } from 'node:crypto';
import { type BaseBlock, Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import { Attribute, type Certificate } from 'pkijs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCertificate } from '../../../../server/adapters/certificates/readCertificate.ts';
import {
  OIDS,
  signedAttributes,
} from '../../../../server/adapters/certificates/signedAttributes.ts';
import { attributesFit } from '../../../../server/adapters/sign/attributesFit.ts';
import { testAuthority } from '../../../support/testSigner.ts';

const DIGEST = createHash('sha256').update('document').digest();

const attribute = (type: string, ...values: BaseBlock[]) => new Attribute({ type, values });
const type = attribute(OIDS.contentType, new ObjectIdentifier({ value: OIDS.data }));
const digest = attribute(OIDS.messageDigest, new OctetString({ valueHex: DIGEST }));
const named = (hash: Uint8Array, ...before: BaseBlock[]) =>
  attribute(
    OIDS.signingCertificateV2,
    sequence(sequence(sequence(...before, new OctetString({ valueHex: hash })))),
  );
const sequence = (...value: BaseBlock[]) => new Sequence({ value });

describe('attributesFit', () => {
  let certificates: readonly NonNullable<ReturnType<typeof readCertificate>>[] = [];
  let remove = () => {};
  beforeAll(async () => {
    const authority = await testAuthority();
    remove = authority.remove;
    const signers = [await authority.signer(), await authority.signer()];
    certificates = signers.flatMap(({ certificate }) => readCertificate(certificate) ?? []);
  });
  afterAll(() => remove());

  const fits = (attributes: readonly Attribute[], chain: readonly Certificate[] = []) => {
    const [own] = certificates;
    if (!own) throw new Error('Cannot compare: there is no certificate');
    return attributesFit(attributes, DIGEST, own.parsed, chain);
  };
  const hashOf = (index: number) =>
    createHash('sha256')
      .update(certificates[index]?.der ?? '')
      .digest();

  it.each<readonly [string, () => readonly Attribute[]]>([
    ['type and digest', () => [type, digest]],
    ['a time of signing', () => [type, digest, attribute(OIDS.signingTime, new Integer())]],
    ['the certificate', () => [type, digest, named(hashOf(0))]],
    ['the certificate, with the algorithm', () => [type, digest, named(hashOf(0), sequence())]],
    [
      'all attributes of our own signature',
      () => signedAttributes(DIGEST, ownOf(certificates), []),
    ],
  ])('accepts %s', (_, attributes) => expect(fits(attributes())).toBe(true));

  it.each<readonly [string, () => readonly Attribute[]]>([
    ['nothing', () => []],
    ['no type', () => [digest]],
    ['no digest', () => [type]],
    [
      'another type',
      () => [attribute(OIDS.contentType, new ObjectIdentifier({ value: OIDS.signedData })), digest],
    ],
    [
      'another digest',
      () => [
        type,
        attribute(OIDS.messageDigest, new OctetString({ valueHex: DIGEST.subarray(1) })),
      ],
    ],
    ['a digest twice', () => [type, digest, digest]],
    [
      'two digests in one attribute',
      () => [
        type,
        attribute(
          OIDS.messageDigest,
          ...(digest.values as BaseBlock[]),
          ...(digest.values as BaseBlock[]),
        ),
      ],
    ],
    ['another certificate', () => [type, digest, named(hashOf(1))]],
    [
      'a certificate attribute without a hash',
      () => [type, digest, attribute(OIDS.signingCertificateV2, new Integer())],
    ],
    ['an unknown attribute', () => [type, digest, attribute('1.2.3', new Integer())]],
  ])('B-63: refuses %s', (_, attributes) => expect(fits(attributes())).toBe(false));

  it('T-04: accepts only the named chain', () => {
    const [own, other] = certificates.map(({ parsed }) => parsed);
    if (!own || !other) throw new Error('Cannot compare: there is no certificate');
    const attributes = signedAttributes(DIGEST, own, [other]);
    expect(fits(attributes, [other])).toBe(true);
    for (const chain of [[], [own], [other, other]]) expect(fits(attributes, chain)).toBe(false);
  });
});

function ownOf([own]: readonly NonNullable<ReturnType<typeof readCertificate>>[]) {
  if (!own) throw new Error('Cannot sign: there is no certificate');
  return own.parsed;
}
