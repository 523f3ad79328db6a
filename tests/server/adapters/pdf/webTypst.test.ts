import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { FONT_FILES } from '../../../../server/adapters/pdf/fontFiles.ts';
import type { TypstEngine } from '../../../../server/adapters/pdf/TypstEngine.ts';
import { webTypst } from '../../../../server/adapters/pdf/webTypst.ts';
import { panelPage } from '../../../support/printPanel.ts';

describe('webTypst', () => {
  let engine: TypstEngine;
  beforeAll(async () => {
    engine = await webTypst(FONT_FILES.regular.slice(0, 1).map((file) => readFileSync(file)));
  });

  it('exports a document without checking standards', () => {
    expect(engine.checksStandards).toBe(false);
    const drawing = engine.draw('panel', JSON.stringify(panelPage().page), ['a-2u']);
    const [pdf = Buffer.of(), ...others] = 'pdfs' in drawing ? drawing.pdfs : [];
    expect(others).toEqual([]);
    const text = Buffer.from(pdf).toString('latin1');
    expect([text.startsWith('%PDF-'), text.includes('NotoSansHK')]).toEqual([true, true]);
    expect(engine.heldBytes()).toBeGreaterThan(1_000_000);
  });

  it('returns a fault with its place, and renders the next page', () => {
    expect(engine.draw('panel', '{}', [])).toMatchObject({ fault: expect.stringMatching(/\w+/) });
    expect(engine.draw('panel', JSON.stringify(panelPage().page), [])).toHaveProperty('pdfs');
  });
});
