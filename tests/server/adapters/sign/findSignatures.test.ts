import { type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { findSignatures } from '../../../../server/adapters/sign/findSignatures.ts';
import { blankPdf } from '../../../support/blankPdf.ts';

type Entries = Readonly<Record<string, unknown>>;
type Literal = Parameters<PDFDocument['context']['obj']>[0];

/** Creates a PDF with form fields. */
function pdfWith(fields: readonly Entries[]): Promise<Buffer> {
  const change = ({ context, catalog }: PDFDocument) => {
    const refs = fields.map((field) => context.register(context.obj(field as Literal)));
    catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: refs }));
  };
  return blankPdf({ change });
}

const SIGNED = {
  ByteRange: [0, 10, 20, 5],
  Contents: PDFHexString.of('3081ff00'),
  M: PDFString.of('D:20261128103000Z'),
};

describe('findSignatures', () => {
  it('returns the filled signature fields in order', async () => {
    const pdf = await pdfWith([
      { FT: 'Sig', T: PDFHexString.fromText('owner'), V: SIGNED },
      { FT: 'Tx', T: PDFString.of('name'), V: SIGNED },
      { FT: 'Sig', T: PDFString.of('empty') },
      { T: PDFString.of('without a type'), V: SIGNED },
      { FT: 'Sig', T: PDFString.of('spouse'), V: { ByteRange: [0, 1, 2, 3] } },
    ]);
    expect(await findSignatures(pdf)).toEqual([
      {
        fieldName: 'owner',
        byteRange: [0, 10, 20, 5],
        contents: Uint8Array.of(0x30, 0x81, 0xff, 0),
        date: 'D:20261128103000Z',
      },
      { fieldName: 'spouse', byteRange: [0, 1, 2, 3], contents: new Uint8Array(), date: undefined },
    ]);
  });

  it('reads a field without a name, and a range with another value', async () => {
    const pdf = await pdfWith([{ FT: 'Sig', V: { ByteRange: [0, PDFName.of('x')] } }]);
    const [found] = await findSignatures(pdf);
    expect(found).toMatchObject({ fieldName: '', byteRange: [0, Number.NaN] });
  });

  it('returns nothing for a document without fields', async () => {
    expect(await findSignatures(await blankPdf())).toEqual([]);
    expect(await findSignatures(await pdfWith([]))).toEqual([]);
    const change = ({ context, catalog }: PDFDocument) =>
      catalog.set(PDFName.of('AcroForm'), context.obj({}));
    expect(await findSignatures(await blankPdf({ change }))).toEqual([]);
  });

  it('throws for bytes that are not a PDF', async () => {
    await expect(findSignatures(Buffer.from('a picture'))).rejects.toThrow();
  });
});
