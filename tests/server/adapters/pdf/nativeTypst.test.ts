import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONT_FILES } from '../../../../server/adapters/pdf/fontFiles.ts';
import { nativeTypst } from '../../../../server/adapters/pdf/nativeTypst.ts';
import type { PdfStandard } from '../../../../server/adapters/pdf/TypstEngine.ts';
import { panelPage } from '../../../support/printPanel.ts';

const engine = nativeTypst(FONT_FILES.regular.map((file) => readFileSync(file)));
const PAGE = JSON.stringify(panelPage().page);

// A machine without the package uses WebAssembly.
describe.skipIf(engine === undefined)('nativeTypst', () => {
  const draw = (page = PAGE, standards: readonly PdfStandard[] = []) =>
    engine?.draw('panel', page, standards);
  const heads = (drawing: ReturnType<typeof draw>) =>
    drawing && 'pdfs' in drawing
      ? drawing.pdfs.map((pdf) => Buffer.from(pdf).toString('latin1', 0, 5))
      : drawing;

  it('checks standards, and reports the memory of its process', () => {
    expect(engine?.checksStandards).toBe(true);
    expect(engine?.heldBytes()).toBeGreaterThan(1_000_000);
  });

  it('exports one plain document without a standard, and one for each standard', () => {
    expect(heads(draw())).toEqual(['%PDF-']);
    expect(heads(draw(PAGE, ['a-2u', 'a-2u']))).toEqual(['%PDF-', '%PDF-']);
    const claimed = draw(PAGE, ['a-2u']);
    const text = claimed && 'pdfs' in claimed ? Buffer.from(claimed.pdfs[0] ?? []).toString() : '';
    expect(text).toContain('pdfaid');
  });

  it('returns a fault for data that the template cannot read', () => {
    expect(draw('no JSON')).toMatchObject({ fault: expect.stringMatching(/json/i) });
    expect(draw('{}')).toMatchObject({ fault: expect.stringMatching(/\w+/) });
  });
});
