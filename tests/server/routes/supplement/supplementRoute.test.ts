import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedLink } from '../../../../server/services/supplement/openSupplement.ts';
import { realForms, testApp } from '../../../support/testApp.ts';

const LINK = `${'0'.repeat(26)}.${'x'.repeat(43)}`;
const VALID: OpenedLink = {
  form: 'SUPPINFO',
  request: { status: 'valid', expiresAt: '04/12/2026', questions: [{ prompt: 'Why?' }] },
  query: { reference: 'LREAL1-261101-000123', form: 'LREAL1' },
};

let app: FastifyInstance;
const lines: string[] = [];
const openLink = vi.fn(async () => VALID);
// Compiles the changed forms first.
beforeAll(realForms, 120_000);
afterEach(async () => {
  await app.close();
  openLink.mockClear();
});

async function open(env: Readonly<Record<string, string>> = {}): Promise<void> {
  lines.length = 0;
  const logTarget = { write: (line: string) => lines.push(line) };
  app = await testApp({ env: { LOG_LEVEL: 'debug', ...env }, deps: { openLink, logTarget } });
}

function post(payload: string | object, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({ method: 'POST', url: '/api/supplement', payload, headers });
}

describe('supplementRoute: POST /api/supplement', () => {
  it('returns the form of a link, without a captcha and with no-store', async () => {
    await open({ NO_CAPTCHA: 'false' });
    const response = await post({ link: LINK });
    expect([response.statusCode, response.json()]).toEqual([200, VALID]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(openLink).toHaveBeenCalledWith(LINK);
  });

  it.each([
    ['nothing', {}],
    ['a number', { link: 7 }],
    ['a list', { link: [LINK] }],
    ['a very long text', { link: 'x'.repeat(201) }],
    ['B-13: an unknown key', { link: LINK, days: 90 }],
    ['B-14: a list of links', [LINK]],
    ['B-03: a prototype', '{"link":"x","__proto__":{"a":1}}'],
    ['B-01: broken JSON', '{"link":'],
  ])('refuses %s with 400 and opens no link', async (_, payload) => {
    await open();
    const response = await post(payload, { 'content-type': 'application/json' });
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain(LINK);
    expect(openLink).not.toHaveBeenCalled();
  });

  it('T-38: refuses calls from other sites', async () => {
    await open();
    expect((await post({ link: LINK }, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  it('B-19: refuses GET, because a log may contain the URL with the link', async () => {
    await open();
    const response = await app.inject(`/api/supplement?link=${LINK}`);
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
  });

  it('T-36: limits the attempts of an address per minute', async () => {
    await open({ RATE_SUPPLEMENT: '5' });
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await post({ link: LINK })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('T-35: includes no link in a log, a Referer or a response', async () => {
    await open();
    const page = await app.inject(`/form/SUPPLINK?lang=tc&RefID=${LINK}`);
    const answer = await post({ link: LINK });
    await post(`{"link":"${LINK}"`, { 'content-type': 'application/json' });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).not.toContain(LINK);
    expect(answer.body).not.toContain(LINK);
    for (const { headers } of [page, answer]) {
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(JSON.stringify(headers)).not.toContain(LINK);
    }
  });
});
