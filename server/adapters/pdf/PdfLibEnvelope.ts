import { randomBytes } from 'node:crypto';
import {
  AFRelationship,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#engine';
import type { EnclosedFile, PdfEnvelope } from '../../ports/documents/PdfEnvelope.ts';
import { withdrawArchiveClaim } from './pdfClaims.ts';

/**
 * An envelope that embeds files in a PDF. With a password, it encrypts the PDF with AES-256
 * (security handler revision 6). An encrypted document does not claim PDF/A, which forbids
 * encryption.
 */
export class PdfLibEnvelope implements PdfEnvelope {
  async enclose(input: {
    readonly cover: Uint8Array;
    readonly files: readonly EnclosedFile[];
    readonly password?: string | undefined;
  }): Promise<Uint8Array> {
    const document = await PDFDocument.load(input.cover, { updateMetadata: false });
    for (const { content, name, type, description, isData } of input.files) {
      // PDF/A-3 requires the relationship of every file.
      const afRelationship = isData ? AFRelationship.Data : AFRelationship.Supplement;
      await document.attach(content, name, { mimeType: type, description, afRelationship });
    }
    if (input.password !== undefined) {
      withdrawArchiveClaim(document);
      await document.flush();
      moveStrings(document.catalog, document);
      document.encrypt({
        algorithm: 'AES-256',
        userPassword: checkedPassword(input.password),
        // A random password, so that the same permissions apply to every reader.
        ownerPassword: randomBytes(32).toString('base64url'),
        permissions: { printing: 'highResolution', copying: true, contentAccessibility: true },
      });
    }
    return document.save({ addDefaultPage: false, updateFieldAppearances: false });
  }
}

/**
 * Moves the strings inside an object into separate objects. The library encrypts only streams. A
 * string is encrypted as part of an object stream, but the catalog is in no object stream.
 */
function moveStrings(value: PDFObject, document: PDFDocument): PDFObject {
  if (value instanceof PDFString || value instanceof PDFHexString) {
    return document.context.register(value);
  }
  if (value instanceof PDFDict) {
    for (const [key, entry] of value.entries()) value.set(key, moveStrings(entry, document));
  }
  if (value instanceof PDFArray) {
    for (const [index, entry] of value.asArray().entries()) {
      value.set(index, moveStrings(entry, document));
    }
  }
  return value;
}

/**
 * Checks the length of a password, and returns the password.
 *
 * @throws {RangeError} for a password that the form does not accept
 */
function checkedPassword(password: string): string {
  const { length } = [...password];
  if (length < PASSWORD_MIN_LENGTH || length > PASSWORD_MAX_LENGTH) {
    throw new RangeError('Cannot lock the document: the password has not 8 to 25 characters');
  }
  return password;
}
