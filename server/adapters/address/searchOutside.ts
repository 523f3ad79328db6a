import {
  type FoundAddress,
  type OutsideAndInside,
  type PremisesAddress,
  takeFloorAndUnit,
} from '#engine';
import type { AddressSearch } from '../../ports/AddressLookup.ts';

/**
 * Searches a list for an address in free text. Lists contain no floors or units, so the search
 * omits them. The results contain the searched floor and unit if `is3d` is set.
 *
 * @param find searches the list, for an address without floor and unit
 */
export async function searchOutside(
  search: AddressSearch,
  find: (outside: AddressSearch) => Promise<readonly FoundAddress[]>,
): Promise<readonly FoundAddress[]> {
  const { outside, ...inside } = takeFloorAndUnit(search.text);
  const found = await find({ ...search, text: outside });
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
