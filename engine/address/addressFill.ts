import type { Language } from '../constants/language.ts';
import { districtAndRegionOf } from './districts.ts';
import type { FoundAddress, PremisesAddress } from './FoundAddress.ts';

/** The answers of the shared block `address`; region and district as codes. */
export type AddressFill = Readonly<Partial<Record<AddressKey, string>>>;

export type AddressKey =
  | 'flat'
  | 'floor'
  | 'block'
  | 'building'
  | 'estate'
  | 'street'
  | 'region'
  | 'district';

/**
 * Returns the parts of an address form that a found address fills in, in capitals. It uses the
 * English address if present: the forms require addresses "in English in block letters"
 * (specification, document 2, section 3). Otherwise it uses the Chinese one.
 *
 * @param found an address with any parts missing
 * @param language the language of the page, for a form that takes addresses in that language
 * @returns the parts that are known and not blank
 *
 * @example
 * const chinese = { buildingName: '示例大廈', district: '灣仔', region: '香港' };
 * addressFill({ english: { buildingName: 'Example Building', block: { number: '3' } }, chinese });
 * // { block: '3', building: 'EXAMPLE BUILDING' }
 * addressFill({ chinese }); // { building: '示例大廈', district: 'WC', region: 'HK' }: no English address
 * addressFill({}); // {}
 */
export function addressFill(
  { english, chinese }: FoundAddress,
  language: Language = 'en',
): AddressFill {
  const premises = language === 'en' ? (english ?? chinese) : (chinese ?? english);
  return premises ? partsIn(premises) : {};
}

/** Returns the parts of a found address in one of its languages, region and district as codes. */
export function partsIn(premises: PremisesAddress): AddressFill {
  const { block, estate, street, threeDAddress } = premises;
  const { floor, unit } = threeDAddress ?? {};
  const isPlainBlock = PLAIN_BLOCK.test(block?.descriptor ?? '');
  const blockName =
    block?.isDescriptorGoFirst === 'N'
      ? joined(block.number, block.descriptor)
      : joined(block?.descriptor, block?.number);
  const parts = {
    flat: `${unit?.number ?? ''}${unit?.portion ?? ''}`,
    floor: floor?.number,
    block: isPlainBlock ? block?.number : undefined,
    // "TOWER 1" is not a block number but part of the building's name.
    building: isPlainBlock ? premises.buildingName : joined(premises.buildingName, blockName),
    estate: joined(estate?.name, estate?.phase),
    street: streetText(street) || streetText(premises.village),
    ...districtAndRegionOf(premises.district, premises.region),
  };
  const given = Object.entries(parts)
    .map(([key, part]) => [key, (part ?? '').trim().toUpperCase()] as const)
    .filter(([, part]) => part !== '');
  return Object.fromEntries(given);
}

/**
 * Returns the street, such as "66-68 QUEENSWAY"; in Chinese 金鐘道66-68號. The locality follows if it
 * fits.
 */
function streetText(street: PremisesAddress['street']): string {
  if (!street) return '';
  const { buildingNoFrom = '', buildingNoTo = '', streetName = '', locationName = '' } = street;
  const isRange = buildingNoFrom !== '' && buildingNoTo !== '' && buildingNoFrom !== buildingNoTo;
  const number = isRange ? `${buildingNoFrom}-${buildingNoTo}` : buildingNoFrom || buildingNoTo;
  if (HAN.test(streetName)) {
    return `${locationName}${streetName}${number === '' ? '' : `${number}號`}`;
  }
  const text = joined(number, streetName);
  const placed = [text, locationName].filter((part) => part !== '').join(', ');
  return placed.length <= STREET_MAX_CHARS ? placed : text;
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part.trim() !== '').join(' ');
}

const PLAIN_BLOCK = /^(?:blk\.?|block|座)?$/iu;
const HAN = /\p{Script=Han}/u;
/** The maximum length of the street in the shared block (specification, document 2, section 5). */
const STREET_MAX_CHARS = 40;
