import { describe, expect, it } from 'vitest';
import { PdfError, type SignaturePanel } from '../../../../server/ports/documents/PdfRenderer.ts';
import { signaturePanel } from '../../../../server/services/signing/signaturePanel.ts';

const PANEL: SignaturePanel = {
  language: 'en',
  signer: '𠮷 CHAN',
  signedAt: new Date('2026-11-20T02:00:00Z'),
  certificate: { issuer: 'Hongkong Post', serialNumber: '0A' },
};

/** Renders a panel. The first calls fail with these errors in turn; later calls succeed. */
async function draw(panel: SignaturePanel, errors: readonly Error[]) {
  const panels: SignaturePanel[] = [];
  const left = [...errors];
  const renderPanel = async (given: SignaturePanel) => {
    panels.push(given);
    const error = left.shift();
    if (error) throw error;
    return Buffer.from('panel');
  };
  const drawn = await signaturePanel({ pdf: { renderPanel } }, panel).catch(
    (error: unknown) => error,
  );
  return { panels, drawn };
}

describe('signaturePanel', () => {
  it('renders a panel once', async () => {
    const { panels, drawn } = await draw(PANEL, []);
    expect([panels, drawn]).toEqual([[PANEL], Buffer.from('panel')]);
  });

  it('omits both names when a font lacks a character, and keeps the serial number', async () => {
    const { panels, drawn } = await draw(PANEL, [new PdfError('missingGlyph', 'U+20BB7')]);
    expect(drawn).toEqual(Buffer.from('panel'));
    expect(panels[1]).toEqual({
      ...PANEL,
      signer: undefined,
      certificate: { issuer: 'X.509', serialNumber: '0A' },
    });
  });

  it('omits the name of a panel without a certificate', async () => {
    const { certificate: _, ...plain } = PANEL;
    const { panels } = await draw(plain, [new PdfError('missingGlyph', 'U+20BB7')]);
    expect(panels[1]?.certificate).toBeUndefined();
    expect(panels[1]?.signer).toBeUndefined();
  });

  it.each([
    ['a busy renderer', new PdfError('busy', 'full')],
    ['a late renderer', new PdfError('timeout', 'late')],
    ['any other error', new TypeError('broken')],
  ])('throws for %s, without a second call', async (_, error) => {
    const { panels, drawn } = await draw(PANEL, [error]);
    expect(drawn).toBe(error);
    expect(panels).toHaveLength(1);
  });

  it('throws when the panel without names cannot be rendered either', async () => {
    const second = new PdfError('missingGlyph', 'again');
    const { panels, drawn } = await draw(PANEL, [new PdfError('missingGlyph', 'once'), second]);
    expect(drawn).toBe(second);
    expect(panels).toHaveLength(2);
  });
});
