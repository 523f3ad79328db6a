import { describe, expect, it } from 'vitest';
import { readAlsAnswer, readPremises } from '#engine';

const answer = (premises: object, more: object = {}) => ({
  RequestAddress: { AddressLine: ['x'] },
  SuggestedAddress: [{ Address: { PremisesAddress: premises }, ...more }],
});

describe('readAlsAnswer()', () => {
  it('reads the current format of the service', () => {
    const premises = {
      EngPremisesAddress: {
        BuildingName: 'LEUNG FAT HOUSE',
        Region: 'NT',
        EngBlock: {
          BlockDescriptor: 'BLK',
          BlockNo: '3',
          BlockDescriptorPrecedenceIndicator: 'Y',
        },
        EngEstate: { EstateName: 'CHEUNG FAT ESTATE', EngPhase: { PhaseNo: 2 } },
        EngStreet: { LocationName: 'TSING YI', StreetName: 'TAM KON SHAN ROAD', BuildingNoFrom: 6 },
        EngDistrict: { DcDistrict: 'KWAI TSING DISTRICT', 'Sub-district': 'TSING YI' },
        Eng3dAddress: [
          { EngFloor: { FloorNum: 1 }, EngUnit: { UnitDescriptor: 'RM', UnitNo: '101' } },
        ],
      },
      ChiPremisesAddress: { ChiDistrict: { DcDistrict: '葵青區' }, Region: '新界' },
      GeoAddress: '2871424885T20050430',
      GeospatialInformation: { Northing: '824887', Easting: 828736, Latitude: 'x' },
    };
    const score = { ValidationInformation: { Score: 87.25 } };
    expect(readAlsAnswer(answer(premises, score))).toEqual([
      {
        english: {
          buildingName: 'LEUNG FAT HOUSE',
          block: { descriptor: 'BLK', number: '3', isDescriptorGoFirst: 'Y' },
          estate: { name: 'CHEUNG FAT ESTATE', phase: '2' },
          street: {
            buildingNoFrom: '6',
            streetName: 'TAM KON SHAN ROAD',
            locationName: 'TSING YI',
          },
          district: 'KWAI TSING DISTRICT',
          region: 'NT',
          threeDAddress: { floor: { number: '1' }, unit: { descriptor: 'RM', number: '101' } },
        },
        chinese: { district: '葵青區', region: '新界' },
        geoAddress: '2871424885T20050430',
        geoSpatialInformation: { northing: 824887, easting: 828736 },
        score: 87.25,
      },
    ]);
  });

  it('reads the 2019 format: a list with one place, and no score', () => {
    const premises = {
      EngPremisesAddress: { EngDistrict: { DcDistrict: 'KT' }, Region: 'KLN' },
      GeospatialInformation: [{ Latitude: '22.3', Longitude: '114.1' }],
    };
    const old = { ValidationInformation: { ValidationTime: null } };
    expect(readAlsAnswer(answer(premises, old))).toEqual([
      {
        english: { district: 'KT', region: 'KLN' },
        geoSpatialInformation: { latitude: 22.3, longitude: 114.1 },
      },
    ]);
  });

  it('omits floor and unit when the record lists several', () => {
    const units = [{ EngUnit: { UnitNo: '1' } }, { EngUnit: { UnitNo: '2' } }];
    const [found] = readAlsAnswer(answer({ EngPremisesAddress: { Eng3dAddress: units } }));
    expect(found).toEqual({});
  });

  it.each<readonly [string, unknown, readonly object[]]>([
    ['no record', { RequestAddress: {} }, []],
    ['records that are no objects', { SuggestedAddress: [null, 1, 'x', []] }, [{}, {}, {}, {}]],
    ['a record with a score below 0', answer({}, { ValidationInformation: { Score: -1 } }), []],
    ['a score that is no number', answer({}, { ValidationInformation: { Score: 'high' } }), []],
    ['a score beyond 100', answer({}, { ValidationInformation: { Score: 1e9 } }), [{ score: 100 }]],
    ['names from a prototype', answer(JSON.parse('{"__proto__":{"GeoAddress":"x"}}')), [{}]],
    [
      'texts that are objects, too long or dirty',
      answer({
        EngPremisesAddress: {
          BuildingName: 'x'.repeat(201),
          Region: { $gt: '' },
          EngEstate: { EstateName: ' A\u0000B\u202e \n C ' },
        },
      }),
      [{ english: { estate: { name: 'A B C' } } }],
    ],
  ])('reads only valid values from %s', (_, given, found) => {
    expect(readAlsAnswer(given)).toEqual(found);
  });

  it.each([null, undefined, 'text', 7, [], {}, { results: [] }])('refuses %j', (given) => {
    expect(() => readAlsAnswer(given)).toThrow(TypeError);
  });
});

describe('readPremises()', () => {
  it('reads a district that is plain text, as in the bulk file', () => {
    const premises = {
      EngPremisesAddress: { EngDistrict: 'WONG TAI SIN DISTRICT' },
      ChiPremisesAddress: {
        ChiDistrict: '黃大仙區',
        ChiVillage: { VillageName: '牛池灣村', BuildingNoFrom: '99' },
      },
    };
    expect(readPremises(premises)).toEqual({
      english: { district: 'WONG TAI SIN DISTRICT' },
      chinese: {
        district: '黃大仙區',
        village: { streetName: '牛池灣村', buildingNoFrom: '99' },
      },
    });
  });
});
