import { lettersWrong } from './lettersWrong.ts';

/** The ascending indexes of the entries that contain a term. */
export type Postings = Int32Array;

const NOWHERE: Postings = new Int32Array(0);

/** A term that the applicant may have meant. */
export interface NearTerm {
  readonly term: string;
  readonly wrong: number;
}

/** All terms of one kind, each with the entries that contain it. */
export class Vocabulary {
  readonly #postings: ReadonlyMap<string, Postings>;
  /** All terms in ascending order, for searches by beginning. */
  readonly #sorted: readonly string[];
  /** A bit mask of the letters in each sorted term, to skip distant words quickly. */
  readonly #letters: Int32Array;
  readonly #lengths: Uint16Array;

  constructor(postings: ReadonlyMap<string, Postings>) {
    this.#postings = postings;
    this.#sorted = [...postings.keys()].sort();
    this.#letters = Int32Array.from(this.#sorted, lettersOf);
    this.#lengths = Uint16Array.from(this.#sorted, ({ length }) => length);
  }

  /** Returns the entries that contain a term; no entries for an unknown term. */
  of(term: string): Postings {
    return this.#postings.get(term) ?? NOWHERE;
  }

  /** Checks whether a term equals `start` or begins with it. */
  hasBeginning(start: string): boolean {
    return (this.#sorted[this.#firstFrom(start)] ?? '').startsWith(start);
  }

  /** Yields the longer terms that begin with `start`. */
  *beginningWith(start: string): Generator<string> {
    for (let at = this.#firstFrom(start); at < this.#sorted.length; at += 1) {
      const term = this.#sorted[at] ?? '';
      if (!term.startsWith(start)) return;
      if (term !== start) yield term;
    }
  }

  /**
   * Returns the terms that a word may mean: at most `mostWrong` letters are wrong, missing, added
   * or swapped with a neighbour.
   *
   * @returns each term with its number of wrong letters, 1 or more, fewest first
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
 * Returns a bit mask of the letters in a word, where two letters may share a bit. Each wrong letter
 * in a word changes at most two of the bits.
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
