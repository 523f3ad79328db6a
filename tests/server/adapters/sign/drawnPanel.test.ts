import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnPanel } from '../../../../server/adapters/sign/drawnPanel.ts';
import { PANELS_KEYWORD } from '../../../../server/ports/signing/signaturePanels.ts';
import { blankPdf } from '../../../support/blankPdf.ts';

const MM = 72 / 25.4;

describe('drawnPanel', () => {
  let panel: Uint8Array;
  beforeAll(async () => {
    panel = await blankPdf({ change: (document) => void document.getPage(0).drawText('signed') });
  });
  const draw = async (pages: number, keywords: string | undefined, field: string) => {
    const pdf = await blankPdf({ pages, ...(keywords !== undefined && { keywords }) });
    const document = await PDFDocument.load(pdf);
    const drawn = await drawnPanel(document, field, panel);
    return drawn && { ...drawn, page: document.getPages().indexOf(drawn.page), document };
  };
  const rectangleAt = (topMm: number) => {
    const top = 841.89 - topMm * MM;
    return [20 * MM, top - 25 * MM, 190 * MM, top];
  };
  const keywords = (count: number) =>
    `${PANELS_KEYWORD}${Array.from({ length: count }, (_, index) => `f${index}`).join(' ')}`;

  it.each([
    ['the first field', 3, 2, 'f0', 2, 60],
    ['the second field', 3, 2, 'f1', 2, 100],
    ['the last field of a full page', 3, 5, 'f4', 2, 220],
    ['the first page of two', 3, 6, 'f4', 1, 220],
    ['the second page of two', 3, 6, 'f5', 2, 60],
  ])('places the panel of %s', async (_, pages, fields, field, page, topMm) => {
    const drawn = await draw(pages, keywords(fields), field);
    expect(drawn?.page).toBe(page);
    expect(drawn?.rectangle.map((value) => value.toFixed(2))).toEqual(
      rectangleAt(topMm).map((value) => value.toFixed(2)),
    );
    expect(drawn?.document.context.lookup(drawn.appearance)?.toString()).toContain('/Form');
  });

  it('reads the fields after other keywords', async () => {
    expect(await draw(1, `form ${PANELS_KEYWORD}f0`, 'f0')).toMatchObject({ page: 0 });
  });

  it.each([
    ['another field', keywords(2), 'f2'],
    ['other keywords', 'form', 'f0'],
    ['no keywords', undefined, 'f0'],
  ])('returns undefined for %s', async (_, given, field) => {
    expect(await draw(1, given, field)).toBeUndefined();
  });

  it('refuses a panel without a page', async () => {
    const document = await PDFDocument.load(await blankPdf({ keywords: keywords(1) }));
    const empty = await blankPdf({ pages: 0 });
    await expect(drawnPanel(document, 'f0', empty)).rejects.toThrow();
  });
});
