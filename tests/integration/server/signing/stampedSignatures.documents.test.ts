import { join } from 'node:path';
import { OctetString } from 'asn1js';
import { Attribute, ContentInfo, SignedData } from 'pkijs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTrustFolder } from '../../../../server/adapters/certificates/TrustFolder.ts';
import { signAsOwner } from '../../../../server/adapters/identity/sandbox/signAsOwner.ts';
import { TypstPdfRenderer } from '../../../../server/adapters/pdf/TypstPdfRenderer.ts';
import { unpackSignature } from '../../../../server/adapters/sign/cmsSignature.ts';
import { PadesDocumentSigner } from '../../../../server/adapters/sign/PadesDocumentSigner.ts';
import { AuthorityClient } from '../../../../server/adapters/system/AuthorityClient.ts';
import { Rfc3161TimeStamps } from '../../../../server/adapters/timestamp/Rfc3161TimeStamps.ts';
import type { TimeStamps } from '../../../../server/ports/signing/TimeStamps.ts';
import { type Random, seededRandom } from '../../../protocol/seededRandom.ts';
import { acceptingTools } from '../../../support/acceptingTools.ts';
import { pemOf, signaturesIn, verifiedByOpenssl } from '../../../support/pdfSignatures.ts';
import { runTool } from '../../../support/runTool.ts';
import { sampleDocument } from '../../../support/sampleDocument.ts';
import { type TestSigner, testAuthority } from '../../../support/testSigner.ts';
import { type TimeStampWorld, timeStampServer } from '../../../support/timeStampServer.ts';

/** A random seed, shown in the test title. */
const SEED = Number(process.env.FLIP_SEED ?? Date.now() % 1_000_000);

