import { type FoldedAddress, keyOf } from './foldAddress.ts';
import { type SearchUnit, searchUnits, type Terms } from './searchUnits.ts';

/** How to search; see `AddressSearch`. */
export interface IndexSearch {
  readonly text: string;
  readonly maxRecords: number;
  readonly tolerance: number;
  readonly isBasicSearchingMode: boolean;
}

/** A search taken apart. */
export interface Asked {
  readonly units: readonly SearchUnit[];
  readonly folded: FoldedAddress;
  readonly key: string;
  /** Of all units together. */
  readonly weight: number;
  /** The lowest score that is answered. */
  readonly least: number;
  readonly maxRecords: number;
}

/** An entry that holds something of a search. */
export interface Candidate {
  /** Its place in the list. */
  readonly index: number;
  /** How much of the search's weight it holds, 0 to 1. */
  readonly part: number;
  /** Whether every unit is there as it was meant. */
  readonly isWhole: boolean;
  /** Words or Chinese characters, of the kind that was searched for. */
  readonly length: number;
}

/** An entry by its place in the list, with its score. */
export interface Ranked {
  readonly index: number;
  readonly score: number;
}

/**
 * Takes a search apart.
 *
 * @param folded its text
 * @param terms at least those that `searchedTerms` names for the text, each with all its entries
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
 * Puts the best of some entries in order. The scores are ours, since the service's own are not
 * published: 100 for a name of the entry, 90 and more where one begins so, 80 and more where every
 * word is there, below that the part of the search that is there. Every word weighs the same in every
 * list, so that a part of the entries gives the same scores as all.
 *
 * @param keysOf the names of an entry, see `EntryTerms`
 * @returns those whose score is high enough, best first, no more than were asked for
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

/** A score as it is answered: two places. */
export const rounded = (score: number): number => Math.round(score * 100) / 100;

const BEGINNING = 90;
const ALL_WORDS = 80;
/** What an entry has that lacks next to nothing of the search. */
export const SOME_WORDS = 79;
