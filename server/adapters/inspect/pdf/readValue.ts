import {
  CLOSE_DICT,
  CLOSE_LIST,
  Keyword,
  OPEN_DICT,
  OPEN_LIST,
  type PdfTokens,
  REFERENCE,
  type Token,
} from './PdfTokens.ts';
import { PdfDict, PdfRef, type PdfValue } from './PdfValue.ts';

/** A value, and the keyword that ended it. At the end of the bytes, `endedBy` is `undefined`. */
export interface ReadValue {
  readonly value: PdfValue;
  readonly endedBy: string | undefined;
}

/**
 * Reads one value up to the next keyword outside brackets, such as `endobj` or `stream`. A missing
 * value is `null`, as for PDF readers.
 *
 * @throws {Error} when brackets do not match, are nested too deeply, or there are several values
 */
export function readValue(tokens: PdfTokens): ReadValue {
  const outer: Open = { items: [], isDict: false };
  const open = [outer];
  for (;;) {
    const token = tokens.next();
    if (token === undefined || (token instanceof Keyword && !OWN_WORDS.has(token))) {
      if (open.length > 1 || outer.items.length > 1)
        throw new Error('Cannot read the PDF: bad value');
      return { value: outer.items[0] ?? null, endedBy: token?.word };
    }
    take(token, open);
  }
}

/** Keywords that are part of a value. */
const OWN_WORDS: ReadonlySet<Keyword> = new Set([
  OPEN_DICT,
  CLOSE_DICT,
  OPEN_LIST,
  CLOSE_LIST,
  REFERENCE,
]);

/** The maximum nesting. Real documents nest a few levels. */
const DEEPEST = 100;

interface Open {
  readonly items: PdfValue[];
  readonly isDict: boolean;
}

/**
 * Adds a token to the open brackets.
 *
 * @param open the open brackets, the innermost last
 */
function take(token: Exclude<Token, undefined>, open: Open[]): void {
  const { items } = open.at(-1) as Open;
  if (!(token instanceof Keyword)) items.push(token);
  else if (token === REFERENCE) items.push(reference(items));
  else if (token === CLOSE_DICT || token === CLOSE_LIST) close(open, token === CLOSE_DICT);
  else if (open.length > DEEPEST) throw new Error('Cannot read the PDF: its values are too deep');
  else open.push({ items: [], isDict: token === OPEN_DICT });
}

function close(open: Open[], isDict: boolean): void {
  const closed = open.pop() as Open;
  const around = open.at(-1);
  if (!around || closed.isDict !== isDict) {
    throw new Error('Cannot read the PDF: its brackets do not match');
  }
  around.items.push(isDict ? asDict(closed.items) : closed.items);
}

function asDict(items: readonly PdfValue[]): PdfDict {
  const entries: [string, PdfValue][] = [];
  for (let at = 0; at < items.length; at += 2) {
    const key = items[at];
    const value = items[at + 1];
    if (typeof key !== 'string' || value === undefined) {
      throw new Error('Cannot read the PDF: a dictionary is no list of names and values');
    }
    entries.push([key, value]);
  }
  return new PdfDict(entries);
}

function reference(items: PdfValue[]): PdfRef {
  const generation = items.pop();
  const number = items.pop();
  if (typeof number !== 'number' || typeof generation !== 'number') {
    throw new Error('Cannot read the PDF: a reference without a number');
  }
  return new PdfRef(number);
}