describe('a PDF with stamped signatures', () => {
  const renderer = new TypstPdfRenderer({ threads: 1 });
  let authority: Awaited<ReturnType<typeof testAuthority>>;
  let world: TimeStampWorld;
  let unsigned: Uint8Array;
  /** Documents with one, two and three signatures; the identity app makes the third. */
  const documents: Buffer[] = [];

  beforeAll(async () => {
    authority = await testAuthority();
    world = await timeStampServer();
    unsigned = await renderer.render(sampleDocument('zh-Hant', { standing: { kind: 'toSign' } }));
    const signer = stampingSigner();
    const first = await sign(signer, unsigned, await authority.signer(), 'ownerSign');
    const second = await sign(signer, first, await authority.signer(), 'spouseSign');
    documents.push(first, second, await signWithApp(signer, second, 'thirdSign'));
  });
  beforeEach(() => world.work());
  afterAll(async () => {
    authority.remove();
    await world.close();
    await renderer.close();
  });

  function stampingSigner(clock = () => new Date()): PadesDocumentSigner {
    return new PadesDocumentSigner(stampsAt(clock));
  }

  function stampsAt(now: () => Date): TimeStamps {
    return new Rfc3161TimeStamps({
      url: world.url,
      client: new AuthorityClient({ timeoutMs: 10_000 }),
      clock: { now },
      material: () => readTrustFolder(world.folder),
      whenUnreachable: 'refuse',
      onFailure: () => {},
    });
  }

  async function sign(
    signer: PadesDocumentSigner,
    pdf: Uint8Array,
    by: TestSigner,
    fieldName: string,
  ): Promise<Buffer> {
    const { certificate, chain } = by;
    const about = { fieldName, signerName: 'CHAN', reason: 'Application', signedAt: new Date() };
    const prepared = await signer.prepare({ pdf, certificate, chain, ...about });
    const signature = by.sign(prepared.toBeSigned);
    return Buffer.from(await signer.embed({ ...prepared, signature }));
  }

  async function signWithApp(
    signer: PadesDocumentSigner,
    pdf: Uint8Array,
    fieldName: string,
  ): Promise<Buffer> {
    const about = { fieldName, signerName: '', reason: 'Application', signedAt: new Date() };
    const room = await signer.prepareOutside({ pdf, ...about });
    const owner = { name: 'WONG SIU LING', idNumber: 'A123456(3)' };
    const cms = await signAsOwner(authority.authority, room.digest, owner);
    return Buffer.from(await signer.embedOutside({ ...room, cms }));
  }

  it.each([1, 2, 3])('T-04: has %i signatures that pdfsig and openssl accept', (count) => {
    const pdf = documents[count - 1] ?? Buffer.of();
    const { text } = runTool('pdfsig', ['-nocert', '{file}'], pdf);
    expect(text.split('Signature is Valid').length - 1).toBe(count);
    expect(text).toContain('Total document signed');
    const signatures = signaturesIn(pdf);
    expect(signatures).toHaveLength(count);
    const root = pemOf(join(authority.folder, 'root.cer'));
    for (const signature of signatures) {
      expect(verifiedByOpenssl(signature, root)).toContain('CMS Verification successful');
      const named = verifiedByOpenssl(signature, root, ['-cades']);
      expect(named).toContain('CAdES Verification successful');
    }
    expect(runTool('qpdf', ['--check', '{file}'], pdf)).toMatchObject({ code: 0 });
  });

  it('T-04: has tokens that openssl accepts only for their own signature', () => {
    const [pdf = Buffer.of()] = documents.slice(-1);
    const unpacked = signaturesIn(pdf).map(({ cms }) => unpackSignature(cms));
    for (const [index, each] of unpacked.entries()) {
      const token = each?.timeStamp ?? Buffer.of();
      const other = unpacked[(index + 1) % unpacked.length];
      expect(world.verify(token, each?.signature ?? Buffer.of())).toContain('Verification: OK');
      expect(world.verify(token, other?.signature ?? Buffer.of())).toContain('FAILED');
    }
  });

  it('reports the time of each stamp, except of an untrusted authority', async () => {
    const [pdf = Buffer.of()] = documents.slice(-1);
    for (const found of await stampingSigner().verify(pdf)) {
      expect(found.valid).toBe(true);
      expect(Math.abs((found.stampedAt?.getTime() ?? 0) - Date.now())).toBeLessThan(120_000);
    }
    for (const found of await new PadesDocumentSigner().verify(pdf)) {
      expect(found.valid).toBe(true);
      expect(found.stampedAt).toBeUndefined();
    }
  });

  it('B-63: refuses a stamp outside the validity period of the certificate', async () => {
    const later = new Date(Date.now() + 60 * 60 * 24 * 1000 * 365 * 4);
    const stamps: TimeStamps = {
      stamp: async () => ({ token: Buffer.of(), at: later }),
      timeOf: async () => later,
    };
    const by = await authority.signer();
    const signing = sign(new PadesDocumentSigner(stamps), unsigned, by, 'ownerSign');
    await expect(signing).rejects.toMatchObject({ name: 'SigningError', reason: 'certificate' });
  });

  it('B-63: refuses the token of another signature', async () => {
    const [pdf = Buffer.of()] = documents.slice(1);
    const [first, second] = signaturesIn(pdf);
    const token = first && unpackSignature(first.cms)?.timeStamp;
    const swapped = second && unpackSignature(second.cms)?.packedWith(token);
    const changed = Buffer.from(pdf);
    const room = (second?.cms.length ?? 0) * 2;
    changed.write(
      swapped?.toString('hex').padEnd(room, '0') ?? '',
      second?.hexStart ?? 0,
      'latin1',
    );
    const found = await stampingSigner().verify(changed);
    expect(found.map(({ valid }) => valid)).toEqual([true, false]);
  });

  it('B-63: refuses an unsigned attribute other than a time stamp', async () => {
    const [pdf = Buffer.of()] = documents;
    const [signature] = signaturesIn(pdf);
    const oid = Buffer.from('060b2a864886f70d010910020e', 'hex');
    const place = (signature?.cms.indexOf(oid) ?? 0) + oid.length - 1;
    const changed = Buffer.from(pdf);
    // Changes the type of the attribute to id-aa-ets-escTimeStamp.
    changed.write('19', (signature?.hexStart ?? 0) + place * 2, 'latin1');
    const found = await stampingSigner().verify(changed);
    expect(found).toMatchObject([{ valid: false }]);
    expect(found[0]?.stampedAt).toBeUndefined();
  });

  it('B-63: refuses a second unsigned attribute after the time stamp', async () => {
    const [pdf = Buffer.of()] = documents;
    const [signature] = signaturesIn(pdf);
    const withAttributes = (added: readonly Attribute[]) => {
      const changed = Buffer.from(pdf);
      const hex = repacked(signature?.cms ?? Buffer.of(), added).toString('hex');
      const room = (signature?.cms.length ?? 0) * 2;
      expect(hex.length).toBeLessThanOrEqual(room);
      changed.write(hex.padEnd(room, '0'), signature?.hexStart ?? 0, 'latin1');
      return changed;
    };
    expect(withAttributes([])).toEqual(pdf);
    const value = new OctetString({ valueHex: Uint8Array.of(1) });
    const second = new Attribute({ type: '1.2.840.113549.1.9.16.2.25', values: [value] });
    const found = await stampingSigner().verify(withAttributes([second]));
    expect(found).toMatchObject([{ valid: false }]);
    expect(found[0]?.stampedAt).toBeUndefined();
  });

  it(`T-04: is refused after one flipped bit at 200 random places (FLIP_SEED=${SEED})`, {
    timeout: 300_000,
  }, async () => {
    const [pdf = Buffer.of()] = documents.slice(-1);
    const places = placesIn(pdf, seededRandom(SEED));
    expect(places).toHaveLength(200);
    const root = pemOf(join(authority.folder, 'root.cer'));
    const signer = stampingSigner();
    const accepted: string[] = [];
    for (const { at, bit, isSigned } of places) {
      const changed = Buffer.from(pdf);
      changed[at] = (changed[at] ?? 0) ^ (1 << bit);
      const others = isSigned ? acceptingTools(changed, pdf, root) : [];
      const own = (await isAcceptedBy(signer, changed)) ? ['own verifier'] : [];
      accepted.push(...[...own, ...others].map((name) => `${name}: byte ${at}, bit ${bit}`));
    }
    expect(accepted).toEqual([]);
  });
});

