import { CR, endsWord, isSpace, LF } from './characters.ts';

/**
 * Checks that no object or stream begins where the walk over a file did not find it: inside the
 * data of a stream, a string or a comment. A cross-reference may point to such a place.
 *
 * Compressed data contains such words by chance in less than one of a thousand files of 30 MB.
 *
 * @param parsed offsets of the keywords `obj` and `stream` that the walk has read
 * @throws {Error} when such an object or stream exists
 */
export function refuseUnparsed(pdf: Buffer, parsed: ReadonlySet<number>): void {
  for (const { word, begins } of BEGINNINGS) {
    for (let at = pdf.indexOf(word); at >= 0; at = pdf.indexOf(word, at + word.length)) {
      if (parsed.has(at) || !endsWord(pdf[at + word.length])) continue;
      if (begins(pdf, at)) throw new Error('Cannot read the PDF: an object is inside another');
    }
  }
}

const BEGINNINGS = [
  { word: 'stream', begins: beginsStream },
  { word: 'obj', begins: beginsObject },
] as const;

/** Checks whether a dictionary ends before `stream`. A comment may be in between. */
function beginsStream(pdf: Buffer, at: number): boolean {
  const end = endBefore(pdf, at);
  return (
    pdf.toString('latin1', Math.max(0, end - 2), end) === '>>' || lineAbove(pdf, at).includes('%')
  );
}

/** Checks whether two numbers precede `obj`. A comment may be in between. */
function beginsObject(pdf: Buffer, at: number): boolean {
  const generation = startOfNumber(pdf, endBefore(pdf, at));
  if (generation === undefined) return /(?:^|[\d\s\0])%/.test(lineAbove(pdf, at));
  const space = endBefore(pdf, generation);
  if (space === generation) return false;
  return (
    startOfNumber(pdf, space) !== undefined || /(?:^|[\d\s\0])%/.test(lineAbove(pdf, generation))
  );
}

/** Returns the offset after the last byte before `at` that is not white space. */
function endBefore(pdf: Buffer, at: number): number {
  let end = at;
  while (end > 0 && isSpace(pdf[end - 1])) end -= 1;
  return end;
}

/** Returns the offset of the number that ends at `end`, or `undefined` when no number ends there. */
function startOfNumber(pdf: Buffer, end: number): number | undefined {
  let start = end;
  while (start > 0 && isDigit(pdf[start - 1] ?? 0)) start -= 1;
  return start === end ? undefined : start;
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/**
 * Returns the text of the nearest line above that is not blank; `''` when a word precedes `at` on
 * its line.
 */
function lineAbove(pdf: Buffer, at: number): string {
  const end = endBefore(pdf, at);
  const between = pdf.subarray(end, at);
  if (!between.includes(LF) && !between.includes(CR)) return '';
  let start = end;
  while (start > 0 && pdf[start - 1] !== LF && pdf[start - 1] !== CR) start -= 1;
  return pdf.toString('latin1', start, end);
}
