import { soughtText } from '#engine';
import { simplified } from '../../chineseCharacters.ts';
import { comparedWord } from './addressWords.ts';

/** An address as it is compared: no case, no width, no punctuation, one kind of Chinese. */
export interface FoldedAddress {
  /** Words in Latin letters, abbreviations written out. */
  readonly words: readonly string[];
  /** Numbers with their letter: "66", "26A". Wherever they stand, 號 or No. left out. */
  readonly numbers: readonly string[];
  /** Runs of Chinese in simplified characters. */
  readonly han: readonly string[];
}

/**
 * Folds an address or a part of one: 「彌敦道１００號」 and "100 nathan rd." to what can be compared.
 *
 * @param text of any length and script; other scripts and signs separate words
 */
export function foldAddress(text: string): FoldedAddress {
  const words: string[] = [];
  const numbers: string[] = [];
  const han: string[] = [];
  const plain = simplified(soughtText(text))
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

/** Chinese, a number with at most one letter, other letters and digits. */
const PIECE = /\p{Script=Han}+|\d+[A-Z]?(?![A-Z0-9])|[A-Z0-9]+/gu;

/**
 * What two folded texts are equal by, whichever way their numbers were put: English with its numbers
 * in front, Chinese with them behind.
 *
 * @returns '' for a text of which nothing is left
 */
export function keyOf({ words, numbers, han }: FoldedAddress): string {
  if (han.length === 0) return [...numbers, ...words].join(' ');
  return [...words, han.join(''), ...numbers].join(' ');
}

/** Parts of one address as one. */
export function joined(parts: readonly FoldedAddress[]): FoldedAddress {
  return {
    words: parts.flatMap(({ words }) => words),
    numbers: parts.flatMap(({ numbers }) => numbers),
    han: parts.flatMap(({ han }) => han),
  };
}
