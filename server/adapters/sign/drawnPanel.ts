import type { PDFDocument, PDFPage, PDFRef } from '@cantoo/pdf-lib';
import { PANELS, PANELS_KEYWORD, panelPlace } from '../../ports/signing/signaturePanels.ts';

/** A panel embedded in a document. */
export interface DrawnPanel {
  readonly page: PDFPage;
  /** The form XObject that shows the panel. */
  readonly appearance: PDFRef;
  /** Left, bottom, right, top in points. */
  readonly rectangle: readonly number[];
}

/**
 * Embeds the panel of a signature in a document, at the field's place.
 *
 * @param panel PDF of one page
 * @returns `undefined` when the document has no panel for the field, as in older documents
 */
export async function drawnPanel(
  document: PDFDocument,
  fieldName: string,
  panel: Uint8Array,
): Promise<DrawnPanel | undefined> {
  const fields = fieldsWithPanel(document);
  const index = fields.indexOf(fieldName);
  if (index < 0) return undefined;
  const place = panelPlace(index);
  const pagesOfPanels = panelPlace(fields.length - 1).page + 1;
  const page = document.getPage(document.getPageCount() - pagesOfPanels + place.page);
  const [embedded] = await document.embedPdf(panel);
  if (!embedded) throw new Error('Cannot draw the signature: its panel has no page');
  await embedded.embed();
  const top = page.getHeight() - points(place.top);
  const rectangle = [
    points(PANELS.left),
    top - points(PANELS.height),
    points(PANELS.left + PANELS.width),
    top,
  ];
  return { page, appearance: embedded.ref, rectangle };
}

function fieldsWithPanel(document: PDFDocument): readonly string[] {
  const keywords = document.getKeywords() ?? '';
  const at = keywords.indexOf(PANELS_KEYWORD);
  return at < 0 ? [] : keywords.slice(at + PANELS_KEYWORD.length).split(' ');
}

const POINTS_PER_MM = 72 / 25.4;

function points(millimetres: number): number {
  return millimetres * POINTS_PER_MM;
}
