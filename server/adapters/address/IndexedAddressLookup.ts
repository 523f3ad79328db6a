import {
  type FoundAddress,
  type OutsideAndInside,
  type PremisesAddress,
  takeFloorAndUnit,
} from '#engine';
import type { AddressLookup, AddressSearch } from '../../ports/AddressLookup.ts';
import { AddressIndex } from './AddressIndex.ts';

/** Addresses of a list, in memory: for one machine. */
export class IndexedAddressLookup implements AddressLookup {
  readonly #index: AddressIndex;
  readonly #source: string;

  /**
   * @param entries in both languages where they are known, Chinese in traditional characters
   * @param source whence they come, for an operator
   */
  constructor(entries: readonly FoundAddress[], source: string) {
    this.#index = new AddressIndex(entries);
    this.#source = source;
  }

  async search(search: AddressSearch): Promise<readonly FoundAddress[]> {
    return searchIndex(this.#index, search);
  }

  async describe(): Promise<string> {
    return `${this.#index.size} entries, ${this.#source}`;
  }
}

/**
 * Searches an index for an address as somebody writes it. No list knows floors and units: those that
 * were typed are left out of the search, and stand in the answer where they are asked for.
 */
export function searchIndex(index: AddressIndex, search: AddressSearch): readonly FoundAddress[] {
  const { outside, ...inside } = takeFloorAndUnit(search.text);
  const found = index.search({ ...search, text: outside });
  const isInside = search.is3d && Object.keys(inside).length > 0;
  return isInside ? found.map((entry) => withInside(entry, inside)) : found;
}

function withInside(
  { english, chinese, ...rest }: FoundAddress,
  { floor, unit }: Omit<OutsideAndInside, 'outside'>,
): FoundAddress {
  const threeDAddress = {
    ...(floor === undefined ? {} : { floor: { number: floor } }),
    ...(unit === undefined ? {} : { unit: { number: unit } }),
  };
  const within = (premises: PremisesAddress) => ({ ...premises, threeDAddress });
  return {
    ...rest,
    ...(english && { english: within(english) }),
    ...(chinese && { chinese: within(chinese) }),
  };
}
