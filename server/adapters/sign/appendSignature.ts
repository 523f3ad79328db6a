import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { drawnPanel } from './drawnPanel.ts';
import { pdfDate } from './pdfDate.ts';

/** The content of an empty signature. */
export interface EmptySignature {
  readonly fieldName: string;
  readonly signerName: string;
  readonly reason: string;
  readonly signedAt: Date;
  /** A PDF of one page, shown where the document has a panel for the field. */
  readonly panel?: Uint8Array | undefined;
  /**
   * Whether another system signs, such as the identity app. The attributes that it signs need not
   * name the certificate.
   */
  readonly isOutside?: boolean;
  /**
   * Whether to certify the document, so that PDF readers report every later change. Only the first
   * signature may certify.
   */
  readonly isFinal?: boolean | undefined;
}

/** Bytes reserved for the signature: a CMS with three certificates takes about 5,000. */
const SIGNATURE_ROOM_BYTES = 16_384;

/** A placeholder for an unknown offset, with as many digits as any offset needs. */
export const OFFSET_PLACEHOLDER = 9_999_999_999;

/**
 * Appends an empty signature and its field to a PDF as an incremental update. The field is visible
 * where the document has a panel for it. The existing bytes stay unchanged, so that earlier
 * signatures stay valid.
 *
 * @returns the extended PDF; its last `ByteRange` contains `OFFSET_PLACEHOLDER`s
 * @throws {Error} when the bytes are not a PDF, or the PDF is encrypted or has a field of that name
 */
export async function appendSignature(pdf: Uint8Array, empty: EmptySignature): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, {
    forIncrementalUpdate: true,
    updateMetadata: false,
  });
  const snapshot = document.takeSnapshot();
  const { context, catalog } = document;
  const panel = empty.panel && (await drawnPanel(document, empty.fieldName, empty.panel));
  const page = panel?.page ?? document.getPage(0);

  const value = context.register(context.obj(signatureDictionary(empty)));
  const appearance = panel?.appearance ?? nothingDrawn(context);
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFHexString.fromText(empty.fieldName),
      V: value,
      P: page.ref,
      Rect: panel?.rectangle ?? [0, 0, 0, 0],
      F: PRINT_AND_LOCKED,
      AP: { N: appearance },
    }),
  );

  page.node.addAnnot(widget);
  snapshot.markRefForSave(page.ref);
  const annotations = page.node.get(PDFName.of('Annots'));
  if (annotations instanceof PDFRef) snapshot.markRefForSave(annotations);

  const form = acroFormOf(document);
  const fields = form.dict.lookup(PDFName.of('Fields'), PDFArray);
  if (hasField(fields, empty.fieldName)) {
    throw new Error(`Cannot sign: the document has a field ${empty.fieldName} already`);
  }
  fields.push(widget);
  form.dict.set(PDFName.of('SigFlags'), PDFNumber.of(SIGNED_AND_APPEND_ONLY));
  snapshot.markRefForSave(form.ref);
  if (empty.isFinal) catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: value }));
  const catalogRef = context.getObjectRef(catalog);
  if (catalogRef) snapshot.markRefForSave(catalogRef);

  const update = await document.saveIncremental(snapshot, { useObjectStreams: false });
  return Buffer.concat([pdf, update]);
}

function nothingDrawn(context: PDFDocument['context']): PDFRef {
  return context.register(
    context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 0, 0] }),
  );
}

const PRINT_AND_LOCKED = 132;
const SIGNED_AND_APPEND_ONLY = 3;

function signatureDictionary(empty: EmptySignature) {
  const { signerName, reason, signedAt, isOutside, isFinal } = empty;
  return {
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: isOutside ? 'adbe.pkcs7.detached' : 'ETSI.CAdES.detached',
    ByteRange: [0, OFFSET_PLACEHOLDER, OFFSET_PLACEHOLDER, OFFSET_PLACEHOLDER],
    Contents: PDFHexString.of('0'.repeat(SIGNATURE_ROOM_BYTES * 2)),
    M: PDFString.of(pdfDate(signedAt)),
    Name: PDFHexString.fromText(signerName),
    Reason: PDFHexString.fromText(reason),
    ...(isFinal && { Reference: [NO_CHANGES] }),
  };
}

/** A reference that permits no change of the document (ISO 32000-1, 12.8.2.2). */
const NO_CHANGES = {
  Type: 'SigRef',
  TransformMethod: 'DocMDP',
  TransformParams: { Type: 'TransformParams', P: 1, V: '1.2' },
};

/**
 * Returns the document's form, or creates it. The form is always a separate object, so that it can
 * be saved alone.
 */
function acroFormOf(document: PDFDocument): { readonly ref: PDFRef; readonly dict: PDFDict } {
  const { context, catalog } = document;
  const key = PDFName.of('AcroForm');
  const present = catalog.get(key);
  if (present instanceof PDFRef) return { ref: present, dict: context.lookup(present, PDFDict) };
  const dict = present instanceof PDFDict ? present : context.obj({ Fields: [] });
  const ref = context.register(dict);
  catalog.set(key, ref);
  return { ref, dict };
}

function hasField(fields: PDFArray, name: string): boolean {
  return Array.from({ length: fields.size() }, (_, index) => fields.lookup(index, PDFDict)).some(
    (field) => field.lookupMaybe(PDFName.of('T'), PDFString, PDFHexString)?.decodeText() === name,
  );
}
