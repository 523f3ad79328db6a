import type { Language } from '../language.ts';
import { placeOf } from './districts.ts';
import type { FoundAddress, PremisesAddress } from './FoundAddress.ts';

/** Answers of the shared block `address`; region and district as codes. */
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
 * What a found address fills in, in capitals. In English where the service has it: that is how the
 * forms ask for addresses (specification, document 2, section 3: "in English in block letters");
 * otherwise in Chinese.
 *
 * @param found of which any part may be missing
 * @param language of a form that takes addresses in the language of its page
 * @returns the parts that are known; nothing that is blank
 */
export function addressFill(
  { english, chinese }: FoundAddress,
  language: Language = 'en',
): AddressFill {
  const premises = language === 'en' ? (english ?? chinese) : (chinese ?? english);
  return premises ? partsIn(premises) : {};
}

/** The parts of a found address in one of its languages, region and district as codes. */
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
    // "TOWER 1" is no block number: it belongs to the building's name.
    building: isPlainBlock ? premises.buildingName : joined(premises.buildingName, blockName),
    estate: joined(estate?.name, estate?.phase),
    street: streetText(street) || streetText(premises.village),
    ...placeOf(premises.district, premises.region),
  };
  const given = Object.entries(parts)
    .map(([key, part]) => [key, (part ?? '').trim().toUpperCase()] as const)
    .filter(([, part]) => part !== '');
  return Object.fromEntries(given);
}

/** "66-68 QUEENSWAY"; in Chinese 金鐘道66-68號. The place stands behind where there is room for it. */
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
/** Limit of the street in the shared block (specification, document 2, section 5). */
const STREET_MAX_CHARS = 40;
