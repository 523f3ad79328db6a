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
  /** Content of the gap: DER with zeros behind it. */
  readonly contents: Uint8Array;
}

/** The filled form fields of a PDF. */
export interface PdfFields {
  /** Values of the text fields by their full name; a name that occurs twice is left out. */
  readonly texts: ReadonlyMap<string, string>;
  readonly signatures: readonly SignatureField[];
}

/** @returns `undefined` for bytes that are no PDF or an encrypted one */
export async function pdfFields(pdf: Uint8Array): Promise<PdfFields | undefined> {
  try {
    const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false });
    const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
    const found: Found = { texts: new Map(), twice: new Set(), signatures: [] };
    collect(
      form?.lookupMaybe(PDFName.of('Fields'), PDFArray),
      { name: '', type: undefined },
      found,
      0,
    );
    for (const name of found.twice) found.texts.delete(name);
    return found;
  } catch {
    return undefined;
  }
}

interface Found {
  readonly texts: Map<string, string>;
  readonly twice: Set<string>;
  readonly signatures: SignatureField[];
}

interface Parent {
  /** Full name, `''` at the root. */
  readonly name: string;
  /** Inherited field type: `Tx`, `Sig`. */
  readonly type: string | undefined;
}

/** Fields of a file that loops back to itself end here. */
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
    if (found.texts.has(name)) found.twice.add(name);
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
