import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { PdfStandard } from './TypstEngine.ts';

/**
 * Standards that a document claims: PDF/A for archives, PDF/UA for screen readers. A document that
 * will get signatures or enclosed files claims only standards that it will still meet. A
 * signature's panel is not in the tags, and only PDF/A-3 allows enclosed files.
 */
export const CLAIMS = {
  complete: ['a-2a', 'ua-1'],
  toSign: ['a-2u'],
  enclosing: ['a-3u'],
} as const satisfies Readonly<Record<string, readonly PdfStandard[]>>;

/** The name of a set of claims. */
export type ClaimName = keyof typeof CLAIMS;

/**
 * Makes viewers show the title instead of the file name. Adds the claim of PDF/UA-1, because Typst
 * writes one claim per export.
 *
 * @param pdf PDF that Typst exported, as PDF/A if `isUniversal`
 * @param isUniversal whether Typst also exported, and therefore checked, the document as PDF/UA-1
 */
export async function completeClaims(pdf: Uint8Array, isUniversal: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
  if (isUniversal) changeMetadata(document, withUniversalClaim);
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}

/** Removes the claim of PDF/A from a document, before a change that PDF/A forbids. */
export function withdrawArchiveClaim(document: PDFDocument): void {
  changeMetadata(document, (xmp) =>
    xmp
      .replace(/<pdfaid:part>\d<\/pdfaid:part>/, '')
      .replace(/<pdfaid:conformance>[A-Z]<\/pdfaid:conformance>/, ''),
  );
}

function changeMetadata(document: PDFDocument, change: (xmp: string) => string): void {
  const stream = document.catalog.lookup(PDFName.of('Metadata'));
  if (!(stream instanceof PDFRawStream)) return;
  const xmp = Buffer.from(stream.getContents()).toString('utf8');
  const changed = change(xmp);
  if (changed === xmp) return;
  const { context } = document;
  const entries = { Type: 'Metadata', Subtype: 'XML' };
  document.catalog.set(
    PDFName.of('Metadata'),
    context.register(context.stream(Buffer.from(changed, 'utf8'), entries)),
  );
}

/** PDF/A requires a description of every property outside its own standard. */
const UNIVERSAL_SCHEMA =
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>' +
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>' +
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>' +
  '<rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category>' +
  '<pdfaProperty:description>Part of ISO 14289 that the document meets</pdfaProperty:description>' +
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>' +
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>';

/**
 * Adds the claim of PDF/UA to metadata.
 *
 * @throws {Error} when the metadata is not that of a PDF/A by Typst
 */
function withUniversalClaim(xmp: string): string {
  const parts: readonly (readonly [before: string, added: string])[] = [
    ['xmlns:pdfaid=', 'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" '],
    ['</rdf:Bag></pdfaExtension:schemas>', UNIVERSAL_SCHEMA],
    ['<pdfaid:part>', '<pdfuaid:part>1</pdfuaid:part>'],
  ];
  return parts.reduce((text, [before, added]) => {
    const at = text.indexOf(before);
    if (at < 0) throw new Error('Cannot claim PDF/UA: the metadata are not those of PDF/A');
    return text.slice(0, at) + added + text.slice(at);
  }, xmp);
}
