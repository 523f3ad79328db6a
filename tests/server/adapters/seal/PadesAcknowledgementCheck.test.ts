import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { PdfLibEnvelope } from '../../../../server/adapters/pdf/PdfLibEnvelope.ts';
import { lastSignature } from '../../../../server/adapters/seal/lastSignature.ts';
import { PadesAcknowledgementCheck } from '../../../../server/adapters/seal/PadesAcknowledgementCheck.ts';
import { PadesSeal } from '../../../../server/adapters/seal/PadesSeal.ts';
import type { SigningKey } from '../../../../server/adapters/seal/SigningKey.ts';
import { appendSignature } from '../../../../server/adapters/sign/appendSignature.ts';
import { PadesDocumentSigner } from '../../../../server/adapters/sign/PadesDocumentSigner.ts';
import { signaturesIn } from '../../../support/pdfSignatures.ts';
import {
  CONTENT,
  SEALED_AT,
  sealedDocument,
  testSealKey,
  unsealedDocument,
} from '../../../support/sealedDocument.ts';
import { testAuthority } from '../../../support/testSigner.ts';

const LARGEST = 1024 * 1024;
const DIGITS = '0123456789abcdef';
/** Object identifier `rsaEncryption`, DER. */
const RSA_NAME = '06092a864886f70d010101';
const YEARS_MS = 30 * 365 * 86_400_000;

