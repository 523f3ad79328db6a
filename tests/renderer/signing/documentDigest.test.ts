import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { matchesDocument } from '../../../renderer/signing/documentDigest.ts';

const HEAD = '%PDF-1.7\n';
const GAP = `<${'0'.repeat(64)}>`;

/** Returns a signed document that has only the parts that `matchesDocument` reads. */
function pdfWithGap(body = 'answers'): Buffer {
  const before = (range: string) => `${HEAD}${body}\n/ByteRange [${range}] /Contents `;
  const start = before('0000 0000 0000 0000').length;
  const end = start + GAP.length;
  const tail = '\n%%EOF\n';
  const numbers = [0, start, end, tail.length].map((each) => String(each).padStart(4, '0'));
  return Buffer.from(`${before(numbers.join(' '))}${GAP}${tail}`, 'latin1');
}

function attributesFor(pdf: Buffer): string {
  const covered = pdf.toString('latin1').replace(GAP, '');
  const digest = createHash('sha256').update(Buffer.from(covered, 'latin1')).digest();
  const oid = Buffer.from('06092a864886f70d0109043122 0420'.replace(' ', ''), 'hex');
  return Buffer.concat([Buffer.from('3180', 'hex'), oid, digest]).toString('base64');
}

describe('matchesDocument()', () => {
  it('returns true if the attributes have the digest of the document', async () => {
    const pdf = pdfWithGap();
    expect(await matchesDocument(attributesFor(pdf), pdf.toString('base64'))).toBe(true);
  });

  it('B-63: returns false for the digest of another document', async () => {
    const other = attributesFor(pdfWithGap('other answers'));
    expect(await matchesDocument(other, pdfWithGap().toString('base64'))).toBe(false);
  });

  it('returns false for appended bytes that the signature does not cover', async () => {
    const pdf = pdfWithGap();
    const longer = Buffer.concat([pdf, Buffer.from('appended')]);
    expect(await matchesDocument(attributesFor(pdf), longer.toString('base64'))).toBe(false);
  });

  it('returns false without a digest or without a document', async () => {
    const pdf = pdfWithGap().toString('base64');
    expect(await matchesDocument(Buffer.from('abc').toString('base64'), pdf)).toBe(false);
    expect(await matchesDocument(attributesFor(pdfWithGap()), btoa('x'))).toBe(false);
  });
});
