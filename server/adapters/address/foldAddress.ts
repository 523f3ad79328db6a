import { searchText } from '#engine';
import { simplified } from '../../locales/chineseCharacters.ts';
import { comparedWord } from './addressWords.ts';

/**
 * An address in the form that is compared: no case, width or punctuation, and one Chinese script.
 */
export interface FoldedAddress {
  /** Words in Latin letters, with abbreviations written out. */
  readonly words: readonly string[];
  /**
   * Numbers with their letter: "66", "26A". They come from anywhere in the text, without 號 or No.
   */
  readonly numbers: readonly string[];
  /** Runs of Chinese in simplified characters. */
  readonly han: readonly string[];
}

/**
 * Folds an address or a part of one into a form that can be compared: 「彌敦道１００號」 and "100 nathan
 * rd.".
 *
 * @param text any length and script; other scripts and signs separate words
 */
export function foldAddress(text: string): FoldedAddress {
  const words: string[] = [];
  const numbers: string[] = [];
  const han: string[] = [];
  const plain = simplified(searchText(text))
    .toUpperCase()
    .replace(/['’`´]/g, '');
  for (const [piece] of plain.normalize('NFD').replace(/\p{M}/gu, '').matchAll(PIECE)) {
    if (/^\p{Script=Han}/u.test(piece)) {
      const run = piece.replace(/^号/, '');
      if (run !== '') han.push(run);
    } else if (/^\d/.test(piece)) numbers.push(piece.replace(/^0+(?=\d)/, ''));
    else {
      const word = comparedWord(piece, words.at(-1));
      if (word !== undefined) words.push(word);
    }
  }
  return { words, numbers, han };
}

/** Matches Chinese characters, a number with at most one letter, or other letters and digits. */
const PIECE = /\p{Script=Han}+|\d+[A-Z]?(?![A-Z0-9])|[A-Z0-9]+/gu;

/**
 * Returns a key that is equal for texts that differ only in the position of their numbers: English
 * puts numbers first, Chinese puts them last.
 *
 * @returns '' when the text has no comparable part
 */
export function keyOf({ words, numbers, han }: FoldedAddress): string {
  if (han.length === 0) return [...numbers, ...words].join(' ');
  return [...words, han.join(''), ...numbers].join(' ');
}

/** Joins the parts of one address. */
export function joined(parts: readonly FoldedAddress[]): FoldedAddress {
  return {
    words: parts.flatMap(({ words }) => words),
    numbers: parts.flatMap(({ numbers }) => numbers),
    han: parts.flatMap(({ han }) => han),
  };
}
