import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fakeServices } from '../../../support/fakeServices.ts';
import { testApp } from '../../../support/testApp.ts';

describe('stopping', () => {
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
