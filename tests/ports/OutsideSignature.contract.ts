import { createHash } from 'node:crypto';
import forge from 'node-forge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentSigner } from '../../server/ports/signing/DocumentSigner.ts';
import { type TestSigner, testAuthority } from '../support/testSigner.ts';

/** Describes how every signer of documents embeds signatures of another system. */
export function describeOutsideSignature(
  name: string,
  make: () => DocumentSigner,
  document: () => Promise<Uint8Array>,
): void {
  describe(`${name} as DocumentSigner, with signatures of another system`, () => {
    const signer = make();
    let unsigned: Uint8Array;
    let owner: TestSigner;
    let second: TestSigner;
    let remove = () => {};

    beforeAll(async () => {
      const authority = await testAuthority();
      remove = authority.remove;
      owner = await authority.signer();
      second = await authority.signer({ name: 'LEE SIU MING' });
      unsigned = await document();
    });
    afterAll(() => remove());

    const prepare = (pdf: Uint8Array, fieldName: string) =>
      signer.prepareOutside({
        pdf,
        fieldName,
        signerName: 'CHAN TAI MAN',
        reason: 'Application',
        signedAt: new Date('2026-11-20T02:05:00Z'),
      });

    async function signed(pdf: Uint8Array, by: TestSigner, fieldName: string) {
      const prepared = await prepare(pdf, fieldName);
      return signer.embedOutside({ ...prepared, cms: cmsOf(by, covered(prepared.pdf)) });
    }

    it('returns the digest of all bytes except the signature placeholder', async () => {
      const { pdf, digest } = await prepare(unsigned, 'ownerSign');
      expect(Buffer.from(pdf.subarray(0, unsigned.length)).equals(unsigned)).toBe(true);
      expect(Buffer.from(digest).toString('hex')).toBe(
        createHash('sha256').update(covered(pdf)).digest('hex'),
      );
    });

    it('accepts a CMS of another library with its own signing time', async () => {
      const [found, ...others] = await signer.verify(await signed(unsigned, owner, 'ownerSign'));
      expect(others).toEqual([]);
      expect(found).toMatchObject({ fieldName: 'ownerSign', valid: true, coversWholeFile: true });
      expect(Buffer.from(found?.certificate ?? []).equals(owner.certificate)).toBe(true);
      expect(found?.chain.map((der) => Buffer.from(der))).toEqual(owner.chain);
    });

    it('accepts signatures of both systems in both orders', async () => {
      const first = await signed(unsigned, owner, 'ownerSign');
      const { certificate, chain } = second;
      const prepared = await signer.prepare({
        pdf: first,
        certificate,
        chain,
        fieldName: 'spouseSign',
        signerName: 'LEE SIU MING',
        reason: 'Application',
        signedAt: new Date('2026-11-20T02:06:00Z'),
      });
      const signature = second.sign(prepared.toBeSigned);
      const both = await signer.embed({ pdf: prepared.pdf, state: prepared.state, signature });
      const found = await signer.verify(await signed(both, owner, 'thirdSign'));
      expect(found.map(({ fieldName, valid }) => [fieldName, valid])).toEqual([
        ['ownerSign', true],
        ['spouseSign', true],
        ['thirdSign', true],
      ]);
    });

    it('T-04: detects one changed byte in the signed bytes and the frame', async () => {
      const pdf = Buffer.from(await signed(unsigned, owner, 'ownerSign'));
      const contents = pdf.lastIndexOf('/Contents <') + 11;
      const spread = Array.from({ length: 40 }, (_, at) => Math.floor((at / 40) * contents));
      // The signature need not cover the certificate (RFC 5652, section 5.4).
      const certificates = pdf.indexOf(owner.certificate.toString('hex')) - contents;
      const frame = Array.from({ length: certificates }, (_, at) => contents + at);
      expect(frame.length).toBeGreaterThan(50);
      const accepted = [];
      for (const place of [...spread, ...frame, pdf.length - 4]) {
        const changed = Buffer.from(pdf);
        changed[place] = (changed[place] ?? 0) ^ 1;
        const found = await signer.verify(changed).catch(() => []);
        if (found.some(({ valid }) => valid)) accepted.push(place);
      }
      expect(accepted).toEqual([]);
    });

    it.each<readonly [string, (content: Buffer) => Buffer]>([
      ['of another document', () => cmsOf(owner, Buffer.from('another document'))],
      ['without signed attributes', (content) => cmsOf(owner, content, [])],
      [
        'with an unknown attribute',
        (content) => cmsOf(owner, content, [...USUAL, 'unstructuredName']),
      ],
      ['by another key', (content) => cmsOf({ ...owner, key: second.key }, content)],
      ['that is empty', () => Buffer.alloc(0)],
      ['that is no CMS', () => Buffer.alloc(8_000, Buffer.from([0x30, 0x80]))],
      [
        'with a trailing byte',
        (content) => Buffer.concat([cmsOf(owner, content), Buffer.from('x')]),
      ],
    ])('B-63: refuses a CMS %s', async (_, cmsFor) => {
      const prepared = await prepare(unsigned, 'ownerSign');
      await expect(
        signer.embedOutside({ ...prepared, cms: cmsFor(covered(prepared.pdf)) }),
      ).rejects.toMatchObject({ name: 'SigningError', reason: 'signature' });
    });

    it('B-63: refuses a CMS that is too long for the placeholder', async () => {
      const prepared = await prepare(unsigned, 'ownerSign');
      const chain = Array.from({ length: 30 }, () => second.certificate);
      const cms = cmsOf({ ...owner, chain }, covered(prepared.pdf));
      await expect(signer.embedOutside({ ...prepared, cms })).rejects.toThrow(/too long/);
    });
  });
}

const USUAL = ['contentType', 'messageDigest', 'signingTime'] as const;

/** Returns the bytes that the last signature of a document covers. */
function covered(pdf: Uint8Array): Buffer {
  const whole = Buffer.from(pdf);
  const start = whole.lastIndexOf('/Contents <') + '/Contents '.length;
  const end = whole.indexOf('>', start) + 1;
  return Buffer.concat([whole.subarray(0, start), whole.subarray(end)]);
}

/** Returns a detached CMS in DER, created by node-forge. */
function cmsOf(
  { certificate, chain, key }: TestSigner,
  content: Buffer,
  attributes: readonly string[] = USUAL,
): Buffer {
  const message = forge.pkcs7.createSignedData();
  message.content = forge.util.createBuffer(content.toString('latin1'));
  for (const der of [certificate, ...chain]) message.addCertificate(forgeCertificate(der));
  message.addSigner({
    key,
    certificate: forgeCertificate(certificate),
    digestAlgorithm: forge.pki.oids.sha256 ?? '',
    authenticatedAttributes: attributes.map((name) => ({
      type: forge.pki.oids[name] ?? '',
      ...(name === 'contentType' && { value: forge.pki.oids.data ?? '' }),
      ...(name === 'unstructuredName' && { value: 'anything' }),
    })),
  });
  message.sign({ detached: true });
  return Buffer.from(forge.asn1.toDer(message.toAsn1()).getBytes(), 'latin1');
}

function forgeCertificate(der: Buffer): forge.pki.Certificate {
  return forge.pki.certificateFromAsn1(forge.asn1.fromDer(der.toString('latin1')));
}
