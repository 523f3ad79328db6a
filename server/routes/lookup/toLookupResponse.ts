import type { FoundAddress, PremisesAddress } from '#engine';
import type { LookupResponse } from '#schemas/types/lookup-response.generated.d.ts';
import { simplified } from '../../locales/chineseCharacters.ts';
import type { AnswerLanguages } from './answerLanguages.ts';

/**
 * Converts found addresses to the format of the Government's address service. Omits unknown parts.
 */
export function toLookupResponse(
  asked: string,
  found: readonly FoundAddress[],
  languages: AnswerLanguages,
): LookupResponse {
  return {
    RequestAddress: { AddressLine: [asked] },
    SuggestedAddress: found.map((address) => ({
      Address: { PremisesAddress: premisesAddress(address, languages) },
      ValidationInformation: { Score: address.score ?? 0 },
    })),
  };
}

type WirePremises = LookupResponse['SuggestedAddress'][number]['Address']['PremisesAddress'];

function premisesAddress(
  { english, chinese, geoAddress, geoSpatialInformation: place }: FoundAddress,
  languages: AnswerLanguages,
): WirePremises {
  const spell = languages.chinese === 'zh-Hans' ? simplified : same;
  return given({
    EngPremisesAddress: languages.english && english ? inLanguage(english, 'Eng', same) : undefined,
    ChiPremisesAddress:
      languages.chinese && chinese ? inLanguage(chinese, 'Chi', spell) : undefined,
    GeoAddress: geoAddress,
    GeospatialInformation:
      place &&
      given({
        Northing: place.northing,
        Easting: place.easting,
        Latitude: place.latitude,
        Longitude: place.longitude,
      }),
  });
}

const same = (text: string) => text;

/**
 * Returns the parts of one language. Only the English parts report whether a block's descriptor
 * comes first.
 */
function inLanguage(address: PremisesAddress, prefix: 'Eng' | 'Chi', spell: Spell): object {
  const { block, estate, street, village, threeDAddress } = address;
  const text = (part: string | undefined) => (part === undefined ? undefined : spell(part));
  const { floor, unit } = threeDAddress ?? {};
  return (
    some({
      BuildingName: text(address.buildingName),
      Region: text(address.region),
      [`${prefix}Block`]: some({
        BlockDescriptor: text(block?.descriptor),
        BlockNo: text(block?.number),
        ...(prefix === 'Eng' && { BlockDescriptorPrecedenceIndicator: block?.isDescriptorGoFirst }),
      }),
      [`${prefix}Estate`]: some({
        EstateName: text(estate?.name),
        [`${prefix}Phase`]: some({ PhaseName: text(estate?.phase) }),
      }),
      [`${prefix}Village`]: onStreet(village, 'VillageName', text),
      [`${prefix}Street`]: onStreet(street, 'StreetName', text),
      [`${prefix}District`]: some({ DcDistrict: text(address.district) }),
      [`${prefix}3dAddress`]: threeDAddress && [
        given({
          [`${prefix}Floor`]: some({ FloorNum: text(floor?.number) }),
          [`${prefix}Unit`]: some({
            UnitDescriptor: text(unit?.descriptor),
            UnitNo: text(unit?.number),
            UnitPortion: text(unit?.portion),
          }),
        }),
      ],
    }) ?? {}
  );
}

type Spell = (text: string) => string;

function onStreet(
  street: PremisesAddress['street'],
  nameKey: 'StreetName' | 'VillageName',
  text: (part: string | undefined) => string | undefined,
): object | undefined {
  return some({
    LocationName: text(street?.locationName),
    [nameKey]: text(street?.streetName),
    BuildingNoFrom: text(street?.buildingNoFrom),
    BuildingNoTo: text(street?.buildingNoTo),
  });
}

type Given<Parts> = { [Key in keyof Parts]?: Exclude<Parts[Key], undefined> };

/** Returns the object without its `undefined` values. */
function given<Parts extends object>(parts: Parts): Given<Parts> {
  const entries = Object.entries(parts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<Parts>;
}

function some<Parts extends object>(parts: Parts): Given<Parts> | undefined {
  const known = given(parts);
  return Object.keys(known).length > 0 ? known : undefined;
}
