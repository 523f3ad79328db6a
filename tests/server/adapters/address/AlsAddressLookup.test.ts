import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { AlsAddressLookup } from '../../../../server/adapters/address/AlsAddressLookup.ts';
import { ENTRIES } from '../../../support/addressEntries.ts';
import { type AlsServer, alsServer, answering } from '../../../support/alsServer.ts';

const SEARCH = {
  text: 'amoy plaza',
  maxRecords: 10,
  tolerance: 50,
  isBasicSearchingMode: false,
  is3d: false,
};

let service: AlsServer | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

async function lookupAt(
  answer: Parameters<typeof alsServer>[0],
  limits: { timeoutMs?: number; mostBytes?: number } = {},
) {
  service = await alsServer(answer);
  return { lookup: new AlsAddressLookup({ url: service.url, ...limits }), service };
}

const sending =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (_call: unknown, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };

describe('AlsAddressLookup', () => {
  it('T-28: sends the service only the search, under its parameter names', async () => {
    const { lookup, service: asked } = await lookupAt(answering(ENTRIES));
    await lookup.search({ ...SEARCH, isBasicSearchingMode: true, is3d: true });
    const [call] = asked.calls;
    expect(call?.method).toBe('POST');
    expect(call?.form).toEqual({ q: 'amoy plaza', n: '10', t: '50', b: '1', '3d': '1' });
    expect(call?.headers).toMatchObject({
      accept: 'application/json',
      'accept-language': 'en,zh-Hant',
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    });
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'referer', 'origin']) {
      expect(call?.headers).not.toHaveProperty(name);
    }
  });

  it.each([
    ['启德道', '啟德道'],
    ['漆咸道南', '漆咸道南'],
    ['云咸街', '雲咸街'],
    ['鲗鱼涌', '鰂魚涌'],
    ['Amoy 淘大商场', 'Amoy 淘大商場'],
  ])('converts %s to %s before it sends the request', async (text, asked) => {
    const { lookup, service: at } = await lookupAt(answering(ENTRIES));
    await lookup.search({ ...SEARCH, text });
    expect(at.calls[0]?.form.q).toBe(asked);
  });

  it.each([
    ['T-28: an address', 'http://169.254.169.254/ @x'],
    ['T-28: a line break', 'amoy\r\nHost: elsewhere&n=200'],
  ])('T-28: sends %s in a search as plain search text', async (_, text) => {
    const { lookup, service: at } = await lookupAt(answering(ENTRIES));
    await lookup.search({ ...SEARCH, text });
    expect(at.calls).toHaveLength(1);
    expect(at.calls[0]?.form).toMatchObject({ q: text, n: '10' });
  });

  it.each<readonly [string, Parameters<typeof alsServer>[0], string]>([
    ['500', sending(500, '{}'), 'unusable'],
    ['HTML', sending(200, '<!doctype html><title>busy</title>'), 'unusable'],
    ['no JSON object', sending(200, '[]'), 'unusable'],
    ['another service', sending(200, '{"results":[]}'), 'unusable'],
    ['an empty body', sending(200, ''), 'unusable'],
    ['5 MB', sending(200, JSON.stringify({ SuggestedAddress: ['x'.repeat(5e6)] })), 'unusable'],
    ['a hang-up', (_, response) => response.destroy(), 'unreachable'],
  ])('B-78: rejects an unusable response: %s', async (_, answer, reason) => {
    const { lookup } = await lookupAt(answer);
    await expect(lookup.search(SEARCH)).rejects.toMatchObject({
      name: 'AddressLookupError',
      reason,
    });
  });

  it('B-78: times out without a response and with an unfinished response', async () => {
    const silent = await lookupAt(() => undefined, { timeoutMs: 50 });
    await expect(silent.lookup.search(SEARCH)).rejects.toMatchObject({ reason: 'late' });
    await service?.close();
    const slow = await lookupAt((_, response) => response.write('{"Sugg'), { timeoutMs: 50 });
    await expect(slow.lookup.search(SEARCH)).rejects.toMatchObject({ reason: 'late' });
  });

  it('T-28: B-78: does not follow a redirect', async () => {
    const elsewhere = await alsServer(answering(ENTRIES));
    const { lookup } = await lookupAt(sending(302, '', { location: elsewhere.url }));
    await expect(lookup.search(SEARCH)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(elsewhere.calls).toHaveLength(0);
    await elsewhere.close();
  });

  it('rejects with unreachable when no server listens', async () => {
    const { lookup, service: at } = await lookupAt(answering(ENTRIES));
    await at.close();
    await expect(lookup.search(SEARCH)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('never includes the search text in an error', async () => {
    const { lookup } = await lookupAt(sending(500, '{}'));
    await expect(lookup.search({ ...SEARCH, text: 'secret house' })).rejects.toThrow(
      expect.not.stringContaining('secret'),
    );
  });

  it('B-78: drops a record without a valid score, and returns at most maxRecords', async () => {
    const record = (Score: unknown) => ({
      Address: { PremisesAddress: { EngPremisesAddress: { BuildingName: `B ${String(Score)}` } } },
      ValidationInformation: { Score },
    });
    const scores = [75.5, 'high', '62.1', -1, null, 3];
    const body = JSON.stringify({ SuggestedAddress: scores.map(record) });
    const { lookup } = await lookupAt(sending(200, body));
    const found = await lookup.search({ ...SEARCH, maxRecords: 3 });
    expect(found.map(({ score }) => score)).toEqual([75.5, 62.1, undefined]);
  });
});
