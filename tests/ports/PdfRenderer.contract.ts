import { afterAll, describe, expect, it } from 'vitest';
import { PdfError, type PdfRenderer } from '../../server/ports/documents/PdfRenderer.ts';
import { answer, sampleDocument } from '../support/sampleDocument.ts';

/** Describes the contract of every renderer of PDFs. */
export function describePdfRenderer(name: string, make: () => PdfRenderer): void {
  describe(`${name} as PdfRenderer`, () => {
    const renderer = make();
    afterAll(() => renderer.close());

    it.each(['en', 'zh-Hant', 'zh-Hans'] as const)('renders a PDF in %s', async (language) => {
      const pdf = await renderer.render(sampleDocument(language));
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    });

    it('renders the same bytes for the same document', async () => {
      const first = await renderer.render(sampleDocument());
      const second = await renderer.render(sampleDocument());
      expect(Buffer.compare(first, second)).toBe(0);
    });

    it('renders different bytes for a different title', async () => {
      const first = await renderer.render(sampleDocument());
      const second = await renderer.render(sampleDocument('en', { title: 'Another form' }));
      expect(Buffer.compare(first, second)).not.toBe(0);
    });

    it('T-33: U-53: refuses a character without a glyph and names it', async () => {
      const sections = [{ stepId: 'a', title: 'A', items: [answer('Name', 'CHAN 😀 عربي')] }];
      const rendering = renderer.render(sampleDocument('en', { sections }));
      await expect(rendering).rejects.toThrow(PdfError);
      await expect(rendering).rejects.toMatchObject({
        reason: 'missingGlyph',
        characters: ['😀', 'ع', 'ر', 'ب', 'ي'],
      });
      await expect(rendering).rejects.toThrow(/U\+1F600/);
    });

    it('U-53: shows simplified and Hong Kong supplementary characters', async () => {
      const sections = [{ stepId: 'a', title: 'A', items: [answer('Name', HKSCS + SIMPLIFIED)] }];
      await expect(renderer.render(sampleDocument('en', { sections }))).resolves.toBeDefined();
    });
  });
}

/** Names, places and words of Hong Kong, some beyond the basic plane. */
const HKSCS = '啓峯𨋢嗰邨脷瞓冚𡃁𢫏𨳒𩶘鰂涌埗嘥睇攞';
/** Simplified characters, some without a separate Hong Kong glyph. */
const SIMPLIFIED = '们这为东递号码产业门龙飞叶听宁';
