import type { FoundAddress } from '#engine';
import { entryTerms } from './entryTerms.ts';
import { type FoldedAddress, foldAddress, keyOf } from './foldAddress.ts';
import { AS_MEANT, type SearchUnit, searchUnits, type Terms } from './searchUnits.ts';
import { TermLists } from './TermLists.ts';
import { type Postings, Vocabulary } from './Vocabulary.ts';

/** How to search; see `AddressSearch`. */
export interface IndexSearch {
  readonly text: string;
  readonly maxRecords: number;
  readonly tolerance: number;
  readonly isBasicSearchingMode: boolean;
}

/**
 * Addresses in memory, found by their words. The scores are ours, since the service's own are not
 * published: 100 for a name of the entry, 90 and more where one begins so, 80 and more where every
 * word is there, below that the part of the search that is there. Every word weighs the same in every
 * index, so that a part of the entries gives the same scores as all.
 */
export class AddressIndex {
  readonly #entries: readonly FoundAddress[];
  readonly #terms: Terms;
  readonly #keys: readonly string[];
  readonly #wordCounts: Uint16Array;
  readonly #hanCounts: Uint16Array;
  /** Of one search, by entry: weight found, units found as meant, the unit that was counted last. */
  readonly #weights: Float32Array;
  readonly #units: Uint8Array;
  readonly #counted: Int32Array;
  readonly #touched: Int32Array;
  #touchedCount = 0;
  #stamp = 0;

