import { describe, expect, it } from 'vitest';
import { pdfFields } from '../../../engine/cheque/pdfFields.ts';
import { pdfWith } from '../../support/sampleFiles.ts';

/**
 * Returns a PDF with these form fields.
 *
 * @param fields references to the fields at the root
 * @param objects the fields, as object 5 and following
 */
function pdfOf(fields: string, ...objects: readonly string[]): Buffer {
  const form = `4 0 obj\n<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${fields}] >> >>\nendobj\n`;
  const numbered = objects.map((object, index) => `${index + 5} 0 obj\n${object}\nendobj\n`);
  return pdfWith([form, ...numbered], '/Root 4 0 R');
}

const text = (name: string, value: string) => `<< /FT /Tx /T (${name}) /V (${value}) >>`;

/** Returns the texts of a PDF as an object. */
async function textsOf(pdf: Buffer) {
  const fields = await pdfFields(pdf);
  return fields && Object.fromEntries(fields.texts);
}

describe('pdfFields: texts', () => {
  it('returns text fields with a value, and no other fields', async () => {
    const button = '<< /FT /Btn /T (agree) /V (Yes) >>';
    const empty = '<< /FT /Tx /T (empty) >>';
    const pdf = pdfOf('5 0 R 6 0 R 7 0 R', text('payee', 'Land Registry'), button, empty);
    expect(await textsOf(pdf)).toEqual({ payee: 'Land Registry' });
  });

  it('reads hexadecimal texts in UTF-16', async () => {
    const pdf = pdfOf('5 0 R', '<< /FT /Tx /T <7061796565> /V <FEFF571F5730> >>');
    expect(await textsOf(pdf)).toEqual({ payee: '土地' });
  });

  it('joins the names of nested fields, which inherit the type', async () => {
    const parent = '<< /FT /Tx /T (cheque) /Kids [6 0 R 7 0 R] >>';
    const pdf = pdfOf('5 0 R', parent, '<< /T (payee) /V (A) >>', text('date', 'B'));
    expect(await textsOf(pdf)).toEqual({ 'cheque.payee': 'A', 'cheque.date': 'B' });
  });

  it('drops a name that occurs twice', async () => {
    const pdf = pdfOf(
      '5 0 R 6 0 R 7 0 R',
      text('amount', '1'),
      text('amount', '2'),
      text('b', 'x'),
    );
    expect(await textsOf(pdf)).toEqual({ b: 'x' });
  });

  it('ignores fields without a name of their own, and entries that are not fields', async () => {
    expect(await textsOf(pdfOf('5 0 R 7', '<< /FT /Tx /V (x) >>'))).toEqual({});
  });

  it('stops at a field that contains itself', async () => {
    const pdf = pdfOf('5 0 R', '<< /FT /Tx /T (a) /V (x) /Kids [5 0 R] >>');
    expect(Object.keys((await textsOf(pdf)) ?? {})).toHaveLength(9);
  });
});

describe('pdfFields: signatures', () => {
  it('returns the byte range and the contents of each filled signature', async () => {
    const filled = '<< /FT /Sig /T (bank) /V << /ByteRange [0 4 9 /x] /Contents <0AFF> >> >>';
    const bare = '<< /FT /Sig /T (drawer) /V << >> >>';
    const fields = await pdfFields(pdfOf('5 0 R 6 0 R 7 0 R', filled, bare, '<< /FT /Sig >>'));
    expect(fields?.signatures).toEqual([
      { byteRange: [0, 4, 9, Number.NaN], contents: Uint8Array.of(0x0a, 0xff) },
      { byteRange: [], contents: new Uint8Array() },
    ]);
  });

  it('reads no signature from a text field', async () => {
    const pdf = pdfOf('5 0 R', '<< /FT /Tx /T (a) /V << /Contents <0AFF> >> >>');
    expect((await pdfFields(pdf))?.signatures ?? []).toEqual([]);
  });
});

describe('pdfFields: files', () => {
  it('returns no fields for a PDF without a form', async () => {
    expect(await pdfFields(pdfWith())).toEqual(
      expect.objectContaining({ texts: new Map(), signatures: [] }),
    );
  });

  it.each([
    ['no PDF', Buffer.from('lunch')],
    ['an empty file', Buffer.from('')],
    ['an encrypted PDF', pdfWith([], '/Encrypt << /Filter /Standard /V 1 /R 2 >>')],
  ])('returns undefined for %s', async (_, file) => {
    expect(await pdfFields(file)).toBeUndefined();
  });
});
