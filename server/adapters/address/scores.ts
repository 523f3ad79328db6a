import { type FoldedAddress, keyOf } from './foldAddress.ts';
import { type SearchUnit, searchUnits, type Terms } from './searchUnits.ts';

/** The options of a search; see `AddressSearch`. */
export interface IndexSearch {
  readonly text: string;
  readonly maxRecords: number;
  readonly tolerance: number;
  readonly isBasicSearchingMode: boolean;
}

/** A parsed search. */
export interface Asked {
  readonly units: readonly SearchUnit[];
  readonly folded: FoldedAddress;
  readonly key: string;
  /** Total weight of all units. */
  readonly weight: number;
  /** The lowest score of a result. */
  readonly least: number;
  readonly maxRecords: number;
}

/** An entry that contains a part of a search. */
export interface Candidate {
  /** Index of the entry in the list. */
  readonly index: number;
  /** The share of the search's weight that the entry contains, 0 to 1. */
  readonly part: number;
  /** Whether it contains every unit as it was meant. */
  readonly isWhole: boolean;
  /** Number of words or Chinese characters, depending on the script of the search. */
  readonly length: number;
}

/** An entry, by its index in the list, with its score. */
export interface Ranked {
  readonly index: number;
  readonly score: number;
}

/**
 * Parses a search.
 *
 * @param folded the text of the search
 * @param terms at least the terms that `searchedTerms` returns for the text, each with all its
 *   entries
 */
export function askedFor(folded: FoldedAddress, terms: Terms, search: IndexSearch): Asked {
  const units = searchUnits(folded, terms, !search.isBasicSearchingMode);
  return {
    units,
    folded,
    key: keyOf(folded),
    weight: units.reduce((sum, { weight }) => sum + weight, 0),
    least: 100 - search.tolerance,
    maxRecords: search.maxRecords,
  };
}

/**
 * Ranks the best entries. The service does not publish its scores, so these are our own: 100 for a
 * name of the entry, 90 or more for the beginning of a name. An entry with every word has 80 or
 * more. Below 80, the score is the share of the search that matches. The weight of a word does not
 * depend on the list, so a part of the entries gets the same scores.
 *
 * @param keysOf the names of an entry, see `EntryTerms`
 * @returns the entries that reach the minimum score, best first, at most `maxRecords`
 */
export function ranked(
  candidates: readonly Candidate[],
  keysOf: (index: number) => string | undefined,
  asked: Asked,
): readonly Ranked[] {
  return candidates
    .map((candidate) => {
      const { index, length } = candidate;
      return { index, length, score: scoreOf(candidate, keysOf(index) ?? '', asked) };
    })
    .filter(({ score }) => score >= asked.least)
    .sort(
      (one, other) =>
        other.score - one.score || one.length - other.length || one.index - other.index,
    )
    .slice(0, asked.maxRecords)
    .map(({ index, score }) => ({ index, score }));
}

function scoreOf(candidate: Candidate, keys: string, { units, key }: Asked): number {
  if (!candidate.isWhole) return rounded(candidate.part * SOME_WORDS);
  if (keys.includes(`\n${key}\n`)) return 100;
  const start = keys.indexOf(`\n${key}`);
  if (start >= 0) {
    const length = keys.indexOf('\n', start + 1) - start - 1;
    return rounded(BEGINNING + (9 * key.length) / length);
  }
  return rounded(ALL_WORDS + Math.min(9, (9 * units.length) / Math.max(1, candidate.length)));
}

/** Rounds a score to two decimal places. */
export const rounded = (score: number): number => Math.round(score * 100) / 100;

const BEGINNING = 90;
const ALL_WORDS = 80;
/** The highest score of an entry that lacks a part of the search. */
export const SOME_WORDS = 79;
