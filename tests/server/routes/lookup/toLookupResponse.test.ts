import { describe, expect, it } from 'vitest';
import type { FoundAddress } from '#engine';
import { toLookupResponse } from '../../../../server/routes/lookup/toLookupResponse.ts';

const BLOCK = { descriptor: 'BLK', number: '3', isDescriptorGoFirst: 'Y' };
const WHOLE = {
  english: {
    buildingName: 'LEUNG FAT HOUSE',
    region: 'NT',
    block: BLOCK,
    estate: { name: 'CHEUNG FAT ESTATE', phase: '2' },
    street: { locationName: 'TSING YI', streetName: 'TAM KON SHAN ROAD', buildingNoFrom: '6' },
    village: { streetName: 'SAN TSUEN', buildingNoFrom: '1', buildingNoTo: '3' },
    district: 'KWAI TSING DISTRICT',
    threeDAddress: { floor: { number: '12' }, unit: { descriptor: 'FLAT', number: 'A' } },
  },
  chinese: { buildingName: '亮發樓', region: '新界', block: { ...BLOCK, descriptor: '座' } },
  geoAddress: '2871424885T20050430',
  geoSpatialInformation: { northing: 1, easting: 2, latitude: 22.3, longitude: 114.1 },
  score: 75,
} as unknown as FoundAddress;
const BOTH = { english: true, chinese: 'zh-Hant' } as const;

/** Returns the premises of the only address. */
function premisesOf(address: FoundAddress, languages: Parameters<typeof toLookupResponse>[2]) {
  const { SuggestedAddress } = toLookupResponse('x', [address], languages);
  return SuggestedAddress[0]?.Address.PremisesAddress;
}

describe('toLookupResponse', () => {
  it('uses the names of the Government’s service for each part', () => {
    const premises = premisesOf(WHOLE, BOTH);
    expect(premises).toMatchObject({
      EngPremisesAddress: {
        BuildingName: 'LEUNG FAT HOUSE',
        Region: 'NT',
        EngBlock: {
          BlockDescriptor: 'BLK',
          BlockNo: '3',
          BlockDescriptorPrecedenceIndicator: 'Y',
        },
        EngEstate: { EstateName: 'CHEUNG FAT ESTATE', EngPhase: { PhaseName: '2' } },
        EngVillage: { VillageName: 'SAN TSUEN', BuildingNoFrom: '1', BuildingNoTo: '3' },
        EngStreet: {
          LocationName: 'TSING YI',
          StreetName: 'TAM KON SHAN ROAD',
          BuildingNoFrom: '6',
        },
        EngDistrict: { DcDistrict: 'KWAI TSING DISTRICT' },
        Eng3dAddress: [
          { EngFloor: { FloorNum: '12' }, EngUnit: { UnitDescriptor: 'FLAT', UnitNo: 'A' } },
        ],
      },
      GeoAddress: '2871424885T20050430',
      GeospatialInformation: { Northing: 1, Easting: 2, Latitude: 22.3, Longitude: 114.1 },
    });
    expect(premises?.ChiPremisesAddress).toEqual({
      BuildingName: '亮發樓',
      Region: '新界',
      ChiBlock: { BlockDescriptor: '座', BlockNo: '3' },
    });
  });

  it('returns the requested languages only, and converts to simplified characters', () => {
    expect(premisesOf(WHOLE, { english: true })).not.toHaveProperty('ChiPremisesAddress');
    const simplified = premisesOf(WHOLE, { english: false, chinese: 'zh-Hans' });
    expect(simplified).not.toHaveProperty('EngPremisesAddress');
    expect(simplified?.ChiPremisesAddress).toMatchObject({ BuildingName: '亮发楼' });
  });

  it('omits unknown parts, and gives an address without a score the score 0', () => {
    const bare = { english: { buildingName: 'A' } } as unknown as FoundAddress;
    expect(toLookupResponse('a', [bare], BOTH)).toEqual({
      RequestAddress: { AddressLine: ['a'] },
      SuggestedAddress: [
        {
          Address: { PremisesAddress: { EngPremisesAddress: { BuildingName: 'A' } } },
          ValidationInformation: { Score: 0 },
        },
      ],
    });
  });

  it('keeps the score, and the order of the addresses', () => {
    const other = { ...WHOLE, score: 50 };
    const { SuggestedAddress } = toLookupResponse('a', [WHOLE, other], BOTH);
    const scores = SuggestedAddress.map(({ ValidationInformation }) => ValidationInformation.Score);
    expect(scores).toEqual([75, 50]);
  });
});
