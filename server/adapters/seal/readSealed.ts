import { PDFDocument } from '@cantoo/pdf-lib';
import type { Acknowledgement } from '#schemas/types/acknowledgement.generated.d.ts';
import { ACKNOWLEDGEMENT_FILE } from '../../ports/signing/AcknowledgementSeal.ts';
import { findSignatures } from '../sign/findSignatures.ts';
import { instantOf } from '../sign/pdfDate.ts';
import { SEAL_FIELD } from './PadesSeal.ts';

/** The content of a signed acknowledgement. */
export interface SealedContent {
  readonly content: Acknowledgement;
  readonly signedAt: Date;
  /** The enclosed signed form; absent when nothing was signed electronically. */
  readonly signedForm: Uint8Array | undefined;
}

/**
 * Reads the data that an acknowledgement encloses.
 *
 * @param pdf a document with a proven signature of the portal
 * @returns `undefined` for another document, or another format version
 */
export async function readSealed(pdf: Uint8Array): Promise<SealedContent | undefined> {
  const [signature, ...others] = await findSignatures(pdf);
  const signedAt = instantOf(signature?.date);
  if (signature?.fieldName !== SEAL_FIELD || others.length > 0 || !signedAt) return undefined;
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const files = document.getAttachments();
  const data = files.find(({ name }) => name === ACKNOWLEDGEMENT_FILE)?.data;
  const content = data && acknowledgementIn(data);
  if (!content) return undefined;
  const signedName = `${content.referenceNumber}-signed.pdf`;
  return { content, signedAt, signedForm: files.find(({ name }) => name === signedName)?.data };
}

function acknowledgementIn(data: Uint8Array): Acknowledgement | undefined {
  const content = JSON.parse(Buffer.from(data).toString()) as Partial<Acknowledgement>;
  const isKnown = content.format === 'landform-acknowledgement' && content.formatVersion === 1;
  return isKnown ? (content as Acknowledgement) : undefined;
}
