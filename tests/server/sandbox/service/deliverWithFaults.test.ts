import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverWithFaults } from '../../../../server/sandbox/service/deliverWithFaults.ts';
import { LATE_MS } from '../../../../server/sandbox/service/wireFaults.ts';

const BODY = JSON.stringify({ chargeid: 'C1' });
let sent: string[][];
beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Delivers a notification about a charge of this amount; `undefined` is an unknown charge. */
async function deliver(amountCents: number | undefined, fails = false): Promise<void> {
  const find = async (id: string) =>
    id === 'C1' && amountCents !== undefined ? { amountCents } : undefined;
  const send = async (...given: string[]) => {
    sent.push(given);
    if (fails) throw new Error('Cannot reach the portal');
  };
  await deliverWithFaults(send, { find })(BODY, 'signature');
}

describe('deliverWithFaults', () => {
  it.each([
    ['an amount without a fault', 38_000, 1],
    ['a fault of another call', 38_031, 1],
    ['an unknown charge', undefined, 1],
    ['no notification', 38_041, 0],
    ['two notifications', 38_043, 2],
  ])('for %s', async (_, cents, times) => {
    await deliver(cents);
    expect(sent).toEqual(Array.from({ length: times }, () => [BODY, 'signature']));
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(times);
  });

  it('sends a late notification after its delay, and ignores its failure', async () => {
    await deliver(38_042, true);
    await vi.advanceTimersByTimeAsync(LATE_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([[BODY, 'signature']]);
  });

  it('reports the failure of another notification', async () => {
    await expect(deliver(38_000, true)).rejects.toThrow('Cannot reach the portal');
  });
});
