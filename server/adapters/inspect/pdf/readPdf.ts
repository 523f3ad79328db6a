import type { Budget } from './Budget.ts';
import { CR, endOfLine, endOfWord, endsWord, LF, PERCENT, skipSpace } from './characters.ts';
import { PdfTokens } from './PdfTokens.ts';
import { PdfDict, type PdfObject, type PdfStream, type PdfValue } from './PdfValue.ts';
import { readValue } from './readValue.ts';
import { refuseUnparsed } from './unparsed.ts';

/** The parts of a file, with every version of every object. */
export interface PdfParts {
  readonly objects: readonly PdfObject[];
  readonly trailers: readonly PdfValue[];
}

/**
 * Reads every object of a PDF from its first byte to its last, without its cross-references.
 * Readers find objects by cross-references, or by search where these are broken. In both cases an
 * object begins with its number and `obj`. This function reads every such place.
 *
 * @throws {Error} when an object cannot be read or begins inside another object, when the file is
 *   two documents, or when its end does not point to a cross-reference
 */
export function readPdf(pdf: Buffer, budget: Budget): PdfParts {
  const walk = new Walk(pdf, budget);
  walk.run();
  refuseUnparsed(pdf, walk.parsed);
  return walk;
}

/** A walk over the outermost level of a file. */
class Walk implements PdfParts {
  readonly objects: PdfObject[] = [];
  readonly trailers: PdfValue[] = [];
  /** Offsets of the keywords `obj` and `stream` that begin an object or a stream. */
  readonly parsed = new Set<number>();
  readonly #pdf: Buffer;
  readonly #budget: Budget;
  #at = 0;
  /** The last two words if they are numbers, for `12 0 obj`. */
  #number: Placed | undefined;
  #generation: Placed | undefined;
  /** Offsets where an object or a cross-reference table begins. */
  readonly #sections = new Set<number>();
  readonly #pointers: number[] = [];
  #sectionsAtPointer = 0;

  constructor(pdf: Buffer, budget: Budget) {
    this.#pdf = pdf;
    this.#budget = budget;
  }

  run(): void {
    const pdf = this.#pdf;
    while (this.#at < pdf.length) {
      const byte = pdf[this.#at];
      if (byte === PERCENT) this.#comment();
      else if (endsWord(byte)) this.#at += 1;
      else this.#word();
    }
    this.#checkPointers();
  }

  #comment(): void {
    const isHeader = this.#pdf.toString('latin1', this.#at, this.#at + HEADER.length) === HEADER;
    if (isHeader && this.#at > 0) throw new Error('Cannot read the PDF: it is two documents');
    this.#at = endOfLine(this.#pdf, this.#at);
  }

  #word(): void {
    const at = this.#at;
    this.#at = endOfWord(this.#pdf, at);
    const word = this.#pdf.toString('latin1', at, Math.min(this.#at, at + LONGEST_WORD));
    if (/^\d+$/.test(word)) {
      this.#number = this.#generation;
      this.#generation = { at, value: Number(word) };
      return;
    }
    if (word === 'obj') this.#object(at);
    else if (word === 'trailer') this.#trailer();
    else if (word === 'xref') this.#sections.add(at);
    else if (word === 'startxref') this.#pointer();
    this.#number = undefined;
    this.#generation = undefined;
  }

  #object(at: number): void {
    const number = this.#number;
    if (!number) throw new Error('Cannot read the PDF: an object without a number');
    this.parsed.add(at);
    this.#sections.add(number.at);
    const tokens = new PdfTokens(this.#pdf, this.#at, this.#budget);
    const { value, endedBy } = readValue(tokens);
    this.#at = tokens.at;
    if (endedBy === 'endobj') {
      this.objects.push({ number: number.value, value });
    } else if (endedBy === 'stream' && value instanceof PdfDict) {
      this.objects.push({ number: number.value, value, stream: this.#stream(value) });
    } else {
      throw new Error('Cannot read the PDF: an object without end');
    }
  }

  /** Reads the data behind the keyword `stream`, which has just been read. */
  #stream(dict: PdfDict): PdfStream {
    const pdf = this.#pdf;
    this.parsed.add(this.#at - STREAM.length);
    const start = startOfData(pdf, this.#at);
    const end = endOfData(pdf, start, dict);
    this.#at = pdf.indexOf(END_OF_STREAM, end) + END_OF_STREAM.length;
    return { dict, data: pdf.subarray(start, end) };
  }

  #trailer(): void {
    const tokens = new PdfTokens(this.#pdf, this.#at, this.#budget);
    this.trailers.push(readValue(tokens).value);
    // Go back to the keyword that ended the dictionary: the walk must read `startxref` itself.
    this.#at = tokens.at - STARTXREF.length;
    if (this.#pdf.toString('latin1', this.#at, tokens.at) !== STARTXREF) {
      throw new Error('Cannot read the PDF: a trailer without end');
    }
  }

  #pointer(): void {
    const tokens = new PdfTokens(this.#pdf, this.#at, this.#budget);
    const offset = tokens.next();
    if (typeof offset !== 'number' || this.#sections.size === this.#sectionsAtPointer) {
      throw new Error('Cannot read the PDF: its end is unclear');
    }
    this.#at = tokens.at;
    this.#sectionsAtPointer = this.#sections.size;
    this.#pointers.push(offset);
  }

  /**
   * Checks that every `startxref` points to an object or a table. The first one of a linearized
   * file is 0 and is ignored.
   */
  #checkPointers(): void {
    const used = this.#pointers.filter((offset, index) => {
      return offset !== 0 || index === this.#pointers.length - 1;
    });
    const isRight = (offset: number) => this.#sections.has(skipSpace(this.#pdf, offset));
    if (used.length === 0 || !used.every(isRight)) {
      throw new Error('Cannot read the PDF: its end points to no cross-reference');
    }
  }
}

interface Placed {
  readonly at: number;
  readonly value: number;
}

const HEADER = '%PDF-';
const STREAM = 'stream';
const END_OF_STREAM = 'endstream';
const STARTXREF = 'startxref';
/** Maximum number of characters that are read of a word. A longer word is not a keyword. */
const LONGEST_WORD = 20;

/** Returns the start of the data: after the keyword, its spaces and its line end. */
function startOfData(pdf: Buffer, at: number): number {
  let start = at;
  while (pdf[start] === 0x20) start += 1;
  if (pdf[start] === CR) start += 1;
  if (pdf[start] === LF) start += 1;
  return start;
}

/**
 * Returns the end of the data: given by `Length` if `endstream` follows there, otherwise by the
 * next `endstream`.
 */
function endOfData(pdf: Buffer, start: number, dict: PdfDict): number {
  for (const length of dict.all('Length')) {
    if (typeof length !== 'number' || length < 0) continue;
    const end = start + length;
    const next = skipSpace(pdf.subarray(0, end + MOST_SPACE), end);
    if (pdf.toString('latin1', next, next + END_OF_STREAM.length) === END_OF_STREAM) return end;
  }
  const end = pdf.indexOf(END_OF_STREAM, start);
  if (end < 0) throw new Error('Cannot read the PDF: a stream without end');
  return end;
}

const MOST_SPACE = 16;
