import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { AddressFileError, readAddressFile } from '../../../scripts/address/readAddressFile.ts';
import { addressFileIn, readImportedFile } from '../../../server/adapters/address/importedFile.ts';

/** A file in the compact form: districts, and roads with their buildings. */
const COMPACT = {
  source: 'test',
  districts: [
    ['KWUN TONG', '觀塘區', 'KLN'],
    ['ISLANDS', '離島區', 'NT'],
  ],
  roads: [
    [
      0,
      'NGAU TAU KOK ROAD',
      '牛頭角道',
      [
        ['77', 'AMOY PLAZA', '淘大商場'],
        ['', '', '油塘站'],
      ],
    ],
    [1, '', '', [['', 'PEAK TOWER', '']]],
    [1, '', '', []],
  ],
};

const FEATURE = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [114.1963, 22.3409] },
  properties: {
    Northing: 822425,
    Easting: 838270,
    Address: {
      PremisesAddress: {
        ChiPremisesAddress: { Region: '九龍', ChiDistrict: '黃大仙區' },
        EngPremisesAddress: {
          EngEstate: { EstateName: 'CHOI HUNG ESTATE', EngPhase: { PhaseNo: 1 } },
          EngDistrict: 'WONG TAI SIN DISTRICT',
          Region: 'KLN',
        },
        GeoAddress: '3827022428T20050430',
      },
    },
  },
};
const GEOJSON = { type: 'FeatureCollection', features: [FEATURE, { type: 'Feature' }, null] };

const folder = () => mkdtempSync(join(tmpdir(), 'landform-'));

function fileOf(content: unknown): string {
  const path = join(folder(), 'addresses.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('readAddressFile', () => {
  it('reads the compact form: each road, and each building on it', async () => {
    const { entries, leftOut } = await readAddressFile(fileOf(COMPACT));
    expect(entries.map(({ english, chinese }) => [english, chinese])).toEqual([
      [
        { street: { streetName: 'NGAU TAU KOK ROAD' }, district: 'KWUN TONG', region: 'KLN' },
        { street: { streetName: '牛頭角道' }, district: '觀塘區', region: '九龍' },
      ],
      [
        {
          buildingName: 'AMOY PLAZA',
          street: { buildingNoFrom: '77', streetName: 'NGAU TAU KOK ROAD' },
          district: 'KWUN TONG',
          region: 'KLN',
        },
        {
          buildingName: '淘大商場',
          street: { buildingNoFrom: '77', streetName: '牛頭角道' },
          district: '觀塘區',
          region: '九龍',
        },
      ],
      [
        { street: { streetName: 'NGAU TAU KOK ROAD' }, district: 'KWUN TONG', region: 'KLN' },
        {
          buildingName: '油塘站',
          street: { streetName: '牛頭角道' },
          district: '觀塘區',
          region: '九龍',
        },
      ],
      [
        { buildingName: 'PEAK TOWER', district: 'ISLANDS', region: 'NT' },
        { district: '離島區', region: '新界' },
      ],
    ]);
    expect(leftOut).toBe(2);
  });

  it('reads the bulk file of a district, with coordinates', async () => {
    expect(await readAddressFile(fileOf(`\uFEFF${JSON.stringify(GEOJSON)}`))).toEqual({
      entries: [
        {
          english: {
            estate: { name: 'CHOI HUNG ESTATE', phase: '1' },
            district: 'WONG TAI SIN DISTRICT',
            region: 'KLN',
          },
          chinese: { district: '黃大仙區', region: '九龍' },
          geoAddress: '3827022428T20050430',
          geoSpatialInformation: {
            northing: 822425,
            easting: 838270,
            latitude: 22.3409,
            longitude: 114.1963,
          },
        },
      ],
      leftOut: 2,
    });
  });

  it.each<readonly [string, unknown, RegExp]>([
    ['no JSON', '<html>', /is not JSON/],
    ['another JSON', { type: 'Topology' }, /neither GeoJSON .* nor its compact form/],
    ['a list', [], /neither/],
    ['null', 'null', /neither/],
    ['no addresses', { features: [] }, /has no addresses/],
    ['no record with a name', { features: [{}, 1, null] }, /has no addresses/],
    ['rows of a wrong type', { districts: [1], roads: [1, 'x', null] }, /has no addresses/],
  ])('refuses a file with %s', async (_, content, message) => {
    await expect(readAddressFile(fileOf(content))).rejects.toThrow(message);
    await expect(readAddressFile(fileOf(content))).rejects.toBeInstanceOf(AddressFileError);
  });

  it('refuses a file that does not exist', async () => {
    await expect(readAddressFile('/nowhere/x.json')).rejects.toThrow(/no such file/);
  });
});

describe('readAddressFile: npm run address:import', () => {
  const run = promisify(execFile);
  const importing = async (dataDir: string, ...files: readonly string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    const args = ['scripts/address/import.ts', ...files];
    return run(process.execPath, args, { env }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );
  };

  it('merges several files without duplicates, and replaces the previous import', async () => {
    const dataDir = folder();
    const [compact, bulk] = [fileOf(COMPACT), fileOf(GEOJSON)];
    expect((await importing(dataDir, bulk)).stdout).toContain('1 addresses');
    const { code, stdout } = await importing(dataDir, compact, bulk, compact);
    expect([code, stdout]).toEqual([0, expect.stringContaining('2 records without a name')]);
    const imported = await readImportedFile(addressFileIn(dataDir));
    expect(imported.entries).toHaveLength(5);
    expect(imported.source).toMatch(/^imported on \d{4}-\d\d-\d\d from addresses\.json/);
    expect(readdirSync(dirname(addressFileIn(dataDir)))).toEqual(['imported.json']);
  });

  it('changes nothing when a file is invalid', async () => {
    const dataDir = folder();
    const { code, stdout } = await importing(dataDir, fileOf(COMPACT), fileOf('<html>'));
    expect([code, stdout]).toEqual([2, expect.stringContaining('it is not JSON')]);
    expect(existsSync(addressFileIn(dataDir))).toBe(false);
    expect((await importing(dataDir)).code).toBe(2);
  });
});
