import type { FoldedAddress } from './foldAddress.ts';
import { hanTermsAt, maxTypos, SHORTEST_BEGINNING } from './searchUnits.ts';
import { lettersOf, type Vocabulary } from './Vocabulary.ts';

/** The kinds of terms, as the database stores them. */
export type TermKind = 'word' | 'number' | 'han';

/** A range of terms of one kind, from `first` to `last` inclusive, in the order of code points. */
export interface TermRange {
  readonly kind: TermKind;
  readonly first: string;
  readonly last: string;
}

/**
 * A word that is neither a term nor the beginning of a term, with the properties of similar terms.
 */
export interface MistypedWord {
  readonly word: string;
  readonly mostWrong: number;
  /** See `lettersOf`. */
  readonly letters: number;
}

/**
 * Returns the terms that `searchUnits` looks up, except those of mistyped words. A vocabulary of
 * these terms gives the same results as a vocabulary of all terms.
 */
export function searchedTerms(
  { words, numbers, han }: FoldedAddress,
  forgiving: boolean,
): readonly TermRange[] {
  const ranges = [
    ...words.map((word) => beginnings(word)),
    ...numbers.flatMap((number) => spellings(number, forgiving)),
    ...han.flatMap((run) => {
      const characters = [...run];
      const terms = characters.flatMap((_, index) => hanTermsAt(characters, index));
      return terms.map((term) => only('han', term));
    }),
  ];
  return [...new Map(ranges.map((range) => [JSON.stringify(range), range])).values()];
}

/** Returns the words of a search that must be compared letter by letter. */
export function mistypedWords(
  { words }: FoldedAddress,
  known: Vocabulary,
): readonly MistypedWord[] {
  return [...new Set(words)]
    .map((word) => ({ word, mostWrong: maxTypos(word), letters: lettersOf(word) }))
    .filter(({ word, mostWrong }) => mostWrong > 0 && !known.hasBeginning(word));
}

/** A character that sorts after every letter and digit. */
const LAST = '~';

function beginnings(word: string): TermRange {
  if (word.length < SHORTEST_BEGINNING) return only('word', word);
  return { kind: 'word', first: word, last: `${word}${LAST}` };
}

/**
 * Returns the ranges of a number. If the search forgives mistakes, a number with another letter, or
 * without a letter, matches too.
 */
function spellings(number: string, forgiving: boolean): readonly TermRange[] {
  if (!forgiving) return [only('number', number)];
  const digits = number.replace(/\D/g, '');
  return [
    only('number', number),
    only('number', digits),
    { kind: 'number', first: `${digits}A`, last: `${digits}Z` },
  ];
}

const only = (kind: TermKind, term: string): TermRange => ({ kind, first: term, last: term });
