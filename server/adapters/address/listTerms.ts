import type { FoundAddress } from '#engine';
import type { EntryLengths } from './EntryTally.ts';
import { entryTerms } from './entryTerms.ts';
import { foldAddress } from './foldAddress.ts';
import type { Postings } from './Vocabulary.ts';

/** The terms of a list of entries. Each term has the indexes of the entries that contain it. */
export interface ListedTerms {
  readonly words: ReadonlyMap<string, Postings>;
  readonly numbers: ReadonlyMap<string, Postings>;
  readonly han: ReadonlyMap<string, Postings>;
  readonly lengths: EntryLengths;
  /** The names of each entry, see `EntryTerms`. */
  readonly keys: readonly string[];
}

/** Returns the terms of all entries of a list. Each entry is identified by its index. */
export function listTerms(entries: readonly FoundAddress[]): ListedTerms {
  const lists = { words: new TermLists(), numbers: new TermLists(), han: new TermLists() };
  const lengths = {
    words: new Uint16Array(entries.length),
    han: new Uint16Array(entries.length),
  };
  const fold = remembering(foldAddress);
  const allKeys = entries.map((entry, index) => {
    const { words, numbers, han, keys, wordCount, hanCount } = entryTerms(entry, fold);
    lists.words.add(words, index);
    lists.numbers.add(numbers, index);
    lists.han.add(han, index);
    lengths.words[index] = wordCount;
    lengths.han[index] = hanCount;
    return keys;
  });
  return {
    words: lists.words.postings(),
    numbers: lists.numbers.postings(),
    han: lists.han.postings(),
    lengths,
    keys: allKeys,
  };
}

function remembering<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const answer = known.get(text) ?? ask(text);
    known.set(text, answer);
    return answer;
  };
}

/** A collection of terms. Each term has the indexes of its entries, in the order of `add`. */
class TermLists {
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
