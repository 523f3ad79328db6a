import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
} from '@cantoo/pdf-lib';

/** A filled signature field of a PDF. */
export interface SignatureField {
  readonly byteRange: readonly number[];
  /** The content of the gap: DER, padded with zeros. */
  readonly contents: Uint8Array;
}

/** The filled form fields of a PDF. */
export interface PdfFields {
  /** The values of the text fields by their full name, without names that occur twice. */
  readonly texts: ReadonlyMap<string, string>;
  readonly signatures: readonly SignatureField[];
}

/**
 * Returns the filled form fields of a PDF; `undefined` for bytes that are not a PDF, or are an
 * encrypted PDF.
 */
export async function pdfFields(pdf: Uint8Array): Promise<PdfFields | undefined> {
  try {
    const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false });
    const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
    const found: Found = { texts: new Map(), duplicates: new Set(), signatures: [] };
    collect(
      form?.lookupMaybe(PDFName.of('Fields'), PDFArray),
      { name: '', type: undefined },
      found,
      0,
    );
    for (const name of found.duplicates) found.texts.delete(name);
    return found;
  } catch {
    return undefined;
  }
}

interface Found {
  readonly texts: Map<string, string>;
  readonly duplicates: Set<string>;
  readonly signatures: SignatureField[];
}

interface Parent {
  /** The full name, `''` at the root. */
  readonly name: string;
  /** The inherited field type: `Tx`, `Sig`. */
  readonly type: string | undefined;
}

/** The maximum depth, which stops the search in a file with a reference cycle. */
const DEEPEST = 8;

function collect(fields: PDFArray | undefined, parent: Parent, found: Found, depth: number): void {
  if (!fields || depth > DEEPEST) return;
  for (let index = 0; index < fields.size(); index += 1) {
    const field = fields.lookup(index);
    if (field instanceof PDFDict) add(field, parent, found, depth);
  }
}

function add(field: PDFDict, parent: Parent, found: Found, depth: number): void {
  const own = textOf(field, 'T');
  const name = [parent.name, own].filter((part) => part).join('.');
  const type = field.lookupMaybe(PDFName.of('FT'), PDFName)?.decodeText() ?? parent.type;
  if (type === 'Tx' && own !== undefined) {
    const value = textOf(field, 'V');
    if (found.texts.has(name)) found.duplicates.add(name);
    if (value !== undefined) found.texts.set(name, value);
  }
  const signature = type === 'Sig' ? field.lookupMaybe(PDFName.of('V'), PDFDict) : undefined;
  if (signature) found.signatures.push(signatureOf(signature));
  collect(field.lookupMaybe(PDFName.of('Kids'), PDFArray), { name, type }, found, depth + 1);
}

function signatureOf(value: PDFDict): SignatureField {
  const range = value.lookupMaybe(PDFName.of('ByteRange'), PDFArray)?.asArray() ?? [];
  return {
    byteRange: range.map((each) => (each instanceof PDFNumber ? each.asNumber() : Number.NaN)),
    contents:
      value.lookupMaybe(PDFName.of('Contents'), PDFHexString)?.asBytes() ?? new Uint8Array(),
  };
}

function textOf(dictionary: PDFDict, key: string): string | undefined {
  return dictionary.lookupMaybe(PDFName.of(key), PDFString, PDFHexString)?.decodeText();
}
