/**
 * An address from the lookup service, under the names of the specification (document 2, section 3).
 * It comes from another service: any part may be missing or blank.
 */
export interface FoundAddress {
  readonly english?: PremisesAddress;
  readonly chinese?: PremisesAddress;
  /** The building's position in the government's grid, such as "2871424885T20050430". */
  readonly geoAddress?: string;
  readonly geoSpatialInformation?: GeoSpatialInformation;
  /** The match score of the service, 0 to 100. */
  readonly score?: number;
}

/** The location of a building: metres of the Hong Kong 1980 grid, degrees of WGS 84. */
export interface GeoSpatialInformation {
  readonly northing?: number;
  readonly easting?: number;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** An address of a building in one language. */
export interface PremisesAddress {
  readonly buildingName?: string;
  readonly block?: BlockAddress;
  readonly estate?: { readonly name?: string; readonly phase?: string };
  readonly street?: StreetAddress;
  /** The numbers and the name of a village, instead of a street or together with a street. */
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
  /** The kind of block, such as "BLK" or "TOWER". */
  readonly descriptor?: string;
  readonly number?: string;
  /** The order of descriptor and number: "TOWER 1" for `Y`, "1 TOWER" for `N`. */
  readonly isDescriptorGoFirst?: 'Y' | 'N';
}

interface StreetAddress {
  readonly buildingNoFrom?: string;
  readonly buildingNoTo?: string;
  readonly streetName?: string;
  /** The locality that distinguishes streets of the same name. */
  readonly locationName?: string;
}

interface UnitAddress {
  readonly descriptor?: string;
  readonly number?: string;
  readonly portion?: string;
}
