import { afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../support/testApp.ts';

describe('rateLimit: limits of calls', () => {
  let app: Awaited<ReturnType<typeof testApp>>;
  afterEach(() => app.close());

  it('T-16: limits the captchas of an address per minute', async () => {
    app = await testApp({ env: { RATE_CAPTCHA: '3' } });
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) {
      const response = await app.inject({ method: 'POST', url: '/api/wfp/challenge/Eng' });
      statuses.push(response.statusCode);
      if (response.statusCode === 429) {
        expect(response.json()).toMatchObject({ error: 'TOO_MANY_REQUESTS' });
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('T-40: counts calls of saving and loading together', async () => {
    app = await testApp({ env: { RATE_SAVED_FILE: '2' } });
    const payload = { formCode: 'LREAL1', passwordHash: 'x'.repeat(43), data: 'AAAA' };
    const call = async (url: string, body: object) =>
      (await app.inject({ method: 'POST', url, payload: body })).statusCode;
    expect(await call('/api/tempsave/load', payload)).toBe(200);
    const { data: _, ...rest } = payload;
    expect(await call('/api/tempsave/save', { ...rest, encryptedFormData: 'AAAA' })).toBe(200);
    expect(await call('/api/tempsave/load', payload)).toBe(429);
    expect((await app.inject('/api/forms')).statusCode).toBe(200);
  });

  it('counts polls by sitting, not by address', async () => {
    app = await testApp({ env: { RATE_POLL: '10' } });
    const poll = async (sitting: string) =>
      (
        await app.inject({
          url: '/api/submission/poll/T1',
          headers: { cookie: `sitting=${sitting.repeat(43)}` },
        })
      ).statusCode;
    for (let call = 0; call < 10; call += 1) expect(await poll('a')).toBe(404);
    expect(await poll('a')).toBe(429);
    expect(await poll('b')).toBe(404);
  });

  it('F11: limits polls of one address with a new sitting each', async () => {
    app = await testApp({ env: { RATE_POLL: '10' } });
    const poll = async (sitting: number) => {
      const headers = { cookie: `sitting=${String(sitting).padStart(43, 'a')}` };
      return (await app.inject({ url: '/api/submission/poll/T1', headers })).statusCode;
    };
    const statuses: number[] = [];
    for (let sitting = 0; sitting < 501; sitting += 1) statuses.push(await poll(sitting));
    expect(statuses.slice(0, 500).every((status) => status === 404)).toBe(true);
    expect(statuses[500]).toBe(429);
  });
});
