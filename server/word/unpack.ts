import { inflateRawSync } from 'node:zlib';
import { TemplateError } from './TemplateError.ts';

/** The limits of a template. A Word file of two pages has about 15 parts and 30 KB. */
export const TEMPLATE_LIMITS = {
  fileBytes: 1024 * 1024,
  parts: 200,
  unpackedBytes: 16 * 1024 * 1024,
} as const;

/**
 * Unpacks a Word file within `TEMPLATE_LIMITS`. The declared sizes are limits, too: a part that is
 * longer than declared is refused while it is unpacked.
 *
 * @returns the bytes of each part by its name, without folders
 * @throws {TemplateError} for a file that is too large, or is not a plain zip archive
 */
export function unpack(file: Uint8Array): ReadonlyMap<string, Uint8Array> {
  if (file.length > TEMPLATE_LIMITS.fileBytes) {
    throw new TemplateError('The file is larger than 1 MB', 'Use smaller pictures.');
  }
  const zip = Buffer.from(file.buffer, file.byteOffset, file.length);
  try {
    return new Map(partsOf(zip));
  } catch (error) {
    if (error instanceof TemplateError) throw error;
    throw brokenZip();
  }
}

const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

function* partsOf(zip: Buffer): Generator<readonly [string, Uint8Array]> {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > TEMPLATE_LIMITS.parts) throw tooMuch();
  let left: number = TEMPLATE_LIMITS.unpackedBytes;
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw brokenZip();
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    const size = zip.readUInt32LE(at + 24);
    if (size > left) throw tooMuch();
    left -= size;
    if (!name.endsWith('/')) yield [name, contentOf(zip, at, size)];
    at += ENTRY_LENGTH + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

/** Returns the offset of the last record of the archive. */
function endOf(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = zip.length - END_LENGTH; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === END) return at;
  }
  throw brokenZip();
}

/**
 * Unpacks a part.
 *
 * @param at offset of the part's entry
 */
function contentOf(zip: Buffer, at: number, size: number): Uint8Array {
  const method = zip.readUInt16LE(at + 10);
  const packedLength = zip.readUInt32LE(at + 20);
  const local = zip.readUInt32LE(at + 42);
  const start = local + LOCAL_LENGTH + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + packedLength);
  if ((zip.readUInt16LE(at + 8) & ENCRYPTED) !== 0 || packed.length !== packedLength) {
    throw brokenZip();
  }
  if (method === STORED && size === packedLength) return packed;
  if (method !== DEFLATED) throw brokenZip();
  const content = inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  if (content.length !== size) throw brokenZip();
  return content;
}

function brokenZip(): TemplateError {
  return new TemplateError('The file is not a Word document', 'Save it from Word as .docx.');
}

function tooMuch(): TemplateError {
  return new TemplateError(
    'The file unpacks to more than 16 MB or 200 parts',
    'Save a simpler document.',
  );
}
