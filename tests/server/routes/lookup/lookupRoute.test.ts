import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAlsAnswer } from '#engine';
import responseSchema from '#schemas/api/lookup-response.schema.json' with { type: 'json' };
import { IndexedAddressLookup } from '../../../../server/adapters/address/IndexedAddressLookup.ts';
import type { AddressSearch } from '../../../../server/ports/AddressLookup.ts';
import { ENTRIES } from '../../../support/addressEntries.ts';
import { testApp } from '../../../support/testApp.ts';

const FORM = 'application/x-www-form-urlencoded';
const isResponse = new Ajv2020({ strict: true }).compile(responseSchema);

describe('lookupRoute: POST /lookup', () => {
  const asked: AddressSearch[] = [];
  const index = new IndexedAddressLookup(ENTRIES, 'test');
  const addresses = {
    search: (search: AddressSearch) => {
      asked.push(search);
      return index.search(search);
    },
    describe: () => index.describe(),
  };
  let app: Awaited<ReturnType<typeof testApp>>;
  beforeEach(async () => {
    asked.length = 0;
    app = await testApp({ deps: { addresses } });
  });
  afterEach(() => app.close());

  const post = (
    payload: string | Buffer | Record<string, string>,
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method: 'POST',
      url: '/lookup',
      payload:
        typeof payload === 'string' || Buffer.isBuffer(payload)
          ? payload
          : new URLSearchParams(payload).toString(),
      headers: { 'content-type': FORM, ...headers },
    });

  it('answers like the government service', async () => {
    const response = await post({ q: 'leung fat house' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const answer = response.json();
    expect(isResponse(answer), JSON.stringify(isResponse.errors)).toBe(true);
    expect(answer.RequestAddress).toEqual({ AddressLine: ['leung fat house'] });
    expect(answer.SuggestedAddress[0]).toEqual({
      Address: {
        PremisesAddress: {
          EngPremisesAddress: {
            BuildingName: 'LEUNG FAT HOUSE',
            Region: 'NT',
            EngBlock: {
              BlockDescriptor: 'BLK',
              BlockNo: '3',
              BlockDescriptorPrecedenceIndicator: 'Y',
            },
            EngEstate: { EstateName: 'CHEUNG FAT ESTATE' },
            EngStreet: {
              LocationName: 'TSING YI',
              StreetName: 'TAM KON SHAN ROAD',
              BuildingNoFrom: '6',
            },
            EngDistrict: { DcDistrict: 'KWAI TSING DISTRICT' },
          },
          ChiPremisesAddress: {
            BuildingName: '亮發樓',
            Region: '新界',
            ChiBlock: { BlockDescriptor: '座', BlockNo: '3' },
            ChiEstate: { EstateName: '長發邨' },
            ChiStreet: { LocationName: '青衣', StreetName: '担杆山路', BuildingNoFrom: '6' },
            ChiDistrict: { DcDistrict: '葵青區' },
          },
          GeoAddress: '2871424885T20050430',
          GeospatialInformation: {
            Northing: 824887,
            Easting: 828736,
            Latitude: 22.36312,
            Longitude: 114.10374,
          },
        },
      },
      ValidationInformation: { Score: 100 },
    });
  });

  it('returns every entry unchanged, as readAlsAnswer reads it', async () => {
    for (const entry of ENTRIES) {
      const { english } = entry;
      const road = english?.street ?? english?.village;
      const q = `${english?.buildingName ?? ''} ${road?.buildingNoFrom ?? ''} ${road?.streetName}`;
      const found = readAlsAnswer((await post({ q })).json());
      expect(found.map(({ score: _, ...rest }) => rest)).toContainEqual(entry);
    }
  });

  it('returns an empty list without a match', async () => {
    const answer = (await post({ q: 'zzqq' })).json();
    expect(answer).toEqual({ RequestAddress: { AddressLine: ['zzqq'] }, SuggestedAddress: [] });
  });

  it('searches by the visible characters of a text, in plain letters and digits', async () => {
    const q = '\u200e\ufeffＬｅｕｎｇ\u00a0Fa\u200bt Hou\u00adse\u202c';
    const response = await post({ q });
    expect(asked.map(({ text }) => text)).toEqual(['Leung Fat House']);
    const answer = response.json();
    expect(answer.RequestAddress).toEqual({ AddressLine: [q] });
    expect(answer.SuggestedAddress).toHaveLength(1);
  });

  it('uses the default numbers of the specification', async () => {
    await post({ q: ' 金钟道 ' });
    await post({ q: 'x', n: '200', t: '0', b: '1', '3d': '1' });
    expect(asked).toEqual([
      { text: '金钟道', maxRecords: 10, tolerance: 50, isBasicSearchingMode: false, is3d: false },
      { text: 'x', maxRecords: 200, tolerance: 0, isBasicSearchingMode: true, is3d: true },
    ]);
  });

  it.each([
    ['en', ['EngPremisesAddress'], undefined],
    ['zh-Hant', ['ChiPremisesAddress'], '金鐘道'],
    ['zh-Hans', ['ChiPremisesAddress'], '金钟道'],
    ['en, zh-Hant', ['EngPremisesAddress', 'ChiPremisesAddress'], '金鐘道'],
    ['en,zh-Hans', ['EngPremisesAddress', 'ChiPremisesAddress'], '金钟道'],
    ['*', ['EngPremisesAddress', 'ChiPremisesAddress'], '金鐘道'],
    ['zh-HK,zh;q=0.9,en-US;q=0.8', ['EngPremisesAddress', 'ChiPremisesAddress'], '金鐘道'],
    ['fr', ['EngPremisesAddress', 'ChiPremisesAddress'], '金鐘道'],
  ])('Accept-Language %s: answers in this language', async (language, parts, street) => {
    const answer = (await post({ q: '66 queensway' }, { 'accept-language': language })).json();
    const { PremisesAddress } = answer.SuggestedAddress[0].Address;
    expect(Object.keys(PremisesAddress)).toEqual(parts);
    expect(PremisesAddress.ChiPremisesAddress?.ChiStreet.StreetName).toBe(street);
  });

  it('prefers the language of the body to the language of the header', async () => {
    const headers = { 'accept-language': 'zh-Hant' };
    const answer = (await post({ q: '66 queensway', language: 'en' }, headers)).json();
    expect(Object.keys(answer.SuggestedAddress[0].Address.PremisesAddress)).toEqual([
      'EngPremisesAddress',
    ]);
  });

  it.each([
    ['no q', {}],
    ['an empty q', { q: '' }],
    ['a blank q', { q: ' \u3000' }],
    ['a q that is too long', { q: 'x'.repeat(201) }],
    ['T-28: a line break', { q: 'a\r\nHost: b' }],
    ['NUL', { q: 'a\0' }],
    ['n of 0', { q: 'x', n: '0' }],
    ['n of 201', { q: 'x', n: '201' }],
    ['n that is not a number', { q: 'x', n: 'ten' }],
    ['n with a fraction', { q: 'x', n: '1.5' }],
    ['t of 81', { q: 'x', t: '81' }],
    ['t below 0', { q: 'x', t: '-1' }],
    ['b of 2', { q: 'x', b: '2' }],
    ['3d of true', { q: 'x', '3d': 'true' }],
    ['an unknown language', { q: 'x', language: 'fr' }],
    ['an unknown name', { q: 'x', url: 'http://169.254.169.254/' }],
  ])('refuses %s without a search', async (_, form) => {
    const response = await post(form);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['error', 'message', 'reference']);
    expect(asked).toEqual([]);
  });

  it.each([
    ['q twice', 'q=a&q=b', 400],
    ['a broken escape', 'q=%E9%8', 400],
    ['bytes that are not UTF-8', Buffer.from([0x71, 0x3d, 0xc3, 0x28]), 400],
    ['B-05: more than 4 KB', `q=${'x'.repeat(5000)}`, 413],
  ])('refuses %s', async (_, body, status) => {
    expect((await post(body)).statusCode).toBe(status);
  });

  it.each([
    ['JSON', 'application/json', '{"q":"x"}'],
    ['plain text', 'text/plain', 'q=x'],
    ['B-05: multipart', 'multipart/form-data; boundary=x', '--x--'],
    ['another character set', `${FORM}; charset=big5`, 'q=x'],
  ])('refuses %s with 415', async (_, type, payload) => {
    const response = await post(payload, { 'content-type': type });
    expect([response.statusCode, response.json().error]).toEqual([415, 'WRONG_MEDIA_TYPE']);
  });

  it('B-05: refuses the bodies of HTML forms on another route', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/submission/submitFormBeforePayment/LREAL1',
      payload: 'q=x',
      headers: { 'content-type': FORM },
    });
    expect(response.statusCode).toBe(415);
  });

  it('names the allowed method, and has no pages below', async () => {
    const get = await app.inject({ url: '/lookup?q=x', headers: { accept: 'text/html' } });
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST']);
    const below = await app.inject({ url: '/lookup/x', headers: { accept: 'text/html' } });
    expect([below.statusCode, below.json().error]).toEqual([404, 'NOT_FOUND']);
  });

  it('refuses a cross-site call of a browser', async () => {
    expect((await post({ q: 'x' }, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});
