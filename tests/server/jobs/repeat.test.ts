import { describe, expect, it } from 'vitest';
import { repeat } from '../../../server/jobs/repeat.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('repeat()', () => {
  it('runs at once and then repeatedly, never twice at the same time', async () => {
    let runs = 0;
    let atOnce = 0;
    let most = 0;
    const series = repeat({
      everyMs: 1,
      lateAfterMs: 60_000,
      onError: () => {},
      run: async () => {
        runs += 1;
        atOnce += 1;
        most = Math.max(most, atOnce);
        await pause(5);
        atOnce -= 1;
      },
    });
    series.start();
    series.start();
    await expect.poll(() => runs).toBeGreaterThan(2);
    await series.stop();
    expect(most).toBe(1);
  });

  it('stop: waits for the pending run, and starts no further run', async () => {
    let ended = 0;
    const series = repeat({
      everyMs: 1,
      lateAfterMs: 60_000,
      onError: () => {},
      run: async () => {
        await pause(20);
        ended += 1;
      },
    });
    series.start();
    await series.stop();
    expect(ended).toBe(1);
    await pause(20);
    expect(ended).toBe(1);
  });

  it('B-80: continues after a failed run, and reports it', async () => {
    const errors: string[] = [];
    const series = repeat({
      everyMs: 1,
      lateAfterMs: 60_000,
      onError: ({ message }) => errors.push(message),
      run: () => Promise.reject(new Error('no store today')),
    });
    series.start();
    await expect.poll(() => errors.length).toBeGreaterThan(1);
    await series.stop();
    expect(new Set(errors)).toEqual(new Set(['no store today']));
  });

  it('F12: runs at once after a notification during its pause', async () => {
    let runs = 0;
    const series = repeat({
      everyMs: 60_000,
      lateAfterMs: 60_000,
      onError: () => {},
      run: async () => {
        runs += 1;
      },
    });
    series.wake();
    expect(runs).toBe(0);
    series.start();
    await pause(5);
    series.wake();
    await series.stop();
    series.wake();
    expect(runs).toBe(2);
  });

  it('F12: runs once more after notifications during a run', async () => {
    let runs = 0;
    const series = repeat({
      everyMs: 60_000,
      lateAfterMs: 60_000,
      onError: () => {},
      run: async () => {
        runs += 1;
        await pause(10);
      },
    });
    series.start();
    series.wake();
    series.wake();
    await expect.poll(() => runs).toBe(2);
    await pause(30);
    await series.stop();
    expect(runs).toBe(2);
  });

  it('stop: resolves without a start', async () => {
    const series = repeat({
      everyMs: 1,
      lateAfterMs: 60_000,
      onError: () => {},
      run: async () => {},
    });
    await expect(series.stop()).resolves.toBeUndefined();
  });

  it('F2: reports a run that does not end, and is late until the run ends', async () => {
    const errors: string[] = [];
    let end = () => {};
    const waits = new Promise<void>((resolve) => {
      end = resolve;
    });
    const series = repeat({
      everyMs: 60_000,
      lateAfterMs: 5,
      onError: ({ name }) => errors.push(name),
      run: () => waits,
    });
    series.start();
    expect(series.isLate()).toBe(false);
    await expect.poll(() => series.isLate()).toBe(true);
    expect(errors).toEqual(['LateRunError']);
    end();
    await expect.poll(() => series.isLate()).toBe(false);
    await series.stop();
  });
});
