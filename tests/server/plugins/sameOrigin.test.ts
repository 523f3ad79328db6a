import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../server/http/errors.ts';
import { refuseOtherSites } from '../../../server/plugins/sameOrigin.ts';

const OURS = 'https://eforms.example';

/** Sends a call with these headers, and returns the status or the name of the refusal. */
async function send(headers: object, { method = 'POST', trustHost = false, url = '/save' } = {}) {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ApiError)) throw error;
    return reply.status(error.kind.status).send(error.kind.name);
  });
  refuseOtherSites(app, { publicUrl: OURS, trustHost });
  const handler = async () => 'done';
  app.all('/save', handler);
  app.post('/notified', { config: { anyOrigin: true } }, handler);
  const { body } = await app.inject({ method: method as 'POST', url, headers: { ...headers } });
  return body;
}

describe('refuseOtherSites', () => {
  it.each([
    ['no header of a browser', {}],
    ['our origin', { origin: OURS }],
    ['our origin and site', { origin: OURS, 'sec-fetch-site': 'same-origin' }],
    ['an address that the person typed', { 'sec-fetch-site': 'none' }],
    ['a form of a page without a referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ])('accepts a call with %s', async (_, headers) => {
    expect(await send(headers)).toBe('done');
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['our origin without encryption', { origin: 'http://eforms.example' }],
    ['our origin at another port', { origin: `${OURS}:8443` }],
    ['an origin that begins with ours', { origin: `${OURS}.evil.example` }],
    ['the origin null', { origin: 'null' }],
    ['the origin null of no page', { origin: 'null', 'sec-fetch-site': 'none' }],
    ['an empty origin', { origin: '' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { origin: OURS, 'sec-fetch-site': 'same-site' }],
    ['an unknown site', { 'sec-fetch-site': 'SAME-ORIGIN' }],
    ['the host as its origin', { origin: 'http://evil.example', host: 'evil.example' }],
  ])('refuses a call with %s', async (_, headers) => {
    expect(await send(headers)).toBe('CROSS_SITE');
  });

  it.each([
    ['POST', 'CROSS_SITE'],
    ['PUT', 'CROSS_SITE'],
    ['PATCH', 'CROSS_SITE'],
    ['DELETE', 'CROSS_SITE'],
    ['GET', 'done'],
    ['OPTIONS', 'done'],
  ])('answers %s from another site with %s', async (method, expected) => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await send(headers, { method })).toBe(expected);
  });

  it('accepts any origin on a route that allows it', async () => {
    expect(await send({ origin: 'https://bank.example' }, { url: '/notified' })).toBe('done');
  });

  it.each([
    [{ origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }, 'done'],
    [{ origin: 'http://127.0.0.1:5173', host: '127.0.0.1:8080' }, 'CROSS_SITE'],
    [{ origin: 'https://127.0.0.1:8080', host: '127.0.0.1:8080' }, 'CROSS_SITE'],
    [{ origin: 'http://a.test', host: 'a.test', 'sec-fetch-site': 'cross-site' }, 'CROSS_SITE'],
  ])('demo: answers %j with %s', async (headers, expected) => {
    expect(await send(headers, { trustHost: true })).toBe(expected);
  });
});
