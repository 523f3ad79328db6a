import { PDFDocument } from '@cantoo/pdf-lib';

/** The properties of a blank PDF. */
export interface BlankPdf {
  readonly pages?: number;
  readonly keywords?: string;
  /** Changes the document before it is saved. */
  readonly change?: (document: PDFDocument) => void;
}

/** Creates a PDF of blank A4 pages; one page by default. */
export async function blankPdf({ pages = 1, keywords, change }: BlankPdf = {}): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (let left = pages; left > 0; left -= 1) document.addPage([595.28, 841.89]);
  if (keywords !== undefined) document.setKeywords([keywords]);
  change?.(document);
  return Buffer.from(await document.save({ addDefaultPage: false, useObjectStreams: false }));
}
