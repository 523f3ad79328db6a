import { describe, expect, it } from 'vitest';
import { cachingOf, serveHashedFiles } from '../../../../server/routes/forms/staticFiles.ts';
import { folderWith } from '../../support/folderWith.ts';
import { routeOfFile } from '../../support/routeOfFile.ts';

const HASHED = 'LREAL1-0123456789abcdef.en.json';
const FOR_EVER = 'public, max-age=31536000, immutable';
const root = folderWith({
  [HASHED]: '{}',
  [`${HASHED}.br`]: 'compressed',
  'index.json': '{}',
  'index.html': 'page',
  '.secret.json': '{}',
});
const { call } = routeOfFile((app) => serveHashedFiles(app, { root, prefix: '/definitions/' }));

describe('serveHashedFiles: compiled definitions', () => {
  it('are immutable under a hashed name; the index is revalidated each time', async () => {
    const hashed = await call(`/definitions/${HASHED}`);
    expect([hashed.statusCode, hashed.headers['cache-control']]).toEqual([200, FOR_EVER]);
    const index = await call('/definitions/index.json');
    expect([index.statusCode, index.headers['cache-control']]).toEqual([200, 'no-cache']);
    const headers = { 'if-none-match': index.headers.etag ?? '' };
    expect((await call('/definitions/index.json', undefined, { headers })).statusCode).toBe(304);
  });

  it('sends the compressed copy to a browser that accepts it', async () => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await call(`/definitions/${HASHED}`, undefined, { headers });
    expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'compressed']);
    expect(answer.headers['cache-control']).toBe(FOR_EVER);
  });

  it.each([
    ['/definitions/', 403],
    ['/definitions/.secret.json', 404],
    ['/definitions/none.json', 404],
  ])('T-27: %s is refused with %i', async (url, status) => {
    expect((await call(url)).statusCode).toBe(status);
  });
});

describe('cachingOf', () => {
  it.each([
    ['/x/LREAL1-0123456789abcdef.plan.json', FOR_EVER],
    ['/x/main-Ab3_-x9Z.js', FOR_EVER],
    ['/x/main-Ab3_-x9Z.js.map', FOR_EVER],
    ['/x/index.json', 'no-cache'],
    ['/x/LREAL1-0123456789abcde.json', 'no-cache'],
    ['/x-0123456789abcdef.d/index.json', 'no-cache'],
    ['/x/main-short.js', 'no-cache'],
  ])('returns for %s: %s', (path, caching) => {
    expect(cachingOf(path)).toBe(caching);
  });
});
