import type { FoldedAddress } from './foldAddress.ts';
import { hanTermsAt, mostWrongIn, SHORTEST_BEGINNING } from './searchUnits.ts';
import { lettersOf, type Vocabulary } from './Vocabulary.ts';

/** The kinds of terms, as a database tells them apart. */
export type TermKind = 'word' | 'number' | 'han';

/** Terms of one kind from the first to the last, both included, by their code points. */
export interface TermRange {
  readonly kind: TermKind;
  readonly first: string;
  readonly last: string;
}

/** A word that no term is or begins with, and what a term may have that was meant by it. */
export interface MistypedWord {
  readonly word: string;
  readonly mostWrong: number;
  /** See `lettersOf`. */
  readonly letters: number;
}

/**
 * The terms that `searchUnits` asks for, but for those of mistyped words: enough for a vocabulary that
 * answers a search as that of all terms does.
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

/** The words of a search that are to be looked for letter by letter. */
export function mistypedWords(
  { words }: FoldedAddress,
  known: Vocabulary,
): readonly MistypedWord[] {
  return [...new Set(words)]
    .map((word) => ({ word, mostWrong: mostWrongIn(word), letters: lettersOf(word) }))
    .filter(({ word, mostWrong }) => mostWrong > 0 && !known.hasBeginning(word));
}

/** Behind every letter and digit. */
const LAST = '~';

function beginnings(word: string): TermRange {
  if (word.length < SHORTEST_BEGINNING) return only('word', word);
  return { kind: 'word', first: word, last: `${word}${LAST}` };
}

/** A number with another letter or none is as good as the number where mistakes are forgiven. */
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
