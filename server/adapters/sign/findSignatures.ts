import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
} from '@cantoo/pdf-lib';

/** A signature dictionary of a PDF. */
export interface FoundSignature {
  readonly fieldName: string;
  readonly byteRange: readonly number[];
  /** The content of the gap: DER followed by zeros. */
  readonly contents: Uint8Array;
  /** `M` of the dictionary, as written. */
  readonly date: string | undefined;
}

/**
 * Lists the filled signature fields of a PDF.
 *
 * @param pdf a document that the portal generated, never a file of an applicant
 * @throws {Error} when the bytes are not a PDF
 */
export async function findSignatures(pdf: Uint8Array): Promise<readonly FoundSignature[]> {
  const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false });
  const fields = catalog
    .lookupMaybe(PDFName.of('AcroForm'), PDFDict)
    ?.lookupMaybe(PDFName.of('Fields'), PDFArray);
  return dictionariesOf(fields)
    .map(toSignature)
    .filter((found) => found !== undefined);
}

function dictionariesOf(array: PDFArray | undefined): readonly PDFDict[] {
  return (array?.asArray() ?? [])
    .map((_, index) => array?.lookup(index))
    .filter((each) => each instanceof PDFDict);
}

function toSignature(field: PDFDict): FoundSignature | undefined {
  if (field.lookupMaybe(PDFName.of('FT'), PDFName)?.decodeText() !== 'Sig') return undefined;
  const value = field.lookupMaybe(PDFName.of('V'), PDFDict);
  if (!value) return undefined;
  const contents = value.lookupMaybe(PDFName.of('Contents'), PDFHexString);
  return {
    fieldName: textOf(field, 'T') ?? '',
    byteRange: numbersOf(value.lookupMaybe(PDFName.of('ByteRange'), PDFArray)),
    contents: contents?.asBytes() ?? new Uint8Array(),
    date: textOf(value, 'M'),
  };
}

function textOf(dictionary: PDFDict, key: string): string | undefined {
  return dictionary.lookupMaybe(PDFName.of(key), PDFString, PDFHexString)?.decodeText();
}

function numbersOf(array: PDFArray | undefined): readonly number[] {
  return (array?.asArray() ?? []).map((each) =>
    each instanceof PDFNumber ? each.asNumber() : Number.NaN,
  );
}
