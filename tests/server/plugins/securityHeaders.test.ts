import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../../server/plugins/securityHeaders.ts';
import { testApp } from '../../support/testApp.ts';

describe('securityHeaders: security headers', () => {
  let app: FastifyInstance;
  const table = securityHeaders({
    https: false,
    paymentHosts: [],
    googlePayLibrary: undefined,
  });

  beforeAll(async () => {
    app = await testApp({ env: { NO_CAPTCHA: 'false', PAYMENT_GATEWAY: 'none' } });
  });
  afterAll(() => app.close());

  it('match the snapshot', () => {
    expect(securityHeaders({ https: true, paymentHosts: ['pay.example'] })).toMatchInlineSnapshot(`
      {
        "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; media-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; frame-src blob:; form-action 'self' https://pay.example; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "accelerometer=(), autoplay=(), camera=(), display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), payment=(self), clipboard-write=(self)",
        "referrer-policy": "no-referrer",
        "strict-transport-security": "max-age=34560000; includeSubDomains",
        "x-content-type-options": "nosniff",
      }
    `);
  });

  it('T-29: name the origin of Google’s library only with Google Pay', () => {
    const googlePayLibrary = 'https://pay.google.com/gp/p/js/pay.js';
    const taken = securityHeaders({ https: true, paymentHosts: [], googlePayLibrary });
    const directives = String(taken['content-security-policy']).split('; ');
    expect(directives.filter((line) => line.includes('google'))).toEqual([
      "script-src 'self' https://pay.google.com",
      "img-src 'self' blob: data: https://pay.google.com",
      "connect-src 'self' https://pay.google.com https://google.com/pay",
      'frame-src blob: https://pay.google.com',
    ]);
    expect(taken['permissions-policy']).toContain('payment=(self "https://pay.google.com")');
    expect(JSON.stringify(table)).not.toContain('google');
  });

  it.each([
    ['GET', '/'],
    ['GET', '/healthz'],
    ['GET', '/config.js'],
    ['GET', '/api/forms'],
    ['GET', '/api/forms/nope'],
    ['GET', '/api/nothing'],
    ['GET', '/form/LREAL1'],
    ['GET', '/form/nope'],
    ['GET', '/nothing'],
    ['GET', '/form/%zz'],
    ['GET', `/form/${'x'.repeat(300)}`],
    ['GET', '/definitions/nothing.js'],
    ['PUT', '/api/forms'],
    ['POST', '/api/wfp/challenge/Eng'],
    ['POST', '/api/submission/review/LREAL1/0'],
    ['POST', '/api/sitting/end'],
    ['GET', '/api/submission/poll/x'],
  ] as const)('T-39: accompany the response to %s %s', async (method, url) => {
    const { headers } = await app.inject({ method, url, headers: { accept: 'text/html' } });
    expect(headers).toMatchObject(table);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toMatch(/no-store|no-cache/);
    expect(headers['x-request-id']).toMatch(/^[A-Z2-9]{10}$/);
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('accompany compiled definitions, which are immutable', async () => {
    const { plan } = (await app.inject('/api/forms/LREAL1')).json();
    const { headers, statusCode } = await app.inject({
      url: plan,
      headers: { 'accept-encoding': 'br' },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject(table);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
  });

  it('accepts only a harmless correlation id', async () => {
    const idOf = async (id: string) =>
      (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers[
        'x-request-id'
      ];
    expect(await idOf('gateway-1234')).toBe('gateway-1234');
    expect(await idOf('<script>alert(1)</script>')).toMatch(/^[A-Z2-9]{10}$/);
  });

  it('T-38: refuses cross-site calls of a browser', async () => {
    const call = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/api/wfp/challenge/Eng', headers });
    expect((await call({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await call({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    expect((await call({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await call({ origin: 'null' })).statusCode).toBe(403);
    expect((await call({ origin: 'http://localhost:8080' })).statusCode).toBe(200);
    expect((await call({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    const ownForm = { 'sec-fetch-site': 'same-origin', origin: 'null' };
    expect((await call(ownForm)).statusCode).toBe(200);
    expect((await call({})).statusCode).toBe(200);
  });

  it('T-38: refuses content types that need no preflight request', async () => {
    const open = await testApp();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const response = await open.inject({
        method: 'POST',
        url: '/api/submission/createTransaction',
        headers: { 'content-type': type },
        payload: '{"paymentAmount":"380.00","submissionId":"x"}',
      });
      expect(response.statusCode).toBe(415);
    }
    await open.close();
  });

  it('T-38: accepts only the origin of PUBLIC_URL', async () => {
    const live = await testApp({ env: { PUBLIC_URL: 'https://eforms.example' } });
    const call = (origin: string) =>
      live.inject({ method: 'POST', url: '/api/wfp/challenge/Eng', headers: { origin } });
    expect((await call('https://eforms.example')).statusCode).toBe(200);
    expect((await call('https://localhost')).statusCode).toBe(403);
    await live.close();
  });
});
