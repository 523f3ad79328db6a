import { describe, expect, it } from 'vitest';
import { answerUnknownRoutes, holdsNoPages } from '../../../server/plugins/unknownRoutes.ts';
import { routeOfFile } from '../support/routeOfFile.ts';

const { call } = routeOfFile((app) => {
  answerUnknownRoutes(app, (_request, reply) => reply.redirect('/notRecognized', 302));
  app.get('/api/forms/:code', async () => ({}));
  app.post('/api/a.b', async () => ({}));
  app.get('/files/*', async () => ({}));
  app.get('/:file', async (_request, reply) => reply.callNotFound());
});
const HTML = { accept: 'text/html' };
const ask = (method: 'GET' | 'POST' | 'HEAD' | 'DELETE', url: string, headers: object = HTML) =>
  call(url, undefined, { method, headers: headers as Record<string, string> });

describe('answerUnknownRoutes', () => {
  it.each([
    ['DELETE', '/api/forms/LR164', 'GET, HEAD'],
    ['GET', '/api/a.b?x=1', 'POST'],
    ['POST', '/files/a/b/c', 'GET, HEAD'],
    ['POST', '/page', 'GET, HEAD'],
  ] as const)('B-19: %s %s responds 405 with the allowed methods', async (method, url, allow) => {
    const answer = await ask(method, url);
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
  });

  it.each([
    ['GET', '/api/axb'],
    ['GET', '/api/forms/LR164/x'],
    ['GET', '/api'],
    ['POST', '/api'],
    ['GET', '/debug/x'],
    ['GET', '/nothing.css'],
    ['POST', '/a/b'],
  ] as const)('T-50: %s %s responds 404 with JSON', async (method, url) => {
    const answer = await ask(method, url);
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['/nothing', '/a/b/c?lang=tc', '/debug'])(
    'redirects the navigation to %s',
    async (url) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await ask(method, url);
        expect([answer.statusCode, answer.headers.location]).toEqual([302, '/notRecognized']);
      }
    },
  );

  it('T-50: does not redirect a request that is not for a page', async () => {
    expect((await ask('GET', '/nothing', { accept: '*/*' })).statusCode).toBe(404);
    expect((await ask('GET', '/nothing', {})).statusCode).toBe(404);
  });
});

describe('holdsNoPages', () => {
  it.each([
    ['/api', true],
    ['/api/x', true],
    ['/definitions/', true],
    ['/sandbox/bank', true],
    ['/debug/x', true],
    ['/debug', false],
    ['/apiary', false],
    ['/form/api', false],
    ['/', false],
  ])('returns for %s: %s', (path, expected) => {
    expect(holdsNoPages(path)).toBe(expected);
  });
});
