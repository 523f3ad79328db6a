import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { E_CHEQUE_FIELDS } from '#engine';
import { pdfFields } from '../../../../engine/cheque/pdfFields.ts';
import { drawCheque } from '../../../../server/adapters/cheque/drawCheque.ts';

const WORDS = {
  payee: 'The Land Registry',
  currency: 'HKD',
  amount: '380.00',
  date: '20/11/2026',
};
const textsOf = async (pdf: Uint8Array) => Object.fromEntries((await pdfFields(pdf))?.texts ?? []);

/** Returns the texts that the page shows, in the order of their drawing. */
async function shownOn(pdf: Uint8Array): Promise<readonly string[]> {
  const { context } = await PDFDocument.load(pdf);
  return context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .flatMap((content) => [...content.matchAll(/<([0-9A-F]+)> Tj/g)])
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'));
}

describe('drawCheque', () => {
  it('writes the words into the form fields, without a signature', async () => {
    const pdf = await drawCheque(WORDS, E_CHEQUE_FIELDS);
    const { date, ...texts } = WORDS;
    expect(await textsOf(pdf)).toEqual({ ...texts, chequeDate: date });
    expect((await pdfFields(pdf))?.signatures).toEqual([]);
  });

  it('uses the names of the fields that the operator configures', async () => {
    const names = { payee: '收款人', currency: 'ccy', amount: 'sum', date: 'day' };
    expect(Object.keys(await textsOf(await drawCheque(WORDS, names)))).toEqual(
      Object.values(names),
    );
  });

  it.each(['土地註冊處', 'A (Hong Kong) Limited', 'back\\slash'])(
    'writes the payee %s',
    async (payee) => {
      const pdf = await drawCheque({ ...WORDS, payee }, E_CHEQUE_FIELDS);
      expect(await textsOf(pdf)).toMatchObject({ payee });
    },
  );

  it('shows the words and a warning on the page', async () => {
    expect(await shownOn(await drawCheque(WORDS, E_CHEQUE_FIELDS))).toEqual([
      'TEST BANK LIMITED',
      'e-Cheque',
      'NOT A CHEQUE. FOR TRYING THE PORTAL ONLY.',
      'Date  20/11/2026',
      'Pay',
      'The Land Registry',
      'HKD 380.00',
      'A/C payee only. Not transferable.',
      'Signed digitally by the bank',
    ]);
    const chinese = await drawCheque({ ...WORDS, payee: '土地註冊處' }, E_CHEQUE_FIELDS);
    expect(await shownOn(chinese)).toContain('(name in Chinese)');
  });

  it('stores the amount as a text that a search of the bytes finds', async () => {
    const pdf = Buffer.from(await drawCheque(WORDS, E_CHEQUE_FIELDS));
    expect(pdf.includes('(380.00)')).toBe(true);
  });

  it('creates one page with read-only fields', async () => {
    const pdf = await PDFDocument.load(await drawCheque(WORDS, E_CHEQUE_FIELDS));
    expect(pdf.getTitle()).toBe('Test e-Cheque');
    expect(pdf.getPages().map((page) => page.getSize())).toEqual([{ width: 540, height: 250 }]);
    const flags = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
      .filter((object) => object.has(PDFName.of('FT')))
      .map((field) => field.lookup(PDFName.of('Ff'), PDFNumber).asNumber());
    expect(flags).toEqual([1, 1, 1, 1]);
  });
});
