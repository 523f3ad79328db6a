import { describe, expect, it } from 'vitest';
import { AddressLookupError, type AddressSearch } from '../../../../server/ports/AddressLookup.ts';
import { testApp } from '../../../support/testApp.ts';

const FORM = 'application/x-www-form-urlencoded';

describe('lookupRoute: the address search of the portal', () => {
  const call = { method: 'POST', url: '/lookup', headers: { 'content-type': FORM } } as const;

  it('B-78: answers 503 after a failed lookup, without the reason', async () => {
    const search = () => Promise.reject(new AddressLookupError('late', 'Cannot look up: secret'));
    const app = await testApp({ deps: { addresses: { search, describe: async () => '' } } });
    const response = await app.inject({ ...call, payload: 'q=x' });
    expect([response.statusCode, response.json().error]).toEqual([503, 'UNAVAILABLE']);
    expect(response.body).not.toContain('secret');
    await app.close();
  });

  it('answers 404 without an address lookup', async () => {
    const app = await testApp({ deps: { addresses: undefined } });
    const response = await app.inject({ ...call, payload: 'q=x' });
    expect([response.statusCode, response.json().error]).toEqual([404, 'NOT_FOUND']);
    await app.close();
  });

  it('limits the calls', async () => {
    const app = await testApp({ env: { RATE_LOOKUP: '2' } });
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      statuses.push((await app.inject({ ...call, payload: 'q=x' })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await app.close();
  });

  it('logs no search text, neither after a success nor after a failure', async () => {
    const lines: string[] = [];
    const logTarget = { write: (line: string) => lines.push(line) };
    const search = ({ text }: AddressSearch) =>
      text.includes('fail')
        ? Promise.reject(new AddressLookupError('unusable', `Cannot look up ${text}`))
        : Promise.resolve([]);
    const app = await testApp({
      env: { LOG_LEVEL: 'debug' },
      deps: { addresses: { search, describe: async () => '' }, logTarget },
    });
    for (const q of ['my secret house', 'fail my secret house', 'my secret house'.repeat(40)]) {
      await app.inject({ ...call, payload: new URLSearchParams({ q }).toString() });
    }
    expect(lines.join('')).toContain('/lookup');
    expect(lines.join('')).not.toContain('secret');
    await app.close();
  });
});
