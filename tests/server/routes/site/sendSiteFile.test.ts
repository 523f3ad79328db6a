import { describe, expect, it } from 'vitest';
import { sendSiteFile } from '../../../../server/routes/site/sendSiteFile.ts';
import { routeOfFile } from '../../support/routeOfFile.ts';

const FILE = {
  content: Buffer.from('plain'),
  brotli: Buffer.from('brotli'),
  gzip: Buffer.from('gzip'),
  etag: '"e1"',
};
const { call } = routeOfFile((app) => {
  app.get('/all', async (request, reply) => sendSiteFile(request, reply, FILE, 'text/css'));
  app.get('/bare', async (request, reply) => {
    const bare = { ...FILE, brotli: undefined, gzip: undefined };
    return sendSiteFile(request, reply, bare, 'text/css');
  });
});
const get = (url: string, headers: Readonly<Record<string, string>>) =>
  call(url, undefined, { headers });

describe('sendSiteFile', () => {
  it.each([
    ['/all', 'gzip, br', 'br', 'brotli'],
    ['/all', 'gzip', 'gzip', 'gzip'],
    ['/all', 'identity', undefined, 'plain'],
    ['/all', 'brr', undefined, 'plain'],
    ['/bare', 'gzip, br', undefined, 'plain'],
  ])('%s with "%s": sends the encoding %s', async (url, accepted, encoding, body) => {
    const answer = await get(url, { 'accept-encoding': accepted });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, body]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/css',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: '"e1"',
    });
  });

  it('sends 304 for the current copy only', async () => {
    const current = await get('/all', { 'if-none-match': '"e1"' });
    expect([current.statusCode, current.body, current.headers.etag]).toEqual([304, '', '"e1"']);
    expect((await get('/all', { 'if-none-match': '"e0"' })).statusCode).toBe(200);
  });
});
