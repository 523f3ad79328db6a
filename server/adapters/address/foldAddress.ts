import { searchText } from '#engine';
import { simplified } from '../../locales/chineseCharacters.ts';
import { comparedWord } from './addressWords.ts';

/**
 * An address in a normalized form for comparison: no case, width or punctuation, and one Chinese
 * script.
 */
export interface FoldedAddress {
  /** Words in Latin letters, with abbreviations written out. */
  readonly words: readonly string[];
  /** Numbers with their letter, from anywhere in the text, without 號 or No.: "66", "26A". */
  readonly numbers: readonly string[];
  /** Runs of Chinese in simplified characters. */
  readonly han: readonly string[];
}

/**
 * Normalizes an address, or a part of an address, for comparison: 「彌敦道１００號」 or "100 nathan rd.".
 *
 * @param text text of any length; characters other than Latin letters, digits and Chinese separate
 *   words
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
 * Returns a key that is equal for texts that differ only in the position of their numbers. English
 * has numbers first, Chinese has them last.
 *
 * @returns the key; `''` when the text has no comparable part
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
