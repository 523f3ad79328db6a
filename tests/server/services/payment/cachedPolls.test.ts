import { beforeEach, describe, expect, it } from 'vitest';
import type { PaymentState } from '../../../../server/services/contract/PaymentServices.ts';
import { cachedPolls } from '../../../../server/services/payment/cachedPolls.ts';

describe('cachedPolls', () => {
  let now: number;
  let asked: string[];
  let answers: (PaymentState | undefined | Error)[];
  const poll = cachedPolls(
    async (transactionId, sitting) => {
      asked.push(`${transactionId} of ${sitting}`);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    () => now,
  );
  beforeEach(() => {
    now = (now ?? 0) + 10_000;
    asked = [];
  });
  const state = (status: PaymentState['status']): PaymentState => ({
    transactionId: 'T',
    status,
    description: '',
    canRetry: false,
  });

  it('answers parallel polls, and polls within half a second, from one lookup', async () => {
    answers = [state('IN_PROCESS'), state('APPR')];
    const once = await Promise.all(Array.from({ length: 100 }, () => poll('T', 'A')));
    now += 499;
    expect([...once, await poll('T', 'A')]).toEqual(Array(101).fill(state('IN_PROCESS')));
    expect(asked).toEqual(['T of A']);
    now += 1;
    expect(await poll('T', 'A')).toEqual(state('APPR'));
    expect(asked).toHaveLength(2);
  });

  it('does not share answers between sittings', async () => {
    answers = [state('APPR'), undefined];
    await poll('T', 'A');
    expect(await poll('T', 'B')).toBeUndefined();
    expect(asked).toEqual(['T of A', 'T of B']);
  });

  it('caches neither unknown transactions nor failures', async () => {
    answers = [undefined, new Error('the database is away'), state('APPR')];
    expect(await poll('T', 'A')).toBeUndefined();
    await expect(poll('T', 'A')).rejects.toThrow('the database is away');
    expect(await poll('T', 'A')).toEqual(state('APPR'));
  });

  it('keeps a newer answer after an older answer expires', async () => {
    answers = [state('IN_PROCESS'), state('IN_PROCESS'), state('APPR')];
    await poll('T', 'A');
    now += 300;
    await poll('U', 'A');
    now += 300;
    await poll('U', 'A');
    expect(asked).toEqual(['T of A', 'U of A']);
    expect(await poll('T', 'A')).toEqual(state('APPR'));
    expect(asked).toEqual(['T of A', 'U of A', 'T of A']);
  });
});
