import { inflateSync } from 'node:zlib';
import type { FileFault } from '../../ports/AttachmentInspector.ts';

/**
 * Looks into a PDF without drawing it: is it whole, is it locked, can anything in it act?
 *
 * Names are read wherever they stand, with their `#xx` escapes: an object may lie where a reader
 * finds it and a parser does not. Only object streams are unpacked, within bounds, because names
 * hide in them; pages and pictures stay packed.
 *
 * @returns the fault, or `undefined` when there is none
 */
export function pdfFault(content: Uint8Array): FileFault | undefined {
  const pdf = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!isWhole(pdf)) return 'validation_fileDamaged';
  const names = new Set<string>();
  readNames(pdf, names);
  if (names.has('Encrypt')) return 'validation_fileEncrypted';
  try {
    for (const unpacked of objectStreams(pdf)) readNames(unpacked, names);
  } catch {
    return 'validation_fileDamaged';
  }
  const isActive = ACTING.some((name) => names.has(name)) || DYNAMIC.every((n) => names.has(n));
  return isActive ? 'validation_fileActive' : undefined;
}

/** What runs, fetches, sends or carries something. */
const ACTING = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Rendition',
] as const;

/** Together a form of XML with scripts of its own (XFA); one name so short may be chance alone. */
const DYNAMIC = ['AcroForm', 'XFA'] as const;

const WANTED: ReadonlySet<string> = new Set([...ACTING, ...DYNAMIC, 'Encrypt']);
const SHORTEST_NAME = 3;
/** Every character escaped. */
const LONGEST_NAME = 13 * 3;

/** Some bytes may follow the end mark; readers look for it in the last thousand. */
const TAIL_BYTES = 1_100;

function isWhole(pdf: Buffer): boolean {
  const tail = pdf.subarray(-TAIL_BYTES).toString('latin1');
  return (
    /^%PDF-[12]\.\d/.test(pdf.subarray(0, 8).toString('latin1')) &&
    tail.includes('startxref') &&
    tail.includes('%%EOF')
  );
}

function readNames(bytes: Buffer, names: Set<string>): void {
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at + 1)) {
    let end = at + 1;
    while (ENDS_NAME[bytes[end] ?? 0] === 0 && end - at <= LONGEST_NAME) end += 1;
    if (end - at <= SHORTEST_NAME) continue;
    const name = decoded(bytes.toString('latin1', at + 1, end));
    if (WANTED.has(name)) names.add(name);
  }
}

const SLASH = '/'.charCodeAt(0);

/** 1 for white space and the characters that end a name (ISO 32000-2, 7.2.3). */
const ENDS_NAME = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte <= 0x20 || '()<>[]{}/%'.includes(String.fromCharCode(byte)) ? 1 : 0,
);

function decoded(name: string): string {
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;
/** Between the keywords `obj` and `stream` stands the dictionary. */
const LONGEST_DICTIONARY = 4_096;

/**
 * The object streams, unpacked one by one.
 *
 * @throws {Error} when one is packed in an unusual way, damaged, or grows beyond all bounds
 */
function* objectStreams(pdf: Buffer): Generator<Buffer> {
  let left = MOST_UNPACKED_BYTES;
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    const dictionary = dictionaryBefore(pdf, at);
    if (dictionary === undefined || !isObjectStream(dictionary)) continue;
    const unpacked = unpack(
      pdf.subarray(startOfData(pdf, at), endOfData(pdf, at)),
      dictionary,
      left,
    );
    left -= unpacked.length;
    yield unpacked;
  }
}

/** @returns `undefined` for the keyword `endstream`, and for the word in a text */
function dictionaryBefore(pdf: Buffer, at: number): string | undefined {
  const text = pdf.toString('latin1', Math.max(0, at - LONGEST_DICTIONARY), at);
  if (!/>>\s*$/.test(text)) return undefined;
  return text.slice(text.lastIndexOf('obj') + 3);
}

function isObjectStream(dictionary: string): boolean {
  const names = [...dictionary.matchAll(/\/([^\s()<>[\]{}/%]+)/g)].map(([, name = '']) =>
    decoded(name),
  );
  return names.includes('ObjStm') || (names.includes('First') && names.includes('N'));
}

function startOfData(pdf: Buffer, at: number): number {
  const start = at + 'stream'.length;
  return pdf[start] === 0x0d ? start + 2 : start + 1;
}

function endOfData(pdf: Buffer, at: number): number {
  const end = pdf.indexOf('endstream', at + 6);
  return end < 0 ? pdf.length : end;
}

function unpack(packed: Buffer, dictionary: string, left: number): Buffer {
  if (!/\/Filter/.test(dictionary)) return packed;
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(?:\/|>>|$)/.test(dictionary.trimEnd())) {
    throw new Error('Cannot look into the object stream: it is packed in an unusual way');
  }
  if (/\/Predictor\s+(?!1\b)/.test(dictionary)) {
    throw new Error('Cannot look into the object stream: its bytes are predicted');
  }
  return inflateSync(packed, { maxOutputLength: Math.max(1, left) });
}
