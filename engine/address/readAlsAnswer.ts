import type { FoundAddress, GeoSpatialInformation, PremisesAddress } from './FoundAddress.ts';

/**
 * Parses a response of the government's Address Lookup Service, or of a server with the same
 * format. The response is untrusted: texts are cleaned, and texts that are too long are omitted.
 * Parts of another type are omitted, and a record with an invalid score is dropped.
 *
 * @param answer parsed JSON; `SuggestedAddress` is absent without a result
 * @returns the records in the order of the response
 * @throws {TypeError} when the value is not a response of the service
 * @see the service's data dictionary (T361); captured responses differ in details: an object or a
 *   list of one for coordinates, numbers or texts for numbers
 *
 * @example
 * readAlsAnswer({ RequestAddress: { AddressLine: ['queensway'] } }); // []: nothing was found
 * readAlsAnswer('<html>');
 * // throws TypeError('Cannot read the addresses: not an answer of the service')
 */
export function readAlsAnswer(answer: unknown): readonly FoundAddress[] {
  const suggested = part(answer, 'SuggestedAddress');
  const isAnswer = part(answer, 'RequestAddress') !== undefined || Array.isArray(suggested);
  if (!isAnswer) throw new TypeError('Cannot read the addresses: not an answer of the service');
  return Array.isArray(suggested) ? suggested.flatMap(readRecord) : [];
}

function readRecord(record: unknown): readonly FoundAddress[] {
  const given = part(part(record, 'ValidationInformation'), 'Score');
  const score = numberOf(given);
  if (given !== undefined && (score === undefined || score < 0)) return [];
  const found = readPremises(part(part(record, 'Address'), 'PremisesAddress'));
  return [{ ...found, ...(score === undefined ? {} : { score: Math.min(score, 100) }) }];
}

/**
 * Parses one `PremisesAddress` of the service's response or of its bulk file (GeoJSON), where a
 * district is a plain text.
 *
 * @param premises parsed JSON, untrusted
 * @returns only the parts that are valid
 *
 * @example
 * readPremises({ EngPremisesAddress: { BuildingName: ' EXAMPLE  BUILDING', Region: 'HK' } });
 * // { english: { buildingName: 'EXAMPLE BUILDING', region: 'HK' } }
 * readPremises(undefined); // {}
 */
export function readPremises(premises: unknown): FoundAddress {
  return known({
    english: readLanguage(part(premises, 'EngPremisesAddress'), 'Eng'),
    chinese: readLanguage(part(premises, 'ChiPremisesAddress'), 'Chi'),
    geoAddress: textOf(part(premises, 'GeoAddress')),
    geoSpatialInformation: readPlace(only(part(premises, 'GeospatialInformation'))),
  }) as FoundAddress;
}

function readLanguage(address: unknown, prefix: 'Eng' | 'Chi'): PremisesAddress | undefined {
  const block = part(address, `${prefix}Block`);
  const estate = part(address, `${prefix}Estate`);
  const phase = part(estate, `${prefix}Phase`);
  const district = part(address, `${prefix}District`);
  const room = only(part(address, `${prefix}3dAddress`));
  const unit = part(room, `${prefix}Unit`);
  const goesFirst = part(block, 'BlockDescriptorPrecedenceIndicator');
  return some({
    buildingName: textOf(part(address, 'BuildingName')),
    block: some({
      descriptor: textOf(part(block, 'BlockDescriptor')),
      number: textOf(part(block, 'BlockNo')),
      isDescriptorGoFirst: goesFirst === 'Y' || goesFirst === 'N' ? goesFirst : undefined,
    }),
    estate: some({
      name: textOf(part(estate, 'EstateName')),
      phase: textOf(part(phase, 'PhaseName')) ?? textOf(part(phase, 'PhaseNo')),
    }),
    street: readStreet(part(address, `${prefix}Street`), 'StreetName'),
    village: readStreet(part(address, `${prefix}Village`), 'VillageName'),
    district: textOf(part(district, 'DcDistrict')) ?? textOf(district),
    region: textOf(part(address, 'Region')),
    threeDAddress: some({
      floor: some({ number: textOf(part(part(room, `${prefix}Floor`), 'FloorNum')) }),
      unit: some({
        descriptor: textOf(part(unit, 'UnitDescriptor')),
        number: textOf(part(unit, 'UnitNo')),
        portion: textOf(part(unit, 'UnitPortion')),
      }),
    }),
  }) as PremisesAddress | undefined;
}

function readStreet(street: unknown, nameKey: string): PremisesAddress['street'] {
  return some({
    buildingNoFrom: textOf(part(street, 'BuildingNoFrom')),
    buildingNoTo: textOf(part(street, 'BuildingNoTo')),
    streetName: textOf(part(street, nameKey)),
    locationName: textOf(part(street, 'LocationName')),
  });
}

function readPlace(place: unknown): GeoSpatialInformation | undefined {
  return some({
    northing: numberOf(part(place, 'Northing')),
    easting: numberOf(part(place, 'Easting')),
    latitude: numberOf(part(place, 'Latitude')),
    longitude: numberOf(part(place, 'Longitude')),
  });
}

function part(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key) ?? undefined;
}

/**
 * Returns the element of a list of one, and `undefined` for a longer list: among several units, the
 * wanted one is unknown.
 */
function only(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.length === 1 ? value[0] : undefined;
}

const LONGEST_TEXT = 200;

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && !Number.isFinite(value)) return undefined;
  const text = String(value)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return text === '' || text.length > LONGEST_TEXT ? undefined : text;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Removes absent parts. */
function known<Parts extends object>(parts: Parts): Partial<Parts> {
  const entries = Object.entries(parts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Parts>;
}

/** Removes absent parts like `known`; returns `undefined` if no part remains. */
function some<Parts extends object>(parts: Parts): Given<Parts> | undefined {
  const given = known(parts);
  return Object.keys(given).length > 0 ? (given as Given<Parts>) : undefined;
}

type Given<Parts> = { readonly [Key in keyof Parts]?: Exclude<Parts[Key], undefined> };
