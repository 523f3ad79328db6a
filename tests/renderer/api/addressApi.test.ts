import { describe, expect, it } from 'vitest';
import { CallError } from '#engine';
import { lookUpAddress } from '../../../renderer/api/addressApi.ts';
import { createHttp } from '../../../renderer/api/http.ts';
import type { WireRequest } from '../../../renderer/api/transport.ts';

const QUERY = { text: '金鐘道', language: 'en', maxRecords: 10, tolerance: 50 } as const;
const ANSWER = {
  RequestAddress: { AddressLine: ['金鐘道'] },
  SuggestedAddress: [
    {
      Address: {
        PremisesAddress: {
          EngPremisesAddress: {
            EngStreet: { StreetName: 'QUEENSWAY', BuildingNoFrom: 66 },
            EngDistrict: { DcDistrict: 'CENTRAL & WESTERN DISTRICT' },
            Region: 'HK',
          },
        },
      },
      ValidationInformation: { Score: 92.5 },
    },
  ],
};

function serverAnswering(status: number, body: string) {
  const requests: WireRequest[] = [];
  const http = createHttp(async (request) => {
    requests.push(request);
    return { status, header: () => null, body };
  });
  return { http, requests };
}

const never = new AbortController().signal;

describe('lookUpAddress()', () => {
  it('sends the specified request and parses the response', async () => {
    const { http, requests } = serverAnswering(200, JSON.stringify(ANSWER));
    expect(await lookUpAddress(http, QUERY, never)).toEqual([
      {
        english: {
          street: { buildingNoFrom: '66', streetName: 'QUEENSWAY' },
          district: 'CENTRAL & WESTERN DISTRICT',
          region: 'HK',
        },
        score: 92.5,
      },
    ]);
    const [request] = requests;
    expect(request).toMatchObject({ method: 'POST', url: '/lookup', signal: never });
    expect(request?.headers).toEqual({
      'Content-Type': 'application/x-www-form-urlencoded',
      'Accept-Language': 'en,zh-Hant',
    });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      q: '金鐘道',
      n: '10',
      t: '50',
      b: '0',
      '3d': '0',
    });
  });

  it.each([
    ['en', 'en,zh-Hant'],
    ['zh-Hant', 'en,zh-Hant'],
    ['zh-Hans', 'en,zh-Hans'],
  ] as const)('on a page in %s requests the languages %s', async (language, languages) => {
    const { http, requests } = serverAnswering(200, JSON.stringify(ANSWER));
    await lookUpAddress(http, { ...QUERY, language }, never);
    expect(requests[0]?.headers['Accept-Language']).toBe(languages);
  });

  it('truncates the query to 200 characters and replaces control characters', async () => {
    const { http, requests } = serverAnswering(200, JSON.stringify(ANSWER));
    await lookUpAddress(http, { ...QUERY, text: `a\tb${'x'.repeat(300)}` }, never);
    const q = new URLSearchParams(requests[0]?.body).get('q') ?? '';
    expect([q.length, q.slice(0, 4)]).toEqual([200, 'a bx']);
  });

  it.each([404, 429, 500, 503])('B-78: fails for status %i', async (status) => {
    const { http } = serverAnswering(status, '{}');
    await expect(lookUpAddress(http, QUERY, never)).rejects.toBeInstanceOf(CallError);
  });

  it.each(['<html>', '{}', '[]', 'null'])('B-78: fails for the response %s', async (body) => {
    const { http } = serverAnswering(200, body);
    await expect(lookUpAddress(http, QUERY, never)).rejects.toThrow();
  });
});
