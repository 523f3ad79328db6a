import type { FoundAddress } from '#engine';
import { EntryTally } from './EntryTally.ts';
import { foldAddress } from './foldAddress.ts';
import { listTerms } from './listTerms.ts';
import { askedFor, type IndexSearch, ranked } from './scores.ts';
import type { Terms } from './searchUnits.ts';
import { Vocabulary } from './Vocabulary.ts';

/** An in-memory index of addresses, searched by words, numbers and Chinese characters. */
export class AddressIndex {
  readonly #entries: readonly FoundAddress[];
  readonly #terms: Terms;
  readonly #keys: readonly string[];
  readonly #tally: EntryTally;

  constructor(entries: readonly FoundAddress[]) {
    const { words, numbers, han, keys, lengths } = listTerms(entries);
    this.#entries = entries;
    this.#keys = keys;
    this.#terms = {
      words: new Vocabulary(words),
      numbers: new Vocabulary(numbers),
      han: new Vocabulary(han),
    };
    this.#tally = new EntryTally(lengths);
  }

  get size(): number {
    return this.#entries.length;
  }

  /**
   * Returns the entries that reach the minimum score, best first, each with its score. Returns at
   * most `maxRecords` entries.
   */
  search(search: IndexSearch): readonly FoundAddress[] {
    const asked = askedFor(foldAddress(search.text), this.#terms, search);
    return ranked(this.#tally.candidates(asked), (index) => this.#keys[index], asked).map(
      ({ index, score }) => ({ ...this.#entries[index], score }),
    );
  }
}
