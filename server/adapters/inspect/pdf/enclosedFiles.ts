import type { Budget } from './Budget.ts';
import type { ObjectIndex } from './ObjectIndex.ts';
import { unpack } from './objectStream.ts';
import { PdfDict, PdfRef, type PdfStream, type PdfValue } from './PdfValue.ts';

/**
 * Unpacks the embedded files of a PDF. These are all streams of the type `EmbeddedFile`, and all
 * streams that a file specification names (`/EF`, `/RF`).
 *
 * @throws {Error} when an embedded file is not a stream, has an unusual encoding, or is too large
 */
export function* enclosedFiles(index: ObjectIndex, budget: Budget): Generator<Buffer> {
  for (const stream of new Set([...typed(index), ...specified(index)]))
    yield unpack(stream, budget);
}

function* typed(index: ObjectIndex): Generator<PdfStream> {
  for (const stream of index.streams()) {
    if (stream.dict.all('Type').includes('EmbeddedFile')) yield stream;
  }
}

/** Yields the streams that file specifications name. Each reference is followed once. */
function* specified(index: ObjectIndex): Generator<PdfStream> {
  const specifications = new Set<number>();
  const files = new Set<number>();
  for (const dict of index.dicts()) {
    for (const value of [...dict.all('EF'), ...dict.all('RF')]) {
      for (const byPlatform of resolve(value, index, specifications)) addFiles(byPlatform, files);
    }
  }
  for (const number of files) {
    for (const { stream } of index.versions(new PdfRef(number))) {
      if (!stream) throw unreadable();
      yield stream;
    }
  }
}

/**
 * Returns all versions of a referenced value, or the value itself if it is not a reference.
 *
 * @param seen numbers of references that were already resolved; these give no values
 */
function resolve(value: PdfValue, index: ObjectIndex, seen: Set<number>): readonly PdfValue[] {
  if (!(value instanceof PdfRef)) return [value];
  if (seen.has(value.number)) return [];
  seen.add(value.number);
  return index.versions(value).map((version) => version.value);
}

/**
 * @param byPlatform a dictionary of references to files, or of lists of names and references
 * @param files set to which the numbers of the objects are added
 */
function addFiles(byPlatform: PdfValue, files: Set<number>): void {
  if (!(byPlatform instanceof PdfDict)) throw unreadable();
  for (const [, value] of byPlatform.entries) {
    if (!(value instanceof PdfRef || Array.isArray(value))) throw unreadable();
    const named: readonly PdfValue[] = value instanceof PdfRef ? [value] : value;
    for (const each of named) if (each instanceof PdfRef) files.add(each.number);
  }
}

function unreadable(): Error {
  return new Error('Cannot read the enclosed files of the PDF');
}
