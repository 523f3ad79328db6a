import {
  PdfError,
  type PdfRenderer,
  type SignaturePanel,
} from '../../ports/documents/PdfRenderer.ts';

/**
 * Renders the panel of a signature. Omits a name with a character that no font has: the certificate
 * contains it.
 *
 * @returns a PDF of one page
 * @throws {PdfError} when it cannot be rendered now
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
