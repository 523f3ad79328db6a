import type { Budget } from './Budget.ts';
import { endOfLine, endOfWord, PERCENT, skipSpace, unescapedName } from './characters.ts';
import { TEXT } from './PdfValue.ts';

/** A keyword or a bracket. */
export class Keyword {
  readonly word: string;

  constructor(word: string) {
    this.word = word;
  }
}

/** A part of a value. `undefined` means the end of the bytes. A JavaScript string is a name. */
export type Token = Keyword | string | number | boolean | null | typeof TEXT | undefined;

/** A tokenizer for the bytes of objects (ISO 32000-2, 7.2 and 7.3). */
export class PdfTokens {
  /** Offset of the next byte to read. */
  at: number;
  readonly #bytes: Buffer;
  readonly #budget: Budget;

  constructor(bytes: Buffer, at: number, budget: Budget) {
    this.#bytes = bytes;
    this.at = at;
    this.#budget = budget;
  }

  /** @throws {Error} when a string has no end, or the file has too many values */
  next(): Token {
    this.#skip();
    if (this.at >= this.#bytes.length) return undefined;
    this.#budget.takeValue();
    switch (this.#bytes[this.at]) {
      case OPEN_TEXT:
        return this.#text();
      case OPEN_ANGLE:
        return this.#bytes[this.at + 1] === OPEN_ANGLE ? this.#bracket(OPEN_DICT) : this.#hex();
      case CLOSE_ANGLE:
        return this.#bracket(CLOSE_DICT);
      case OPEN_SQUARE:
        return this.#bracket(OPEN_LIST);
      case CLOSE_SQUARE:
        return this.#bracket(CLOSE_LIST);
      case NAME:
        return unescapedName(this.#word(this.at + 1));
      default:
        return asToken(this.#word(this.at));
    }
  }

  /** Skips white space and comments. */
  #skip(): void {
    this.at = skipSpace(this.#bytes, this.at);
    while (this.#bytes[this.at] === PERCENT) {
      this.at = skipSpace(this.#bytes, endOfLine(this.#bytes, this.at));
    }
  }

  #bracket(bracket: Keyword): Keyword {
    const { word } = bracket;
    if (this.#bytes.toString('latin1', this.at, this.at + word.length) !== word) {
      throw new Error(`Cannot read the PDF: a bracket is missing at ${this.at}`);
    }
    this.at += word.length;
    return bracket;
  }

  #word(from: number): string {
    const end = endOfWord(this.#bytes, from);
    // A delimiter that begins no value (`{`, `}`, `)`) becomes an unknown keyword.
    this.at = Math.max(end, this.at + 1);
    return this.#bytes.toString('latin1', from, Math.max(end, from));
  }

  #text(): typeof TEXT {
    const bytes = this.#bytes;
    let depth = 0;
    for (let at = this.at; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === BACKSLASH) at += 1;
      else if (byte === OPEN_TEXT) depth += 1;
      else if (byte === CLOSE_TEXT) {
        depth -= 1;
        if (depth === 0) {
          this.at = at + 1;
          return TEXT;
        }
      }
    }
    throw new Error('Cannot read the PDF: a string has no end');
  }

  #hex(): typeof TEXT {
    const end = this.#bytes.indexOf(CLOSE_ANGLE, this.at);
    if (end < 0) throw new Error('Cannot read the PDF: a string has no end');
    this.at = end + 1;
    return TEXT;
  }
}

export const OPEN_DICT = new Keyword('<<');
export const CLOSE_DICT = new Keyword('>>');
export const OPEN_LIST = new Keyword('[');
export const CLOSE_LIST = new Keyword(']');
/** The keyword that ends a reference, after two numbers. */
export const REFERENCE = new Keyword('R');

const OPEN_TEXT = 0x28;
const CLOSE_TEXT = 0x29;
const NAME = 0x2f;
const OPEN_ANGLE = 0x3c;
const CLOSE_ANGLE = 0x3e;
const OPEN_SQUARE = 0x5b;
const CLOSE_SQUARE = 0x5d;
const BACKSLASH = 0x5c;

const WORDS: ReadonlyMap<string, Token> = new Map<string, Token>([
  ['true', true],
  ['false', false],
  ['null', null],
  [REFERENCE.word, REFERENCE],
]);

function asToken(word: string): Token {
  // PDF readers accept unusual numbers (`--5`, `4.`). The inspection needs only whole numbers.
  if (/^[+\-.\d]+$/.test(word)) return Number(word);
  const known = WORDS.get(word);
  return known === undefined ? new Keyword(word) : known;
}
