import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { nativeTypst } from '../../../../server/adapters/pdf/nativeTypst.ts';
import { type PageToRender, renderPage } from '../../../../server/adapters/pdf/renderPage.ts';
import { toPrintPage } from '../../../../server/adapters/pdf/toPrintPage.ts';
import { panelPage } from '../../../support/printPanel.ts';
import { sampleDocument } from '../../../support/sampleDocument.ts';

const isNative = nativeTypst([]) !== undefined;

const shortForm = (): PageToRender => {
  const { fee: _, ...document } = sampleDocument('en', { sections: [], declarations: [] });
  return { template: 'form', page: toPrintPage(document), claims: 'complete' };
};

describe('renderPage', () => {
  it('U-53: lists the characters that no font has, without a document', async () => {
    const rendered = await renderPage(panelPage('CHAN 😀ع😀'));
    expect(rendered).toMatchObject({ missing: ['😀', 'ع'], heldBytes: expect.any(Number) });
    expect(rendered).not.toHaveProperty('pdf');
  });

  it('renders a panel without claims, because it becomes a part of a document', async () => {
    const rendered = await renderPage(panelPage());
    const pdf = 'pdf' in rendered ? rendered.pdf : Buffer.of();
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    expect(document.getPageCount()).toBe(1);
    expect(document.catalog.getViewerPreferences()?.getDisplayDocTitle() ?? false).toBe(false);
  });

  it('shows the title of a form instead of its file name', async () => {
    const rendered = await renderPage(shortForm());
    const pdf = 'pdf' in rendered ? rendered.pdf : Buffer.of();
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    expect(document.catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true);
    expect(rendered.heldBytes).toBeGreaterThan(0);
  });

  // A machine without native code cannot check standards.
  it.skipIf(!isNative)('claims the standards only with native code', async () => {
    const claimsOf = async (isPortable: boolean) => {
      const rendered = await renderPage({ ...shortForm(), isPortable });
      const pdf = 'pdf' in rendered ? Buffer.from(rendered.pdf).toString('latin1') : '';
      expect(pdf.startsWith('%PDF-')).toBe(true);
      return ['pdfaid:part', 'pdfuaid:part'].filter((claim) => pdf.includes(claim));
    };
    expect(await claimsOf(false)).toEqual(['pdfaid:part', 'pdfuaid:part']);
    expect(await claimsOf(true)).toEqual([]);
  });

  it('returns the fault of a page that the template cannot read', async () => {
    const broken = { ...panelPage(), page: {} } as unknown as PageToRender;
    expect(await renderPage(broken)).toMatchObject({ fault: expect.stringMatching(/\w+/) });
  });
});
