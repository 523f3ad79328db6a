import type { Postings } from './Vocabulary.ts';

/** A collection of terms. Each term has the indexes of its entries, in the order of `add`. */
export class TermLists {
  readonly #byTerm = new Map<string, number[]>();

  add(terms: ReadonlySet<string>, index: number): void {
    for (const term of terms) {
      const list = this.#byTerm.get(term);
      if (list) list.push(index);
      else this.#byTerm.set(term, [index]);
    }
  }

  postings(): ReadonlyMap<string, Postings> {
    const postings = new Map<string, Postings>();
    for (const [term, list] of this.#byTerm) postings.set(term, Int32Array.from(list));
    return postings;
  }
}
