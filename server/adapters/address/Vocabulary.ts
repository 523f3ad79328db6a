import { lettersWrong } from './lettersWrong.ts';

/** Entries that hold a term, ascending. */
export type Postings = Int32Array;

const NOWHERE: Postings = new Int32Array(0);

/** A term that was perhaps meant. */
export interface NearTerm {
  readonly term: string;
  readonly wrong: number;
}

/** The terms of all entries of one kind, and where each stands. */
export class Vocabulary {
  readonly #postings: ReadonlyMap<string, Postings>;
  /** All terms in order, for beginnings. */
  readonly #sorted: readonly string[];
  /** Which letters each of the sorted terms has, a bit each: far words are passed over quickly. */
  readonly #letters: Int32Array;
  readonly #lengths: Uint16Array;

  constructor(postings: ReadonlyMap<string, Postings>) {
    this.#postings = postings;
    this.#sorted = [...postings.keys()].sort();
    this.#letters = Int32Array.from(this.#sorted, lettersOf);
    this.#lengths = Uint16Array.from(this.#sorted, ({ length }) => length);
  }

  /** Where a term stands; nowhere for an unknown one. */
  of(term: string): Postings {
    return this.#postings.get(term) ?? NOWHERE;
  }

  /** Whether a term is this or begins so. */
  hasBeginning(start: string): boolean {
    return (this.#sorted[this.#firstFrom(start)] ?? '').startsWith(start);
  }

  /** The other terms that begin so. */
  *beginningWith(start: string): Generator<string> {
    for (let at = this.#firstFrom(start); at < this.#sorted.length; at += 1) {
      const term = this.#sorted[at] ?? '';
      if (!term.startsWith(start)) return;
      if (term !== start) yield term;
    }
  }

  /**
   * The terms that a word may have been meant to be: at most so many letters are wrong, missing, too
   * many or swapped with their neighbour.
   *
   * @returns each with how many letters are wrong, 1 or more, those with fewer first
   */
  near(word: string, mostWrong: number): readonly NearTerm[] {
    const letters = lettersOf(word);
    const near: NearTerm[] = [];
    for (let at = 0; at < this.#sorted.length; at += 1) {
      if (Math.abs((this.#lengths[at] ?? 0) - word.length) > mostWrong) continue;
      if (bitsOf((this.#letters[at] ?? 0) ^ letters) > 2 * mostWrong) continue;
      const term = this.#sorted[at] ?? '';
      const wrong = lettersWrong(term, word, mostWrong);
      if (wrong <= mostWrong) near.push({ term, wrong });
    }
    return near.sort((one, other) => one.wrong - other.wrong);
  }

  #firstFrom(start: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Which letters a word has, a bit each, of which two letters may share one: each letter that is wrong in
 * a word changes two of the bits at most.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
