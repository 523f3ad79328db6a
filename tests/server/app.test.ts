import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeServices } from '../support/fakeServices.ts';
import { realForms, testApp } from '../support/testApp.ts';

let app: Awaited<ReturnType<typeof testApp>> | undefined;

// The first use compiles the forms.
beforeAll(async () => {
  await realForms();
}, 120_000);
afterEach(async () => {
  await app?.close();
  app = undefined;
});

describe('buildApp: /definitions: compiled definitions', () => {
  it('are immutable under a hashed name; the index is revalidated each time', async () => {
    const root = mkdtempSync(join(tmpdir(), 'landform-definitions-'));
    for (const name of ['LREAL1-0123456789abcdef.en.json', 'index.json']) {
      writeFileSync(join(root, name), '{}');
    }
    app = await testApp({ deps: { hashedFolders: [{ root, prefix: '/definitions/' }] } });
    const hashed = await app.inject('/definitions/LREAL1-0123456789abcdef.en.json');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const index = await app.inject('/definitions/index.json');
    expect([index.statusCode, index.headers['cache-control']]).toEqual([200, 'no-cache']);
    const { etag = '' } = index.headers;
    const again = await app.inject({
      url: '/definitions/index.json',
      headers: { 'if-none-match': etag },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('buildApp: stopping', () => {
  it('B-81: answers the 200 pending calls and refuses new calls', async () => {
    let started = 0;
    let isStopping = false;
    const services = fakeServices({
      pollTransaction: async (transactionId) => {
        started += 1;
        await sleep(300);
        return { transactionId, status: 'IN_PROCESS', description: '', canRetry: false };
      },
    });
    const app = await testApp({
      env: { RATE_POLL: '100000' },
      deps: { services, isStopping: () => isStopping },
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { cookie: `sitting=${'a'.repeat(43)}` };
    const calls = Array.from({ length: 200 }, () =>
      fetch(`${origin}/api/submission/poll/T1`, { headers }).then(({ status }) => status),
    );
    while (started < 200) await sleep(5);
    isStopping = true;
    const closed = app.close();
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
    await closed;
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  });
});
