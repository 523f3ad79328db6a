import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/testApp.ts';

const BYPASS = 'a-long-enough-bypass-value';

describe('configuration of the browser', () => {
  let app: FastifyInstance;
  let file = '';
  let seconds = 1_800_000_000;

  beforeEach(() => {
    file = join(mkdtempSync(join(tmpdir(), 'landform-')), 'config.json');
  });
  afterEach(() => app.close());

  const write = (content: object | string) => {
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    seconds += 10;
    utimesSync(file, seconds, seconds);
  };
  const config = async (headers: Record<string, string> = {}) => {
    const response = await app.inject({ url: '/config.js', headers });
    expect(response.headers['cache-control']).toBe('no-store');
    const window: Record<string, Record<string, unknown>> = {};
    runInNewContext(response.body, { window });
    return window.WFP_CONFIG ?? {};
  };

  it('contains the flags of the file and the flags of the server', async () => {
    write({ HOTLINE: '1234 5678', NO_CAPTCHA: true, ENVIRONMENT: 'PRODUCTION' });
    app = await testApp({ env: { CONFIG_FILE: file, NO_CAPTCHA: 'false' } });
    expect(await config()).toMatchObject({
      HOTLINE: '1234 5678',
      NO_CAPTCHA: false,
      ENVIRONMENT: 'DEMO',
      MAINTENANCE: false,
    });
  });

  it('O-16: reads the file again when it changes, and keeps the last good content', async () => {
    write({ HOTLINE: '1' });
    app = await testApp({ env: { CONFIG_FILE: file } });
    write({ HOTLINE: '2' });
    expect((await config()).HOTLINE).toBe('2');
    write('{ broken');
    expect((await config()).HOTLINE).toBe('2');
    write({ HOTLINE: 3 });
    expect((await config()).HOTLINE).toBe('2');
  });

  it('does not start with a file that breaks its schema', async () => {
    write({ DISABLE_GCIS_PAYMENT_PERIOD: [{ from: 'yesterday', methods: [] }] });
    await expect(testApp({ env: { CONFIG_FILE: file } })).rejects.toThrow(/breaks its schema/);
    app = await testApp();
  });

  it('T-22: a notice cannot end the script that contains it', async () => {
    const text = '</script><script>alert(1)</script>';
    const message = { en: text, 'zh-Hant': text, 'zh-Hans': text };
    write({ downtime: { type: 'warning', message } });
    app = await testApp({ env: { BROADCAST_FILE: file } });
    const { body } = await app.inject('/broadcast.js');
    expect(body).not.toContain('<');
    const window: Record<string, unknown> = {};
    runInNewContext(body, { window });
    expect(window.WFP_BROADCAST).toEqual({ downtime: { type: 'warning', message } });
  });

  it('T-48: maintenance closes the API; only the secret bypass value opens it', async () => {
    write({ MAINTENANCE: true });
    app = await testApp({ env: { CONFIG_FILE: file, MAINTENANCE_BYPASS: BYPASS } });
    const refused = await app.inject('/api/forms/LREAL1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '300']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await config()).MAINTENANCE).toBe(true);
    for (const value of ['', 'true', BYPASS.slice(1), BYPASS.toUpperCase()]) {
      const { headers } = await app.inject(`/form/LREAL1?bypass=${value}`);
      expect(headers).not.toHaveProperty('set-cookie');
    }
    const opened = await app.inject(`/form/LREAL1?bypass=${BYPASS}`);
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).not.toContain(BYPASS);
    const allowed = await app.inject({ url: '/api/forms/LREAL1', headers: { cookie } });
    expect(allowed.statusCode).toBe(200);
    expect((await config({ cookie })).MAINTENANCE).toBe(false);
  });
});
