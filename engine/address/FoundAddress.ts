/**
 * What the address lookup answers, in the words of the specification (document 2, section 3). It
 * comes from another service: any part may be missing or blank.
 */
export interface FoundAddress {
  readonly english?: PremisesAddress;
  readonly chinese?: PremisesAddress;
  /** The building's place in the government's grid: "2871424885T20050430". */
  readonly geoAddress?: string;
  readonly geoSpatialInformation?: GeoSpatialInformation;
  /** How sure the service is, 0 to 100. */
  readonly score?: number;
}

/** Where a building stands: metres of the Hong Kong 1980 grid, degrees of WGS 84. */
export interface GeoSpatialInformation {
  readonly northing?: number;
  readonly easting?: number;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** A building's address in one language. */
export interface PremisesAddress {
  readonly buildingName?: string;
  readonly block?: BlockAddress;
  readonly estate?: { readonly name?: string; readonly phase?: string };
  readonly street?: StreetAddress;
  /** Numbers and name of a village, in place of a street or beside one. */
  readonly village?: StreetAddress;
  /** A code (`KT`) or a name in any spelling ("KWUN TONG DISTRICT"). */
  readonly district?: string;
  /** `HK`, `KLN`, `NT`, or the name. */
  readonly region?: string;
  readonly threeDAddress?: {
    readonly floor?: { readonly number?: string };
    readonly unit?: UnitAddress;
  };
}

interface BlockAddress {
  /** "BLK", "TOWER". */
  readonly descriptor?: string;
  readonly number?: string;
  /** "TOWER 1" where `Y`, "1 TOWER" where `N`. */
  readonly isDescriptorGoFirst?: 'Y' | 'N';
}

interface StreetAddress {
  readonly buildingNoFrom?: string;
  readonly buildingNoTo?: string;
  readonly streetName?: string;
  /** The place that tells streets of one name apart. */
  readonly locationName?: string;
}

interface UnitAddress {
  readonly descriptor?: string;
  readonly number?: string;
  readonly portion?: string;
}
