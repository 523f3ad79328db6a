import { type Asked, type Candidate, rounded, SOME_WORDS } from './scores.ts';
import { EXACT_MATCH_SIMILARITY, type SearchUnit } from './searchUnits.ts';
import type { Postings } from './Vocabulary.ts';

/** The number of words and Chinese characters in each entry. */
export interface EntryLengths {
  readonly words: Uint16Array;
  readonly han: Uint16Array;
}

/**
 * A tally of the search parts that each entry of a list contains. It identifies entries by their
 * index only, so the list itself may be in memory or in a database.
 */
export class EntryTally {
  readonly #lengths: EntryLengths;
  /**
   * Values of one search, by entry: matched weight, number of exactly matched units, last counted
   * unit.
   */
  readonly #weights: Float32Array;
  readonly #units: Uint8Array;
  readonly #counted: Int32Array;
  readonly #touched: Int32Array;
  #touchedCount = 0;
  #stamp = 0;

  constructor(lengths: EntryLengths) {
    const size = lengths.words.length;
    this.#lengths = lengths;
    this.#weights = new Float32Array(size);
    this.#units = new Uint8Array(size);
    this.#counted = new Int32Array(size);
    this.#touched = new Int32Array(size);
  }

  /** Returns the entries that may rank best, at most 256. The caller compares their names. */
  candidates(asked: Asked): readonly Candidate[] {
    const touched = this.#count(asked.units, asked.weight, asked.least);
    const candidates = this.#best(touched, asked).map((index) => ({
      index,
      part: (this.#weights[index] ?? 0) / asked.weight,
      isWhole: (this.#units[index] ?? 0) >= asked.units.length,
      length: this.#lengthOf(index, asked),
    }));
    for (const index of touched) this.#weights[index] = 0;
    return candidates;
  }

  /**
   * Adds up, for each entry, the weight of the search units that it contains. The rarest units come
   * first. Once the remaining units alone cannot reach the minimum score, they add no new entries.
   *
   * @returns the entries with at least one unit
   */
  #count(units: readonly SearchUnit[], total: number, least: number): Int32Array {
    this.#touchedCount = 0;
    let left = total;
    for (const { weight, found } of units) {
      this.#stamp += 1;
      const isEnough = left === total || rounded((left / total) * SOME_WORDS) >= least;
      for (const { quality, postings } of found) {
        const isMeant = quality >= EXACT_MATCH_SIMILARITY ? 1 : 0;
        if (isEnough) this.#add(postings, weight * quality, isMeant);
        else this.#addToTouched(postings, weight * quality, isMeant);
      }
      left -= weight;
    }
    return this.#touched.subarray(0, this.#touchedCount);
  }

  /** Counts one unit for the entries that contain it. */
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

  /**
   * Counts one unit like `#add`, but only for entries that already contain another unit. Loops over
   * the list that is cheaper to search.
   */
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

  /** Counts a unit once for each entry. The best match of a unit comes first. */
  #addTo(index: number, weight: number, isMeant: 0 | 1): void {
    if (this.#counted[index] === this.#stamp) return;
    this.#counted[index] = this.#stamp;
    this.#weights[index] = (this.#weights[index] ?? 0) + weight;
    this.#units[index] = (this.#units[index] ?? 0) + isMeant;
  }

  #best(touched: Int32Array, asked: Asked): readonly number[] {
    if (touched.length <= MOST_COMPARED) return [...touched];
    const steps = new Uint8Array(touched.length);
    for (let at = 0; at < touched.length; at += 1) {
      const index = touched[at] ?? 0;
      const part = (this.#weights[index] ?? 0) / asked.weight;
      // If two entries contain the same share of the search, the shorter entry comes first.
      const shortness = 1 / (1 + this.#lengthOf(index, asked));
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

  #lengthOf(index: number, { folded }: Asked): number {
    return (folded.han.length > 0 ? this.#lengths.han[index] : this.#lengths.words[index]) ?? 0;
  }
}

/** The number of entries whose names are compared. */
const MOST_COMPARED = 256;
const STEPS = 250;
/** The approximate number of steps of a binary search among all entries. */
const STEPS_OF_A_SEARCH = 16;

/** Checks whether an ascending list contains an entry. */
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

/**
 * Returns the highest step at which enough candidates reach it or more; 0 when there are too few
 * candidates.
 */
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
