import { CR, endsWord, isSpace, LF } from './characters.ts';

/**
 * Looks for objects and streams that begin where the walk over a file did not find them: inside the
 * data of a stream, a string or a comment. A cross-reference may point to such a place.
 *
 * Data that are packed hold such words by chance less than once in a thousand files of 30 MB.
 *
 * @param parsed offsets of the keywords `obj` and `stream` that the walk has read
 * @throws {Error} when there is one
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

/** Before `stream` a dictionary ends; a comment may be between them. */
function beginsStream(pdf: Buffer, at: number): boolean {
  const end = endBefore(pdf, at);
  return (
    pdf.toString('latin1', Math.max(0, end - 2), end) === '>>' || lineAbove(pdf, at).includes('%')
  );
}

/** Before `obj` there are two numbers; a comment may be between them. */
function beginsObject(pdf: Buffer, at: number): boolean {
  const generation = startOfNumber(pdf, endBefore(pdf, at));
  if (generation === undefined) return /(?:^|[\d\s\0])%/.test(lineAbove(pdf, at));
  const space = endBefore(pdf, generation);
  if (space === generation) return false;
  return (
    startOfNumber(pdf, space) !== undefined || /(?:^|[\d\s\0])%/.test(lineAbove(pdf, generation))
  );
}

/** Returns the offset after the last byte before `at` that is no white space. */
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

/** Returns the text of the nearest line above that is not blank, or `''` when a word is in between. */
function lineAbove(pdf: Buffer, at: number): string {
  const end = endBefore(pdf, at);
  const between = pdf.subarray(end, at);
  if (!between.includes(LF) && !between.includes(CR)) return '';
  let start = end;
  while (start > 0 && pdf[start - 1] !== LF && pdf[start - 1] !== CR) start -= 1;
  return pdf.toString('latin1', start, end);
}
