import { type PdfSignature, signaturesIn, verifiedByOpenssl } from './pdfSignatures.ts';
import { runTool } from './runTool.ts';

/**
 * Verifies a signed document with other programs after a change of bytes that its last signature
 * covers.
 *
 * @param root path of the trusted root certificate (PEM)
 * @returns the programs that do not detect the change
 */
export function acceptingTools(
  changed: Buffer,
  original: Buffer,
  root: string,
): readonly ('openssl' | 'pdfsig')[] {
  const signatures = signaturesIn(original);
  const [last] = signatures.slice(-1);
  if (!last) throw new Error('Cannot verify: the document has no signature');
  const found = verifiedByOpenssl({ cms: last.cms, content: contentAround(changed, last) }, root);
  const { text } = runTool('pdfsig', ['-nocert', '{file}'], changed);
  return [
    ...(found.includes('CMS Verification failure') ? [] : (['openssl'] as const)),
    ...(text.split('Signature is Valid').length > signatures.length ? (['pdfsig'] as const) : []),
  ];
}

/**
 * Returns the signed content, cut at the offsets of the unchanged document. The change may be in
 * the byte range itself.
 */
function contentAround(pdf: Buffer, { hexStart, cms, end }: PdfSignature): Buffer {
  const gapEnd = hexStart + cms.length * 2 + 1;
  return Buffer.concat([pdf.subarray(0, hexStart - 1), pdf.subarray(gapEnd, end)]);
}