describe('PadesAcknowledgementCheck', () => {
  let key: SigningKey;
  let pdf: Buffer;
  beforeAll(async () => {
    key = await testSealKey();
    pdf = Buffer.from(await sealedDocument(key));
  }, 60_000);

  const check = (file: Uint8Array, trusted = [key.certificate]) =>
    new PadesAcknowledgementCheck({ trusted, largest: LARGEST }).check(file);
  const faultOf = async (file: Uint8Array) => {
    const checked = await check(file);
    return checked.isGenuine ? 'genuine' : checked.fault;
  };

  it('returns the signer, the time and the content of an acknowledgement', async () => {
    expect(await check(pdf)).toEqual({
      isGenuine: true,
      signedBy: 'Landform Portal (TEST)',
      signedAt: SEALED_AT,
      content: CONTENT,
    });
  });

  it('accepts the signature of an earlier trusted certificate', async () => {
    const newer = await testSealKey();
    expect(await check(pdf, [newer.certificate, key.certificate])).toMatchObject({
      isGenuine: true,
    });
    expect(await check(pdf, [newer.certificate])).toEqual({
      isGenuine: false,
      fault: 'otherSigner',
    });
  });

  // Each byte would take a minute. A part outside the signed ranges is longer than three bytes.
  it('detects a changed byte, at every third byte of the file', async () => {
    const unnoticed: number[] = [];
    for (let at = 0; at < pdf.length; at += 3) {
      const changed = Buffer.from(pdf);
      changed[at] = (changed[at] ?? 0) ^ (at % 2 === 0 ? 0x01 : 0x20);
      if ((await faultOf(changed)) === 'genuine') unnoticed.push(at);
    }
    expect(unnoticed).toEqual([]);
  }, 120_000);

  it('detects other hexadecimal digits of the signature', async () => {
    const [{ hexStart } = { hexStart: 0 }] = signaturesIn(pdf);
    const length = (lastSignature(pdf)?.contents.findLastIndex((byte) => byte !== 0) ?? 0) + 2;
    expect(length).toBeGreaterThan(1_000);
    const unnoticed: string[] = [];
    for (let at = hexStart; at < hexStart + length * 2; at += 1) {
      // Writes a different digit, which depends on the offset.
      const digit = DIGITS[(DIGITS.indexOf(charAt(at)) + 1 + (at % 15)) % 16] ?? '';
      const changed = Buffer.from(pdf);
      changed.write(digit, at, 'latin1');
      if ((await faultOf(changed)) === 'genuine') unnoticed.push(`${at}: ${digit}`);
    }
    expect(unnoticed).toEqual([]);
  }, 120_000);

  it('detects the other name of the RSA algorithm, one unsigned digit', async () => {
    const at = pdf.lastIndexOf(RSA_NAME) + RSA_NAME.length - 1;
    expect(charAt(at)).toBe('1');
    const changed = Buffer.from(pdf);
    changed.write('b', at, 'latin1');
    expect(await faultOf(changed)).toBe('changed');
  });

  const charAt = (at: number) => pdf.toString('latin1', at, at + 1);

  it.each([
    ['a line end', '\n'],
    ['a second end of file', '%%EOF\n'],
  ])('detects %s after the last byte', async (_name, more) => {
    expect(await faultOf(Buffer.concat([pdf, Buffer.from(more)]))).toBe('changed');
  });

  it('detects a later signature and an incremental update', async () => {
    const field = { fieldName: 'other', signerName: 'A', reason: 'B', signedAt: SEALED_AT };
    const appended = await appendSignature(pdf, field);
    expect(await faultOf(appended)).toBe('changed');
    const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true });
    document.getPage(0).drawText('HK$0.00');
    expect(await faultOf(await document.save())).not.toBe('genuine');
  });

  it.each([
    [0.99, 'changed'],
    [0.5, 'changed'],
    [0.02, 'notSigned'],
  ])('refuses a file that is cut off at %d of its length', async (part, fault) => {
    expect(await faultOf(pdf.subarray(0, Math.floor(pdf.length * part)))).toBe(fault);
    expect(await faultOf(pdf.subarray(0, -1))).toBe('changed');
  });

  it('refuses an unsigned PDF and the signature of another signer', async () => {
    expect(await faultOf(await unsealedDocument())).toBe('notSigned');
    expect(await faultOf(await sealedDocument(await testSealKey()))).toBe('otherSigner');
    const authority = await testAuthority();
    const { certificate, chain, sign } = await authority.signer();
    authority.remove();
    const about = { fieldName: 'ownerSign', signerName: 'A', reason: 'B', signedAt: SEALED_AT };
    const signer = new PadesDocumentSigner();
    const unsigned = await unsealedDocument();
    const prepared = await signer.prepare({ pdf: unsigned, certificate, chain, ...about });
    const signed = await signer.embed({ ...prepared, signature: sign(prepared.toBeSigned) });
    expect(await faultOf(signed)).toBe('otherSigner');
  });

  it("refuses the signature of another key in a file that contains the portal's certificate", async () => {
    const certificate = Buffer.from(key.certificate.der).toString('hex');
    const note = Buffer.from(`\n% ${certificate}\n`);
    const signer = new PadesDocumentSigner();
    const other = await testSealKey();
    const seal = new PadesSeal({ key: other, signer, clock: { now: () => SEALED_AT } });
    const forged = await seal.seal(Buffer.concat([await unsealedDocument(), note]));
    expect(await check(forged, [other.certificate])).toMatchObject({ isGenuine: true });
    expect(await faultOf(forged)).toBe('changed');
  });

  it.each([
    ['no file at all', Buffer.of(), 'notPdf'],
    ['a picture', Buffer.from('\x89PNG\r\n'), 'notPdf'],
    ['a text in front of a PDF', Buffer.from(' %PDF-1.7'), 'notPdf'],
    ['a PDF of nothing', Buffer.from('%PDF-1.7'), 'notSigned'],
    ['a file that is too large', Buffer.alloc(LARGEST + 1, '%PDF-1.7'), 'tooLarge'],
  ])('rejects %s', async (_name, file, fault) => {
    expect(await faultOf(file)).toBe(fault);
  });

  it('reports a PDF with a password as locked', async () => {
    const file = { name: 'a.pdf', type: 'application/pdf', content: pdf, description: '' };
    const cover = await unsealedDocument();
    const envelope = new PdfLibEnvelope();
    const locked = await envelope.enclose({ cover, files: [file], password: 'correct-horse' });
    expect(await faultOf(locked)).toBe('locked');
  });

  it('refuses a portal signature outside the validity of the certificate', async () => {
    const late = new Date(SEALED_AT.getTime() + YEARS_MS);
    await expect(sealedDocument(key, { at: late })).rejects.toThrow('not valid now');
    const signer = new PadesDocumentSigner();
    const prepared = await signer.prepare({
      pdf: await unsealedDocument(),
      certificate: key.certificate.der,
      chain: [],
      fieldName: 'portalAcknowledgement',
      signerName: 'A',
      reason: 'B',
      signedAt: late,
      isFinal: true,
    });
    const signature = key.sign(prepared.toBeSigned);
    expect(await faultOf(await signer.embed({ ...prepared, signature }))).toBe('outOfDate');
  });

  it('refuses a signed form that differs from the named form, and a later format', async () => {
    const signedForm = Buffer.from('%PDF-1.7 another one');
    expect(await faultOf(await sealedDocument(key, { signedForm }))).toBe('signedFormDiffers');
    const { signedFormHash: _hash, ...unnamed } = CONTENT;
    const hidden = await sealedDocument(key, { content: unnamed });
    expect(await faultOf(hidden)).toBe('signedFormDiffers');
    const later = await sealedDocument(key, { content: { ...CONTENT, formatVersion: 2 } });
    expect(await faultOf(later)).toBe('notAcknowledgement');
  });
});
