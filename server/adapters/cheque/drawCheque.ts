import {
  PDFArray,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFString,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import type { EChequeFieldNames } from '#engine';

/** The texts of a test e-Cheque. */
export interface ChequeWords {
  readonly payee: string;
  readonly currency: string;
  readonly amount: string;
  /** DD/MM/YYYY. */
  readonly date: string;
}

/** Creates an unsigned PDF that looks like a cheque and contains its data in form fields. */
export async function drawCheque(
  words: ChequeWords,
  fields: EChequeFieldNames,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle('Test e-Cheque');
  document.setCreator('Landform test bank');
  draw(document.addPage([540, 250]), await document.embedFont(StandardFonts.Helvetica), words);
  const { context } = document;
  const entries = (['payee', 'currency', 'amount', 'date'] as const).map((key) =>
    context.register(
      context.obj({
        FT: 'Tx',
        T: PDFHexString.fromText(fields[key]),
        V: ASCII.test(words[key]) ? PDFString.of(words[key]) : PDFHexString.fromText(words[key]),
        Ff: READ_ONLY,
      }),
    ),
  );
  const list = PDFArray.withContext(context);
  for (const entry of entries) list.push(entry);
  const form = context.register(context.obj({ Fields: list }));
  document.catalog.set(PDFName.of('AcroForm'), form);
  // Without object streams, tests can find and change the bytes of a field.
  return document.save({ useObjectStreams: false });
}

const READ_ONLY = 1;
/** Matches texts that a PDF string contains without escapes and that the standard font can draw. */
const ASCII = /^[\x20-\x27\x2a-\x5b\x5d-\x7e]*$/;

const INK = rgb(0.13, 0.2, 0.33);
const PALE = rgb(0.93, 0.95, 0.98);

function draw(page: PDFPage, font: PDFFont, { payee, currency, amount, date }: ChequeWords): void {
  const text = (words: string, x: number, y: number, size: number) =>
    page.drawText(words, { x, y, size, font, color: INK });
  page.drawRectangle({ x: 8, y: 8, width: 524, height: 234, color: PALE, borderColor: INK });
  text('TEST BANK LIMITED', 28, 206, 15);
  text('e-Cheque', 446, 206, 15);
  text('NOT A CHEQUE. FOR TRYING THE PORTAL ONLY.', 28, 188, 8);
  text(`Date  ${date}`, 400, 172, 11);
  text('Pay', 28, 140, 10);
  // The font has no Chinese characters; the form field contains the name in any script.
  text(ASCII.test(payee) ? payee : '(name in Chinese)', 62, 140, 11);
  text(`${currency} ${amount}`, 400, 104, 15);
  text('A/C payee only. Not transferable.', 28, 60, 9);
  text('Signed digitally by the bank', 28, 28, 8);
}
