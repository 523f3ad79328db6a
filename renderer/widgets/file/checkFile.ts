import { beginsAsNamed, FILE_BEGINNING_BYTES, type FileLimits, formatFileSize } from '#engine';
import type { FileRefusal } from './refusal.ts';

/**
 * Validates the name and the size of a file before any byte is read.
 *
 * @see specification, document 2, section 5 (validation_fileSizeExceed, validation_wrongFileType)
 * @returns the reason for a rejection, or `undefined`
 */
export function refusalOf(file: File, limits: FileLimits | undefined): FileRefusal | undefined {
  const refused = (key: FileRefusal['key']) => ({
    key,
    args: { ...(limits && limitWords(limits)), name: file.name },
  });
  const name = file.name.toLowerCase();
  if (limits && !limits.accept.some((ending) => name.endsWith(ending))) {
    const isPhonePicture = HEIC.test(name) && limits.accept.includes('.jpg');
    return refused(isPhonePicture ? 'file.heic' : 'file.wrongType');
  }
  if (limits && file.size > limits.maxBytes) return refused('file.tooLarge');
  return file.size === 0 ? refused('file.empty') : undefined;
}

/** The image format of iPhones, which few other programs can open. */
const HEIC = /\.(?:heic|heif)$/;

/**
 * Checks whether the first bytes match the name: a program named `deed.pdf` is rejected.
 *
 * @throws {DOMException} when the browser cannot read the file
 * @returns the reason for a rejection, or `undefined`
 */
export async function contentRefusalOf(file: File): Promise<FileRefusal | undefined> {
  const beginning = await file.slice(0, FILE_BEGINNING_BYTES).arrayBuffer();
  if (beginsAsNamed(file.name, new Uint8Array(beginning))) return undefined;
  return { key: 'file.otherContent', args: { name: file.name } };
}

/** Formats the limits as texts: "PDF, PNG" and "5.00 MB". */
export function limitWords({ accept, maxBytes }: FileLimits) {
  return {
    types: accept.map((extension) => extension.slice(1).toUpperCase()).join(', '),
    size: formatFileSize(maxBytes),
  };
}
