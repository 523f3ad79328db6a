import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { healthRoutes } from '../../../../server/routes/health/healthRoutes.ts';
import { routeOfFile } from '../../support/routeOfFile.ts';

let isStopping = false;
let check = async () => {};
let late: readonly string[] = [];
const VERSION = { version: '1.2.3', commit: 'abc', node: 'v24' };
const { call } = routeOfFile((app) =>
  app.register(healthRoutes, {
    checks: [
      { name: 'store', check: () => check() },
      { name: 'disk', check: async () => {} },
    ],
    lateJobs: () => late,
    version: VERSION,
    isStopping: () => isStopping,
  }),
);
beforeEach(() => {
  isStopping = false;
  check = async () => {};
  late = [];
});
afterEach(() => void vi.useRealTimers());

const ready = async () => {
  const answer = await call('/readyz');
  return [answer.statusCode, answer.json()];
};
const bodyOf = (status: string, store: string, lateJobs: readonly string[] = []) => ({
  status,
  checks: { store, disk: 'ok' },
  lateJobs,
});

describe('healthRoutes', () => {
  it('O-01: covers only the process; readiness covers its dependencies', async () => {
    expect(await ready()).toEqual([200, bodyOf('ok', 'ok')]);
    check = () => Promise.reject(new Error('Cannot reach the store: secret detail'));
    expect(await ready()).toEqual([503, bodyOf('unavailable', 'failed')]);
    expect((await call('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('F2: a late job is reported, but the portal remains ready', async () => {
    late = ['outbox'];
    expect(await ready()).toEqual([200, bodyOf('ok', 'ok', ['outbox'])]);
  });

  it('is not ready while it stops', async () => {
    isStopping = true;
    expect(await ready()).toEqual([503, bodyOf('unavailable', 'ok')]);
    expect((await call('/healthz')).statusCode).toBe(200);
  });

  it('counts a check as failed after two seconds', async () => {
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    check = () => waiting;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = ready();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(1999);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toEqual([503, bodyOf('unavailable', 'failed')]);
    finish();
  });

  it('O-02: /version returns the version, the commit and the Node version', async () => {
    expect((await call('/version')).json()).toEqual(VERSION);
  });
});
