import { inflateSync } from 'node:zlib';
import type { Budget } from './Budget.ts';
import { PdfTokens } from './PdfTokens.ts';
import { PdfDict, type PdfObject, type PdfStream, type PdfValue } from './PdfValue.ts';
import { readValue } from './readValue.ts';

/**
 * Checks whether a stream may contain objects. Its type alone does not decide, because some readers
 * ignore it.
 */
export function isObjectStream({ dict }: PdfStream): boolean {
  if (dict.all('Type').includes('ObjStm')) return true;
  return dict.all('First').length > 0 && dict.all('N').length > 0;
}

/**
 * Unpacks a stream.
 *
 * Accepts only plain data and a single `FlateDecode`. PDF producers use no other encoding for these
 * streams. Readers differ on other encodings and on damaged data.
 *
 * @throws {Error} when the data is damaged, too large or has another encoding
 */
export function unpack({ dict, data }: PdfStream, budget: Budget): Buffer {
  if (UNUSUAL.some((key) => dict.all(key).length > 0) || !isPlainlyPacked(dict)) {
    throw new Error('Cannot unpack the stream: it is packed in an unusual way');
  }
  const unpacked =
    filtersOf(dict).length === 0
      ? data
      : inflateSync(data, { maxOutputLength: Math.max(1, budget.bytesLeft) });
  budget.takeBytes(unpacked.length);
  return unpacked;
}

/**
 * Reads the objects of an object stream.
 *
 * @param unpacked the data of the stream
 * @throws {Error} when its list or an object cannot be read
 */
export function readObjects(
  { dict }: PdfStream,
  unpacked: Buffer,
  budget: Budget,
): readonly PdfObject[] {
  const first = dict.only('First');
  const count = dict.only('N');
  if (!isCount(first) || !isCount(count)) throw new Error('Cannot read the object stream');
  const list = numbersOf(unpacked.subarray(0, first), budget);
  if (list.length !== count * 2) throw new Error('Cannot read the list of the object stream');
  const body = unpacked.subarray(first);
  return Array.from({ length: count }, (_, index) => {
    const [number = 0, start = 0, , end = body.length] = list.slice(index * 2, index * 2 + 4);
    if (start > end) throw new Error('Cannot read the object stream: its objects overlap');
    const { value, endedBy } = readValue(new PdfTokens(body.subarray(start, end), 0, budget));
    if (endedBy !== undefined) throw new Error('Cannot read an object of the object stream');
    return { number, value };
  });
}

/** Keys for data in another file, and abbreviated keys, which no producer writes. */
const UNUSUAL = ['F', 'FFilter', 'FDecodeParms', 'DP'] as const;

function isPlainlyPacked(dict: PdfDict): boolean {
  const filters = filtersOf(dict);
  const parameters = dict.only('DecodeParms');
  const given = Array.isArray(parameters) ? parameters : [parameters ?? null];
  return (
    (filters.length === 0 || (filters.length === 1 && filters[0] === 'FlateDecode')) &&
    given.every(isUnpredicted)
  );
}

function filtersOf(dict: PdfDict): readonly PdfValue[] {
  const filter = dict.only('Filter') ?? null;
  if (filter === null) return [];
  return Array.isArray(filter) ? filter : [filter];
}

function isUnpredicted(parameters: PdfValue): boolean {
  if (parameters === null) return true;
  return (
    parameters instanceof PdfDict &&
    [undefined, 1].includes(parameters.only('Predictor') as number | undefined)
  );
}

function numbersOf(bytes: Buffer, budget: Budget): readonly number[] {
  const tokens = new PdfTokens(bytes, 0, budget);
  const numbers: number[] = [];
  for (let token = tokens.next(); token !== undefined; token = tokens.next()) {
    if (!isCount(token)) throw new Error('Cannot read the list of the object stream');
    numbers.push(token);
  }
  return numbers;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
