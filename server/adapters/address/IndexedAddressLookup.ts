import type { FoundAddress } from '#engine';
import type { AddressLookup, AddressSearch } from '../../ports/AddressLookup.ts';
import { AddressIndex } from './AddressIndex.ts';
import { searchOutside } from './searchOutside.ts';

/** An address lookup that searches a list in memory, for a portal with one process. */
export class IndexedAddressLookup implements AddressLookup {
  readonly #index: AddressIndex;
  readonly #source: string;

  /**
   * @param entries addresses in both languages where known; Chinese in traditional characters
   * @param source the origin of the list, as shown to an operator
   */
  constructor(entries: readonly FoundAddress[], source: string) {
    this.#index = new AddressIndex(entries);
    this.#source = source;
  }

  async search(search: AddressSearch): Promise<readonly FoundAddress[]> {
    return searchOutside(search, async (outside) => this.#index.search(outside));
  }

  async describe(): Promise<string> {
    return `${this.#index.size} entries, ${this.#source}`;
  }
}