/** Adds unsigned attributes to the signer of a CMS, and encodes it again without padding. */
function repacked(cms: Uint8Array, added: readonly Attribute[]): Buffer {
  const content = ContentInfo.fromBER(Uint8Array.from(cms));
  const signedData = new SignedData({ schema: content.content });
  signedData.signerInfos[0]?.unsignedAttrs?.attributes.push(...added);
  content.content = signedData.toSchema(true);
  return Buffer.from(content.toSchema().toBER());
}

interface Flip {
  readonly at: number;
  readonly bit: number;
  /** Whether the last signature covers the place. */
  readonly isSigned: boolean;
}

const IN_CMS = 60;
const IN_TOKEN = 30;
const IN_PADDING = 10;
const IN_SIGNED = 100;

/** Returns places in the last signature, in its token, in its padding and in the signed bytes. */
function placesIn(pdf: Buffer, random: Random): readonly Flip[] {
  const [last] = signaturesIn(pdf).slice(-1);
  const token = last && unpackSignature(last.cms)?.timeStamp;
  if (!last || !token) throw new Error('Cannot choose places: there is no stamped signature');
  const tokenStart = last.hexStart + last.cms.indexOf(token) * 2;
  const tokenEnd = tokenStart + token.length * 2;
  const gapEnd = last.hexStart + last.cms.length * 2;
  const within = (from: number, to: number, isSigned = false): Flip => ({
    at: from + Math.floor(random.next() * (to - from)),
    bit: Math.floor(random.next() * 8),
    isSigned,
  });
  const many = (count: number, one: () => Flip) => Array.from({ length: count }, one);
  return [
    ...many(IN_CMS, () => within(last.hexStart, tokenStart)),
    ...many(IN_TOKEN, () => within(tokenStart, tokenEnd)),
    ...many(IN_PADDING, () => within(tokenEnd, gapEnd)),
    ...many(IN_SIGNED - 20, () => within(0, last.hexStart - 1, true)),
    ...many(20, () => within(gapEnd + 1, last.end, true)),
  ];
}

async function isAcceptedBy(signer: PadesDocumentSigner, pdf: Buffer): Promise<boolean> {
  const found = await signer.verify(pdf).catch(() => []);
  return found.length === 3 && found.every(({ valid, stampedAt }) => valid && stampedAt);
}
