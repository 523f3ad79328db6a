import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../server/http/errors.ts';
import { registerMaintenance } from '../../../server/plugins/maintenance.ts';

/** Creates an application under maintenance. Its routes return whether the visitor may pass. */
function closedApp(more: Partial<Parameters<typeof registerMaintenance>[1]> = {}) {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ApiError)) throw error;
    return reply.status(error.kind.status).headers(error.headers).send(error.kind.name);
  });
  const isLetIn = registerMaintenance(app, {
    isOn: () => true,
    bypass: 'let-me-in',
    style: { https: false },
    ...more,
  });
  const passes = async (request: Parameters<typeof isLetIn>[0]) => String(isLetIn(request));
  for (const url of ['/', '/form/LR164', '/apiary', '/lookups', '/lookup', '/api/forms']) {
    app.get(url, passes);
  }
  app.post('/api/notified', { config: { anyOrigin: true } }, passes);
  return app;
}

/** Opens a page with a bypass value, and returns the cookie that the browser got. */
async function cookieFor(app: ReturnType<typeof closedApp>, bypass: string) {
  const query = new URLSearchParams({ bypass });
  const { headers } = await app.inject({ url: `/?${query}` });
  return String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
}

describe('registerMaintenance', () => {
  it.each([
    '/api/forms',
    '/api/forms?x=1',
    '/lookup',
    '/lookup?text=x',
    '/api/unknown',
    '/%61pi/forms',
    '/looku%70',
  ])('refuses the call %s, and names the time of a retry', async (url) => {
    const { statusCode, headers } = await closedApp().inject({ url });
    expect([statusCode, headers['retry-after']]).toEqual([503, '300']);
  });

  it.each(['/', '/form/LR164', '/form/LR164?next=/api/forms', '/apiary', '/lookups'])(
    'serves the page %s',
    async (url) => {
      expect((await closedApp().inject({ url })).statusCode).toBe(200);
    },
  );

  it('accepts the notification of a bank', async () => {
    const { statusCode } = await closedApp().inject({ method: 'POST', url: '/api/notified' });
    expect(statusCode).toBe(200);
  });

  it('serves calls when there is no maintenance', async () => {
    const { statusCode, body } = await closedApp({ isOn: () => false }).inject({
      url: '/api/forms',
    });
    expect([statusCode, body]).toEqual([200, 'false']);
  });

  it('admits a tester after a page with the bypass value', async () => {
    const app = closedApp();
    const cookie = await cookieFor(app, 'let-me-in');
    const { statusCode, body } = await app.inject({ url: '/api/forms', headers: { cookie } });
    expect([statusCode, body]).toEqual([200, 'true']);
    expect(cookie).not.toContain('let-me-in');
  });

  it.each(['', 'let-me-i', 'let-me-inn', 'LET-ME-IN', '土地'])(
    'sets no cookie for the value %j',
    async (bypass) => {
      expect(await cookieFor(closedApp(), bypass)).toBe('');
    },
  );

  it('refuses the cookie of another bypass value', async () => {
    const cookie = await cookieFor(closedApp({ bypass: 'earlier' }), 'earlier');
    expect(cookie).not.toBe('');
    const { statusCode } = await closedApp().inject({ url: '/api/forms', headers: { cookie } });
    expect(statusCode).toBe(503);
  });

  it('refuses the bypass value itself as a cookie', async () => {
    const app = closedApp();
    const [name] = (await cookieFor(app, 'let-me-in')).split('=');
    const headers = { cookie: `${name}=let-me-in` };
    expect((await app.inject({ url: '/api/forms', headers })).statusCode).toBe(503);
  });

  it('admits no tester without a configured value', async () => {
    const app = closedApp({ bypass: undefined });
    for (const bypass of ['', 'undefined', 'let-me-in']) {
      expect(await cookieFor(app, bypass)).toBe('');
    }
    const [name] = (await cookieFor(closedApp(), 'let-me-in')).split('=');
    const headers = { cookie: `${name}=` };
    expect((await app.inject({ url: '/api/forms', headers })).statusCode).toBe(503);
  });
});
