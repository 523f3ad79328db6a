/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * Answer of POST /lookup in the shape of the government's Address Lookup Service: what it names requestAddress and suggestedAddresses in the specification (document 2, section 3).
 */
export interface LookupResponse {
  RequestAddress: {
    /**
     * Items: The address that was asked for.
     */
    AddressLine: string[];
  };
  /**
   * Best first; empty where nothing was found.
   */
  SuggestedAddress: {
    Address: {
      PremisesAddress: {
        /**
         * In English.
         */
        EngPremisesAddress?: {
          BuildingName?: string;
          /**
           * HK, KLN or NT
           */
          Region?: string;
          EngBlock?: {
            BlockDescriptor?: string;
            BlockNo?: string;
            /**
             * Y: the descriptor goes first.
             */
            BlockDescriptorPrecedenceIndicator?: 'Y' | 'N';
          };
          EngEstate?: {
            EstateName?: string;
            EngPhase?: {
              PhaseName?: string;
            };
          };
          EngVillage?: {
            LocationName?: string;
            VillageName?: string;
            BuildingNoFrom?: string;
            BuildingNoTo?: string;
          };
          EngStreet?: {
            LocationName?: string;
            StreetName?: string;
            BuildingNoFrom?: string;
            BuildingNoTo?: string;
          };
          EngDistrict?: {
            DcDistrict?: string;
          };
          /**
           * @maxItems 1
           */
          Eng3dAddress?: {
            EngFloor?: {
              FloorNum?: string;
            };
            EngUnit?: {
              UnitDescriptor?: string;
              UnitNo?: string;
              UnitPortion?: string;
            };
          }[];
        };
        /**
         * In Chinese.
         */
        ChiPremisesAddress?: {
          BuildingName?: string;
          /**
           * 香港, 九龍 or 新界
           */
          Region?: string;
          ChiBlock?: {
            BlockDescriptor?: string;
            BlockNo?: string;
          };
          ChiEstate?: {
            EstateName?: string;
            ChiPhase?: {
              PhaseName?: string;
            };
          };
          ChiVillage?: {
            LocationName?: string;
            VillageName?: string;
            BuildingNoFrom?: string;
            BuildingNoTo?: string;
          };
          ChiStreet?: {
            LocationName?: string;
            StreetName?: string;
            BuildingNoFrom?: string;
            BuildingNoTo?: string;
          };
          ChiDistrict?: {
            DcDistrict?: string;
          };
          /**
           * @maxItems 1
           */
          Chi3dAddress?: {
            ChiFloor?: {
              FloorNum?: string;
            };
            ChiUnit?: {
              UnitDescriptor?: string;
              UnitNo?: string;
              UnitPortion?: string;
            };
          }[];
        };
        GeoAddress?: string;
        GeospatialInformation?: {
          Northing?: number;
          Easting?: number;
          Latitude?: number;
          Longitude?: number;
        };
      };
    };
    ValidationInformation: {
      Score: number;
    };
  }[];
}
