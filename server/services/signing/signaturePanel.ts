import {
  PdfError,
  type PdfRenderer,
  type SignaturePanel,
} from '../../ports/documents/PdfRenderer.ts';

/**
 * Renders the panel of a signature. If no font has a character, the panel omits the names, which
 * the certificate contains.
 *
 * @returns a PDF of one page
 * @throws {PdfError} when the panel cannot be rendered now
 */
export async function signaturePanel(
  { pdf }: { readonly pdf: Pick<PdfRenderer, 'renderPanel'> },
  panel: SignaturePanel,
): Promise<Uint8Array> {
  try {
    return await pdf.renderPanel(panel);
  } catch (error) {
    if (!(error instanceof PdfError) || error.reason !== 'missingGlyph') throw error;
    return pdf.renderPanel({ ...panel, signer: undefined, certificate: withoutName(panel) });
  }
}

function withoutName({ certificate }: SignaturePanel): SignaturePanel['certificate'] {
  return certificate && { issuer: 'X.509', serialNumber: certificate.serialNumber };
}
