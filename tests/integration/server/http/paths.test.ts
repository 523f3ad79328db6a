import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realForms, testApp } from '../../../support/testApp.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };

describe('paths: addresses', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    const site = mkdtempSync(join(tmpdir(), 'landform-site-'));
    mkdirSync(join(site, 'prerendered'));
    writeFileSync(join(site, 'index.html'), '<!doctype html>application');
    writeFileSync(join(site, 'index.html.br'), 'brotli');
    writeFileSync(join(site, 'favicon.svg'), '<svg/>');
    writeFileSync(join(site, 'secret.env'), 'SECRET');
    const hash = (await realForms()).current('LREAL1')?.hash;
    const drawn = (text: string, of = hash) => `<div data-definition="${of}">${text}</div>`;
    writeFileSync(join(site, 'prerendered/LREAL1.zh-Hant.intro.html'), drawn('intro in Chinese'));
    writeFileSync(join(site, 'prerendered/LREAL1.en.first.html'), drawn('first in English'));
    writeFileSync(join(site, 'prerendered/LREAL1.zh-Hans.intro.html'), drawn('stale', 'other'));
    app = await testApp({ env: { SITE_DIR: site } });
  });
  afterAll(() => app.close());

  const get = (url: string, headers: Record<string, string> = HTML) =>
    app.inject({ method: 'GET', url, headers });

  it.each([
    '/form/LREAL1',
    '/',
    '/lrw/form/LREAL1',
    '/eea/form/LREEA1?lang=en',
    '/form/terms',
    '/ack?t=1',
  ])('serves the application at %s, revalidated each time', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([200, '<!doctype html>application']);
    expect(response.headers['cache-control']).toBe('no-cache');
    const again = await get(url, { ...HTML, 'if-none-match': String(response.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('sends the compressed copy if the browser accepts it', async () => {
    const response = await get('/ack', { ...HTML, 'accept-encoding': 'gzip, br' });
    expect([response.headers['content-encoding'], response.body]).toEqual(['br', 'brotli']);
  });

  it('sends a prerendered page in its language', async () => {
    expect((await get('/form/LREAL1?lang=TC')).body).toContain('intro in Chinese');
    expect((await get('/form/LREAL1?skipIntro=true')).body).toContain('first in English');
  });

  it('does not send a page prerendered from an earlier definition', async () => {
    expect((await get('/form/LREAL1?lang=chs')).body).toBe('<!doctype html>application');
  });

  it.each(['lreal1', 'NOPE', 'x'.repeat(300), '__proto__', 'constructor', 'toString', 'con'])(
    'B-27 T-27: the form code %s is unknown',
    async (code) => {
      for (const url of [`/api/forms/${code}`, `/api/submission/review/${code}/0`]) {
        const method = url.startsWith('/api/forms') ? 'GET' : 'POST';
        const payload = { formData: {}, submissionDetail: { lang: 'Eng' } };
        const response = await app.inject({ method, url, ...(method === 'POST' && { payload }) });
        expect([response.statusCode, response.json().message]).toEqual([404, 'Invalid form code']);
      }
      const page = await get(`/form/${code}?lang=tc`);
      expect(page.statusCode).toBe(302);
      const landing = ['/?lang=tc', '/notRecognized?lang=tc'];
      expect(landing).toContain(page.headers.location);
    },
  );

  it.each([
    '/form/..%2f..%2fpackage.json',
    '/form/%2e%2e/%2e%2e/package.json',
    '/form/LREAL1%00',
    '/form/%zz',
    '/form/..%5cpackage.json',
    '/definitions/..%2f..%2fpackage.json',
    '/definitions/%2e%2e/index.json',
    '/..%2fpackage.json',
    '/secret.env',
    '/index.html.br',
  ])('B-29 T-27: %s never returns a file', async (url) => {
    const response = await get(url);
    expect([302, 400, 403, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain('landform');
    expect(response.body).not.toContain('SECRET');
  });

  it('serves files of the site root by name', async () => {
    const response = await get('/favicon.svg');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it.each([
    ['lang=xx', '/?lang=en'],
    ['lang=TC', '/?lang=tc'],
    ['lang=SimpChn', '/?lang=chs'],
    ['lang=tc&lang=chs', '/?lang=tc'],
    ['lang[]=tc', '/?lang=en'],
    ['__proto__=1&lang=chs', '/?lang=chs'],
    ['', '/?lang=en'],
  ])('B-33: the query %s is read as a known language', async (query, location) => {
    expect((await get(`/notRecognized?${query}`)).headers.location).toBe(location);
  });

  it('redirects any other page to /notRecognized', async () => {
    for (const url of ['/nothing', '/a/b/c', '/form', '/form/LREAL1/x']) {
      expect((await get(url)).headers.location).toBe('/notRecognized');
    }
  });

  it.each([
    '/api/nothing',
    '/api/forms/LREAL1/x.css',
    '/api',
    '/definitions/nothing.js',
    '/assets/nothing.js',
    '/nothing.css',
    '/debug/test-certificate',
    '/sandbox/bank/x',
  ])('T-50 T-15: %s responds 404 with JSON', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('T-50: does not redirect a request that is not for a page', async () => {
    expect((await get('/nothing', { accept: '*/*' })).statusCode).toBe(404);
    const response = await app.inject({ method: 'POST', url: '/a/b/c', headers: HTML });
    expect(response.statusCode).toBe(404);
  });

  it.each([
    ['GET', '/api/submission/review/LREAL1/0', 'POST'],
    ['PUT', '/api/forms/LREAL1', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['TRACE', '/healthz', 'GET, HEAD'],
    ['OPTIONS', '/api/forms', 'GET, HEAD'],
    ['POST', '/form/LREAL1', 'GET, HEAD'],
  ] as const)('B-19: %s %s responds 405 with the allowed methods', async (method, url, allow) => {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
    expect(Object.keys(response.headers).join()).not.toContain('access-control');
  });

  it('B-19: HEAD is answered like GET, without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/api/forms' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it('B-25: a very long query is refused', async () => {
    expect((await get(`/ack?t=${'1'.repeat(8100)}`)).statusCode).toBe(414);
  });
});
