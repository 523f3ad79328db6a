import { readFile } from 'node:fs/promises';
import { type FoundAddress, readPremises } from '#engine';

/** An error for a file from which no address can be read; the message gives the reason. */
export class AddressFileError extends Error {}

/** The content of an address file. */
export interface AddressFile {
  readonly entries: readonly FoundAddress[];
  /** The number of records without any name or street. */
  readonly leftOut: number;
}

/**
 * Reads addresses from a bulk file of the Address Lookup Service (GeoJSON, one district per file)
 * or from its compact form. The compact form has two lists of arrays. `districts` contains
 * `[English, Chinese, region]`, `roads` contains `[district index, English, Chinese, buildings]`. A
 * building is `[number, English, Chinese]`.
 *
 * @throws {AddressFileError} when the file is missing, has neither format, or contains no address
 */
export async function readAddressFile(path: string): Promise<AddressFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new AddressFileError(`Cannot read ${path}: there is no such file`);
  });
  const content = parsed(path, text);
  const records = recordsOf(content);
  if (!records) {
    throw new AddressFileError(
      `Cannot read ${path}: neither GeoJSON of the Address Lookup Service nor its compact form`,
    );
  }
  const entries = records.filter(isNamed);
  if (entries.length === 0) throw new AddressFileError(`Cannot read ${path}: it has no addresses`);
  return { entries, leftOut: records.length - entries.length };
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new AddressFileError(`Cannot read ${path}: it is not JSON`);
  }
}

function recordsOf(content: unknown): readonly FoundAddress[] | undefined {
  const features = field(content, 'features');
  if (Array.isArray(features)) return features.map(readFeature);
  const [districts, roads] = [field(content, 'districts'), field(content, 'roads')];
  if (!Array.isArray(districts) || !Array.isArray(roads)) return undefined;
  return roads.flatMap((road) => readRoad(road, districts));
}

/** Reads a feature of a bulk file. Its coordinates are outside the address. */
function readFeature(feature: unknown): FoundAddress {
  const properties = field(feature, 'properties');
  const premises = field(field(properties, 'Address'), 'PremisesAddress');
  const [Longitude, Latitude] = list(field(field(feature, 'geometry'), 'coordinates'));
  const place = {
    Northing: field(properties, 'Northing'),
    Easting: field(properties, 'Easting'),
    Latitude,
    Longitude,
  };
  return readPremises({ ...record(premises), GeospatialInformation: place });
}

/** Returns the address of a road, and the address of each building on it. */
function readRoad(road: unknown, districts: readonly unknown[]): readonly FoundAddress[] {
  const [district, english, chinese, buildings] = list(road);
  const [districtEnglish, districtChinese, region] = list(districts[Number(district)]);
  const one = (number: unknown, name: unknown, chineseName: unknown) =>
    readPremises({
      EngPremisesAddress: {
        BuildingName: name,
        EngStreet: { StreetName: english, BuildingNoFrom: number },
        EngDistrict: districtEnglish,
        Region: region,
      },
      ChiPremisesAddress: {
        BuildingName: chineseName,
        ChiStreet: { StreetName: chinese, BuildingNoFrom: number },
        ChiDistrict: districtChinese,
        Region: REGIONS[String(region)],
      },
    });
  const there = list(buildings).map((building) => {
    const [number, name, chineseName] = list(building);
    return one(number, name, chineseName);
  });
  return [one(undefined, undefined, undefined), ...there];
}

const REGIONS: Readonly<Record<string, string>> = { HK: '香港', KLN: '九龍', NT: '新界' };

/** Checks that an entry has a name or a street: a district alone is not an address. */
function isNamed({ english, chinese }: FoundAddress): boolean {
  return [english, chinese].some(
    (premises) =>
      premises?.buildingName !== undefined ||
      premises?.estate?.name !== undefined ||
      premises?.street?.streetName !== undefined ||
      premises?.village?.streetName !== undefined,
  );
}

function record(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function field(value: unknown, key: string): unknown {
  return Object.hasOwn(record(value), key) ? Reflect.get(record(value), key) : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
