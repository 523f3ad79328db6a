import { describe, expect, it } from 'vitest';
import { districtAndRegionOf, placeName } from '../../../engine/address/districts.ts';

describe('districtAndRegionOf', () => {
  it.each([
    ['Wan Chai District', undefined, { district: 'WC', region: 'HK' }],
    ['CENTRAL & WESTERN', 'Hong Kong', { district: 'CW', region: 'HK' }],
    ['灣仔', undefined, { district: 'WC', region: 'HK' }],
    ['湾仔区', '九龍', { district: 'WC', region: 'HK' }],
    ['ssp', undefined, { district: 'SSP', region: 'KLN' }],
    ['Atlantis', 'New Territories', { region: 'NT' }],
    [undefined, undefined, {}],
  ])('reads %s, %s', (district, region, place) => {
    expect(districtAndRegionOf(district, region)).toEqual(place);
  });
});

describe('placeName', () => {
  it.each([
    ['KC', 'KWAI TSING'],
    ['KLN', 'KOWLOON'],
    ['xx', 'XX'],
  ])('returns for %s: %s', (code, name) => {
    expect(placeName(code)).toBe(name);
  });
});
