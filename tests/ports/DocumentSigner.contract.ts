import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocumentSigner, SigningError } from '../../server/ports/signing/DocumentSigner.ts';
import { type TestSigner, testAuthority } from '../support/testSigner.ts';

/** Describes the contract of every signer of documents. `document` returns an unsigned PDF. */
export function describeDocumentSigner(
  name: string,
  make: () => DocumentSigner,
  document: () => Promise<Uint8Array>,
): void {
  describe(`${name} as DocumentSigner`, () => {
    const signer = make();
    const signedAt = new Date('2026-11-20T02:05:00Z');
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

    function prepare(pdf: Uint8Array, by: TestSigner, fieldName: string) {
      const { certificate, chain } = by;
      const who = { signerName: 'CHAN TAI MAN 陳大文', reason: '申請 Application' };
      return signer.prepare({ pdf, certificate, chain, fieldName, signedAt, ...who });
    }

    async function signed(pdf: Uint8Array, by: TestSigner, fieldName: string) {
      const prepared = await prepare(pdf, by, fieldName);
      const signature = by.sign(prepared.toBeSigned);
      return signer.embed({ pdf: prepared.pdf, state: prepared.state, signature });
    }

    async function isValidWithChange(pdf: Buffer, place: number): Promise<boolean> {
      const changed = Buffer.from(pdf);
      changed[place] = (changed[place] ?? 0) ^ 1;
      const found = await signer.verify(changed).catch((error: unknown) => {
        expect(error).toBeInstanceOf(SigningError);
        return [];
      });
      return found.some(({ valid }) => valid);
    }

    it('finds no signature in an unsigned document', async () => {
      await expect(signer.verify(unsigned)).resolves.toEqual([]);
    });

    it('prepares the document without a change to the original bytes', async () => {
      const { pdf, toBeSigned, docHash } = await prepare(unsigned, owner, 'ownerSign');
      expect(Buffer.from(pdf.subarray(0, unsigned.length)).equals(unsigned)).toBe(true);
      expect(docHash).toBe(createHash('sha256').update(toBeSigned).digest('hex'));
    });

    it('embeds a signature that verifies and covers the whole file', async () => {
      const [found, ...others] = await signer.verify(await signed(unsigned, owner, 'ownerSign'));
      expect(others).toEqual([]);
      expect(found).toMatchObject({
        fieldName: 'ownerSign',
        valid: true,
        coversWholeFile: true,
        signedAt,
      });
      expect(Buffer.from(found?.certificate ?? []).equals(owner.certificate)).toBe(true);
      expect(found?.chain.map((der) => Buffer.from(der))).toEqual(owner.chain);
    });

    it('lets a second signer sign a signed document', async () => {
      const once = await signed(unsigned, owner, 'ownerSign');
      const found = await signer.verify(await signed(once, second, 'spouseSign'));
      expect(
        found.map(({ fieldName, valid, coversWholeFile, revisionLength }) => [
          fieldName,
          valid,
          coversWholeFile,
          revisionLength === once.length,
        ]),
      ).toEqual([
        ['ownerSign', true, false, true],
        ['spouseSign', true, true, false],
      ]);
    });

    it('B-63: refuses a field that is signed already', async () => {
      const once = await signed(unsigned, owner, 'ownerSign');
      await expect(prepare(once, second, 'ownerSign')).rejects.toMatchObject({
        reason: 'document',
      });
    });

    it('T-04: detects one changed byte at many offsets outside the chain', async () => {
      const pdf = Buffer.from(await signed(unsigned, owner, 'ownerSign'));
      const contents = pdf.lastIndexOf('/Contents <');
      const everywhere = Array.from({ length: 60 }, (_, at) => Math.floor((at / 60) * pdf.length));
      const around = [-3, 11, 12, 400, 900, 4_000, 5_500, 30_000].map((by) => contents + by);
      // No signature covers the certificates of the chain, which prove nothing alone.
      const [chain] = owner.chain.map((der) => der.toString('hex'));
      const chainStart = pdf.indexOf(chain ?? '');
      const isOfChain = (at: number) => at >= chainStart && at < chainStart + (chain?.length ?? 0);
      expect(chainStart).toBeGreaterThan(contents);
      // A signature does not cover its own DER frame, but a changed frame must be invalid too.
      const frame = Array.from({ length: 160 }, (_, at) => contents + 11 + at);
      const places = [...everywhere, ...around, ...frame, pdf.length - 4].filter(
        (at) => !isOfChain(at),
      );
      const accepted = [];
      for (const place of places) if (await isValidWithChange(pdf, place)) accepted.push(place);
      expect(accepted).toEqual([]);
    });

    it('T-04: reports bytes after the last signature', async () => {
      const pdf = await signed(unsigned, owner, 'ownerSign');
      const [found] = await signer.verify(Buffer.concat([pdf, Buffer.from('\n% more\n')]));
      expect(found).toMatchObject({ valid: true, coversWholeFile: false });
    });

    it('B-63: refuses a signature by another key, or over another document', async () => {
      const mine = await prepare(unsigned, owner, 'ownerSign');
      const other = await prepare(await signed(unsigned, second, 'x'), owner, 'ownerSign');
      const wrong = [
        second.sign(mine.toBeSigned),
        owner.sign(other.toBeSigned),
        Buffer.alloc(256),
        Buffer.alloc(0),
      ];
      for (const signature of wrong) {
        await expect(
          signer.embed({ pdf: mine.pdf, state: mine.state, signature }),
        ).rejects.toMatchObject({ name: 'SigningError', reason: 'signature' });
      }
    });

    it('B-63: refuses a certificate that the document was not prepared for', async () => {
      const { pdf, state, toBeSigned } = await prepare(unsigned, owner, 'ownerSign');
      const signature = owner.sign(toBeSigned);
      const { certificate } = second;
      await expect(signer.embed({ pdf, state, signature, certificate })).rejects.toMatchObject({
        reason: 'certificate',
      });
    });

    it.each([
      ['no certificate', Buffer.from('hello')],
      ['nested DER', Buffer.alloc(8_000, Buffer.from([0x30, 0x80]))],
      ['a long file', Buffer.alloc(10_241, 0x30)],
    ])('T-21: B-61: refuses %s with a SigningError', async (_, certificate) => {
      const preparing = prepare(unsigned, { ...owner, certificate }, 'ownerSign');
      await expect(preparing).rejects.toThrow(SigningError);
      await expect(preparing).rejects.toMatchObject({ reason: 'certificate' });
    });

    it('refuses a file that is not a PDF', async () => {
      const junk = Buffer.from('hello');
      await expect(prepare(junk, owner, 'ownerSign')).rejects.toMatchObject({ reason: 'document' });
      await expect(signer.verify(junk)).rejects.toMatchObject({ reason: 'document' });
    });
  });
}