  constructor(entries: readonly FoundAddress[]) {
    const lists = { words: new TermLists(), numbers: new TermLists(), han: new TermLists() };
    const counts = { words: new Uint16Array(entries.length), han: new Uint16Array(entries.length) };
    const fold = remembering(foldAddress);
    this.#entries = entries;
    this.#keys = entries.map((entry, index) => {
      const { words, numbers, han, keys, wordCount, hanCount } = entryTerms(entry, fold);
      lists.words.add(words, index);
      lists.numbers.add(numbers, index);
      lists.han.add(han, index);
      counts.words[index] = wordCount;
      counts.han[index] = hanCount;
      return keys;
    });
    this.#terms = {
      words: new Vocabulary(lists.words.byTerm),
      numbers: new Vocabulary(lists.numbers.byTerm),
      han: new Vocabulary(lists.han.byTerm),
    };
    this.#wordCounts = counts.words;
    this.#hanCounts = counts.han;
    this.#weights = new Float32Array(entries.length);
    this.#units = new Uint8Array(entries.length);
    this.#counted = new Int32Array(entries.length);
    this.#touched = new Int32Array(entries.length);
  }

  get size(): number {
    return this.#entries.length;
  }

  /** @returns the entries whose score is high enough, best first, each with its score */
  search(search: IndexSearch): readonly FoundAddress[] {
    const folded = foldAddress(search.text);
    const units = searchUnits(folded, this.#terms, !search.isBasicSearchingMode);
    const asked = { units, folded, key: keyOf(folded), weight: weightOf(units) };
    const least = 100 - search.tolerance;
    const touched = this.#count(units, asked.weight, least);
    const best = this.#best(touched, asked)
      .map((index) => ({ index, score: this.#scoreOf(index, asked) }))
      .filter(({ score }) => score >= least)
      .sort(
        (one, other) =>
          other.score - one.score ||
          this.#lengthOf(one.index, folded) - this.#lengthOf(other.index, folded) ||
          one.index - other.index,
      )
      .slice(0, search.maxRecords)
      .map(({ index, score }) => ({ ...this.#entries[index], score }));
    for (const index of touched) this.#weights[index] = 0;
    return best;
  }

  /**
   * Adds up, for each entry, what of the search stands in it. The rarest units come first; once those
   * that are left cannot bring an entry to the score by themselves, they count for the others only.
   *
   * @returns the entries with anything
   */
  #count(units: readonly SearchUnit[], total: number, least: number): Int32Array {
    this.#touchedCount = 0;
    let left = total;
    for (const { weight, found } of units) {
      this.#stamp += 1;
      const isEnough = left === total || rounded((left / total) * SOME_WORDS) >= least;
      for (const { quality, postings } of found) {
        const isMeant = quality >= AS_MEANT ? 1 : 0;
        if (isEnough) this.#add(postings, weight * quality, isMeant);
        else this.#addToTouched(postings, weight * quality, isMeant);
      }
      left -= weight;
    }
    return this.#touched.subarray(0, this.#touchedCount);
  }

  /** Counts one unit for the entries that hold it. */
  #add(postings: Postings, weight: number, isMeant: 0 | 1): void {
    for (const index of postings) {
      if (this.#weights[index] === 0) {
        this.#touched[this.#touchedCount] = index;
        this.#touchedCount += 1;
        this.#units[index] = 0;
      }
      this.#addTo(index, weight, isMeant);
    }
  }

  /** As `#add`, for entries that hold another unit already: few among many, or many among few. */
  #addToTouched(postings: Postings, weight: number, isMeant: 0 | 1): void {
    if (this.#touchedCount * STEPS_OF_A_SEARCH > postings.length) {
      for (const index of postings) {
        if (this.#weights[index] !== 0) this.#addTo(index, weight, isMeant);
      }
      return;
    }
    for (let at = 0; at < this.#touchedCount; at += 1) {
      const index = this.#touched[at] ?? 0;
      if (holds(postings, index)) this.#addTo(index, weight, isMeant);
    }
  }

  /** Once for each unit: the best that it is there comes first. */
  #addTo(index: number, weight: number, isMeant: 0 | 1): void {
    if (this.#counted[index] === this.#stamp) return;
    this.#counted[index] = this.#stamp;
    this.#weights[index] = (this.#weights[index] ?? 0) + weight;
    this.#units[index] = (this.#units[index] ?? 0) + isMeant;
  }

  /** The entries that may be among the best: their number is small, so that the rest may take time. */
  #best(touched: Int32Array, { weight, folded }: Asked): readonly number[] {
    if (touched.length <= MOST_COMPARED) return [...touched];
    const steps = new Uint8Array(touched.length);
    for (let at = 0; at < touched.length; at += 1) {
      const index = touched[at] ?? 0;
      const part = (this.#weights[index] ?? 0) / weight;
      // Of two that hold as much of the search the shorter comes first.
      const shortness = 1 / (1 + this.#lengthOf(index, folded));
      steps[at] = Math.min(STEPS, Math.floor((part * 0.9 + shortness * 0.1) * STEPS));
    }
    const lowest = lowestStep(steps);
    const best: number[] = [];
    const rest: number[] = [];
    for (let at = 0; at < touched.length; at += 1) {
      const step = steps[at] ?? 0;
      if (step >= lowest) (step > lowest ? best : rest).push(touched[at] ?? 0);
    }
    return [...best, ...rest.slice(0, MOST_COMPARED - best.length)];
  }

  #lengthOf(index: number, { han }: FoldedAddress): number {
    return (han.length > 0 ? this.#hanCounts[index] : this.#wordCounts[index]) ?? 0;
  }

  #scoreOf(index: number, { units, folded, key, weight }: Asked): number {
    const part = (this.#weights[index] ?? 0) / weight;
    if ((this.#units[index] ?? 0) < units.length) return rounded(part * SOME_WORDS);
    const keys = this.#keys[index] ?? '';
    if (keys.includes(`\n${key}\n`)) return 100;
    const start = keys.indexOf(`\n${key}`);
    if (start >= 0) {
      const length = keys.indexOf('\n', start + 1) - start - 1;
      return rounded(BEGINNING + (9 * key.length) / length);
    }
    const length = Math.max(1, this.#lengthOf(index, folded));
    return rounded(ALL_WORDS + Math.min(9, (9 * units.length) / length));
  }
}

/** A search taken apart. */
interface Asked {
  readonly units: readonly SearchUnit[];
  readonly folded: FoldedAddress;
  readonly key: string;
  /** Of all units together. */
  readonly weight: number;
}

function remembering<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const answer = known.get(text) ?? ask(text);
    known.set(text, answer);
    return answer;
  };
}

const weightOf = (units: readonly SearchUnit[]): number =>
  units.reduce((sum, { weight }) => sum + weight, 0);

const rounded = (score: number): number => Math.round(score * 100) / 100;

const BEGINNING = 90;
const ALL_WORDS = 80;
const SOME_WORDS = 79;
/** How many entries are compared name by name. */
const MOST_COMPARED = 256;
const STEPS = 250;
/** How many steps it takes, about, to find an entry among all. */
const STEPS_OF_A_SEARCH = 16;

/** Whether an entry is one of some, which ascend. */
function holds(postings: Postings, index: number): boolean {
  let low = 0;
  let high = postings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((postings[middle] ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return postings[low] === index;
}

/** The step down to which there are as many as are compared; all where there are fewer. */
function lowestStep(steps: Uint8Array): number {
  const histogram = new Int32Array(STEPS + 1);
  for (const step of steps) histogram[step] = (histogram[step] ?? 0) + 1;
  let lowest = STEPS;
  for (let sum = histogram[lowest] ?? 0; lowest > 0 && sum < MOST_COMPARED; ) {
    lowest -= 1;
    sum += histogram[lowest] ?? 0;
  }
  return lowest;
}
