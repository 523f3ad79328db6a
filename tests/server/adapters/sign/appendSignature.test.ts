import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import {
  appendSignature,
  type EmptySignature,
  OFFSET_PLACEHOLDER,
} from '../../../../server/adapters/sign/appendSignature.ts';
import { findSignatures } from '../../../../server/adapters/sign/findSignatures.ts';
import { PANELS_KEYWORD } from '../../../../server/ports/signing/signaturePanels.ts';
import { blankPdf } from '../../../support/blankPdf.ts';

const OWNER: EmptySignature = {
  fieldName: 'ownerSign',
  signerName: '陳大文',
  reason: 'Application',
  signedAt: new Date('2026-11-28T02:30:00Z'),
};

/** Returns the form, the last field and its value of a signed document. */
async function partsOf(pdf: Uint8Array) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog } = document;
  const form = catalog.lookup(PDFName.of('AcroForm'), PDFDict);
  const fields = form.lookup(PDFName.of('Fields'), PDFArray);
  const field = fields.lookup(fields.size() - 1, PDFDict);
  const value = field.lookup(PDFName.of('V'), PDFDict);
  const text = (dictionary: PDFDict, key: string) =>
    dictionary.lookup(PDFName.of(key), PDFString, PDFHexString).decodeText();
  const shown = (dictionary: PDFDict, key: string) => String(dictionary.get(PDFName.of(key)));
  return { document, catalog, form, fields, field, value, text, shown };
}

describe('appendSignature', () => {
  it('T-04: keeps every byte of the document', async () => {
    const pdf = await blankPdf();
    const signed = Buffer.from(await appendSignature(pdf, OWNER));
    expect(signed.subarray(0, pdf.length).equals(pdf)).toBe(true);
    expect(signed.subarray(pdf.length).toString('latin1')).toMatch(/startxref\s+\d+\s+%%EOF\s*$/);
  });

  it('adds an empty signature with its time, its signer and its reason', async () => {
    const signed = await appendSignature(await blankPdf(), OWNER);
    const [found, ...others] = await findSignatures(signed);
    expect(others).toEqual([]);
    expect(found).toEqual({
      fieldName: 'ownerSign',
      byteRange: [0, OFFSET_PLACEHOLDER, OFFSET_PLACEHOLDER, OFFSET_PLACEHOLDER],
      contents: new Uint8Array(16_384),
      date: 'D:20261128023000Z',
    });
    const { form, field, value, text, shown, catalog } = await partsOf(signed);
    expect([text(value, 'Name'), text(value, 'Reason')]).toEqual(['陳大文', 'Application']);
    expect(shown(value, 'SubFilter')).toBe('/ETSI.CAdES.detached');
    expect([shown(form, 'SigFlags'), shown(field, 'F')]).toEqual(['3', '132']);
    expect(shown(field, 'Rect')).toBe('[ 0 0 0 0 ]');
    expect(value.has(PDFName.of('Reference')) || catalog.has(PDFName.of('Perms'))).toBe(false);
  });

  it('adds the field to the annotations of its page', async () => {
    const { document, fields } = await partsOf(await appendSignature(await blankPdf(), OWNER));
    expect(String(document.getPage(0).node.Annots())).toBe(String(fields));
  });

  it('names the format of another system that signs', async () => {
    const signed = await appendSignature(await blankPdf(), { ...OWNER, isOutside: true });
    const { value, shown } = await partsOf(signed);
    expect(shown(value, 'SubFilter')).toBe('/adbe.pkcs7.detached');
  });

  it('certifies the document, so that no change is permitted', async () => {
    const signed = await appendSignature(await blankPdf(), { ...OWNER, isFinal: true });
    const { catalog, field, value } = await partsOf(signed);
    const permissions = catalog.lookup(PDFName.of('Perms'), PDFDict);
    expect(permissions.get(PDFName.of('DocMDP'))).toBe(field.get(PDFName.of('V')));
    const reference = value.lookup(PDFName.of('Reference'), PDFArray).lookup(0, PDFDict);
    expect(String(reference)).toMatch(/TransformMethod \/DocMDP[\s\S]*\/P 1/);
  });

  it('appends a second signature, and refuses a field of the same name', async () => {
    const first = await appendSignature(await blankPdf(), OWNER);
    const second = await appendSignature(first, { ...OWNER, fieldName: 'spouseSign' });
    const names = (await findSignatures(second)).map(({ fieldName }) => fieldName);
    expect(names).toEqual(['ownerSign', 'spouseSign']);
    await expect(appendSignature(second, OWNER)).rejects.toThrow(
      'Cannot sign: the document has a field ownerSign already',
    );
  });

  it('keeps the fields of a form that is part of the catalog', async () => {
    const change = ({ context, catalog }: PDFDocument) => {
      const other = context.register(context.obj({ FT: 'Tx', T: PDFString.of('other') }));
      catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [other] }));
    };
    const signed = await appendSignature(await blankPdf({ change }), OWNER);
    const { fields, field, text } = await partsOf(signed);
    const names = [fields.lookup(0, PDFDict), field].map((each) => text(each, 'T'));
    expect(names).toEqual(['other', 'ownerSign']);
  });

  it('draws the panel at the place of its field, and nothing without a place', async () => {
    const panel = await blankPdf({ change: (document) => void document.getPage(0).drawText('x') });
    const keywords = `${PANELS_KEYWORD}ownerSign`;
    const pdf = await blankPdf({ pages: 2, keywords });
    const { document, field, shown } = await partsOf(
      await appendSignature(pdf, { ...OWNER, panel }),
    );
    expect(shown(field, 'P')).toBe(String(document.getPage(1).ref));
    expect(shown(field, 'Rect')).toMatch(/^\[ 56\.69/);
    const elsewhere = { ...OWNER, fieldName: 'spouseSign', panel };
    const other = await partsOf(await appendSignature(pdf, elsewhere));
    expect(other.shown(other.field, 'P')).toBe(String(other.document.getPage(0).ref));
    expect(other.shown(other.field, 'Rect')).toBe('[ 0 0 0 0 ]');
  });

  it('refuses bytes that are not a PDF', async () => {
    await expect(appendSignature(Buffer.from('a picture'), OWNER)).rejects.toThrow();
  });
});
