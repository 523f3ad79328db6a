import type { FoundAddress } from '#engine';
import { samplePlaces } from '../../server/adapters/address/samplePlaces.ts';
import { simplified } from '../../server/locales/chineseCharacters.ts';
import type { Random } from '../protocol/seededRandom.ts';

/** Returns `count` invented addresses: house numbers in the streets of the sample. */
export function madeUp(count: number): readonly FoundAddress[] {
  const streets = samplePlaces().filter(
    ({ english }) => english?.street && !english.street.buildingNoFrom && !english.estate,
  );
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const { english, chinese } = streets[at % streets.length] ?? {};
    const buildingNoFrom = String(1 + Math.floor(at / streets.length));
    return {
      english: { ...english, street: { ...english?.street, buildingNoFrom } },
      chinese: { ...chinese, street: { ...chinese?.street, buildingNoFrom } },
    };
  });
}

/** Returns a text that a user can type to find an entry. */
export function searchFor(entry: FoundAddress, random: Random): string {
  const { english, chinese } = entry;
  const number = english?.street?.buildingNoFrom ?? '';
  const street = english?.street?.streetName ?? english?.village?.streetName ?? '';
  const name = english?.buildingName ?? street;
  const chineseName = `${chinese?.street?.streetName ?? chinese?.buildingName ?? name}${number}`;
  const slip = 1 + random.below(Math.max(1, name.length - 1));
  return random.pick([
    name,
    `${number} ${street}`,
    `${street} ${number}, ${english?.district ?? ''}`,
    `${name}, ${number} ${street}`,
    `${chineseName}號`,
    simplified(chineseName),
    name.slice(0, 3 + random.below(name.length)),
    name.slice(0, slip) + name.slice(slip + 1),
  ]);
}
