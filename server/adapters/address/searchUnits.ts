import { WEIGHTS, weightOfHan, weightOfWord } from './addressWords.ts';
import type { FoldedAddress } from './foldAddress.ts';
import type { Postings, Vocabulary } from './Vocabulary.ts';

/** The matches of one word, number or Chinese character of a search, with their quality. */
export interface SearchUnit {
  /** Weight of the unit in the search. */
  readonly weight: number;
  /** The matches, best first. `quality` 1 is the word itself. */
  readonly found: readonly Found[];
  /** The sum of the numbers of entries of all matches. */
  readonly size: number;
}

interface Found {
  readonly quality: number;
  readonly postings: Postings;
}

/** The terms of all entries. */
export interface Terms {
  readonly words: Vocabulary;
  readonly numbers: Vocabulary;
  readonly han: Vocabulary;
}

/**
 * The minimum quality of a match that counts as exact: a word that begins with the search word.
 */
export const EXACT_MATCH_SIMILARITY = 0.9;
const ONE_WRONG = 0.75;
const TWO_WRONG = 0.6;
const OTHER_LETTER = 0.7;

/** Minimum lengths of words that may have one or two wrong letters. */
const LENGTH_FOR_ONE_WRONG = 4;
const LENGTH_FOR_TWO_WRONG = 8;
/** Minimum length of the beginning of a word. Too many words begin with a given letter. */
export const SHORTEST_BEGINNING = 2;
/** Maximum number of units. Longer searches are cut, because no address has so many parts. */
const MOST_UNITS = 60;

/** Returns the units of a search, each with its matches, rarest first. */
export function searchUnits(
  { words, numbers, han }: FoldedAddress,
  terms: Terms,
  forgiving: boolean,
): readonly SearchUnit[] {
  const units = [
    ...words.map((word) => unit(weightOfWord(word), findWord(word, terms.words, forgiving))),
    ...numbers.map((number) => unit(WEIGHTS.number, findNumber(number, terms.numbers, forgiving))),
    ...han.flatMap((run) => hanUnits([...run], terms.han)),
  ];
  return units.slice(0, MOST_UNITS).sort((one, other) => one.size - other.size);
}

function unit(weight: number, finding: Iterable<Found>): SearchUnit {
  const found = [...finding];
  const size = found.reduce((sum, { postings }) => sum + postings.length, 0);
  return { weight, found, size };
}

function* findWord(word: string, vocabulary: Vocabulary, forgiving: boolean): Generator<Found> {
  let isKnown = false;
  for (const found of asMeant(word, vocabulary)) {
    isKnown = true;
    yield found;
  }
  if (!isKnown && forgiving) yield* mistyped(word, vocabulary);
}

function* asMeant(word: string, vocabulary: Vocabulary): Generator<Found> {
  const exact = vocabulary.of(word);
  if (exact.length > 0) yield { quality: 1, postings: exact };
  if (word.length < SHORTEST_BEGINNING) return;
  for (const term of vocabulary.beginningWith(word)) {
    yield { quality: EXACT_MATCH_SIMILARITY, postings: vocabulary.of(term) };
  }
}

function* mistyped(word: string, vocabulary: Vocabulary): Generator<Found> {
  const mostWrong = maxTypos(word);
  if (mostWrong === 0) return;
  for (const { term, wrong } of vocabulary.near(word, mostWrong)) {
    yield { quality: wrong === 1 ? ONE_WRONG : TWO_WRONG, postings: vocabulary.of(term) };
  }
}

/** Returns the number of letters of a word that may be wrong. */
export function maxTypos({ length }: string): 0 | 1 | 2 {
  if (length < LENGTH_FOR_ONE_WRONG) return 0;
  return length < LENGTH_FOR_TWO_WRONG ? 1 : 2;
}

function* findNumber(number: string, vocabulary: Vocabulary, forgiving: boolean): Generator<Found> {
  yield { quality: 1, postings: vocabulary.of(number) };
  if (!forgiving) return;
  const digits = number.replace(/\D/g, '');
  if (digits !== number) yield { quality: OTHER_LETTER, postings: vocabulary.of(digits) };
  for (const term of vocabulary.beginningWith(digits)) {
    const isSameNumber = term.length === digits.length + 1 && /\D$/.test(term) && term !== number;
    if (isSameNumber) yield { quality: OTHER_LETTER, postings: vocabulary.of(term) };
  }
}

/**
 * Returns the units of a run of Chinese. A character matches if it has a neighbour as in the
 * search. A run of one character matches anywhere.
 */
function hanUnits(characters: readonly string[], vocabulary: Vocabulary): readonly SearchUnit[] {
  return characters.map((character, index) => {
    const found = hanTermsAt(characters, index).map((term) => ({
      quality: 1,
      postings: vocabulary.of(term),
    }));
    return unit(weightOfHan(character), found);
  });
}

/** Returns the terms that find one character of a run. */
export function hanTermsAt(run: readonly string[], index: number): readonly string[] {
  const [before, character, after] = [run[index - 1], run[index] ?? '', run[index + 1]];
  const pairs = [
    before === undefined ? undefined : before + character,
    after === undefined ? undefined : character + after,
  ].filter((pair) => pair !== undefined);
  return pairs.length > 0 ? pairs : [character];
}
