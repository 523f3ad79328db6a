import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NOW, nextId, submissionSteps } from '../../../../ports/store/submissionSteps.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('013-dealt-with', () => {
  const stores = storesOfFile();
  const store = () => stores().submissions;
  const { submitted, quoted, attempt } = submissionSteps(store);
  const waiting = async (disposition: 'REFUND_DUE' | 'NEEDS_ACTION') => {
    const { id } = await quoted();
    const attemptId = await attempt(id);
    const money = { approvedCents: 38_000, approvedCurrency: 'HKD', approvedAt: NOW };
    const patch = { disposition, ...money };
    await store().attempts.move(attemptId, ['CREATED'], 'APPROVED', NOW, patch);
    return { id, attemptId };
  };
  const change = (attemptId: string, values: ReturnType<typeof sql>) =>
    sql`UPDATE payment_attempts SET ${values} WHERE id = ${attemptId}`.execute(stores().db);
  const deal = sql`dealt_at = ${NOW}, dealt_by = 'A'`;
  const apply = sql`disposition = 'APPLIED'`;

  it('deals once with money that waits', async () => {
    const { attemptId } = await waiting('REFUND_DUE');
    await expect(change(attemptId, sql`dealt_at = ${NOW}`)).rejects.toThrow(/dealt_wholly/);
    await change(attemptId, deal);
    const again = change(attemptId, sql`dealt_by = 'B'`);
    await expect(again).rejects.toThrow(/no money of it waits/);
    await expect(change(attemptId, sql`dealt_at = NULL, dealt_by = NULL`)).rejects.toThrow();
    expect(await store().attempts.find(attemptId)).toMatchObject({ dealtAt: NOW, dealtBy: 'A' });
  });

  it('refuses to deal with an unpaid attempt, and with money that is applied', async () => {
    const unpaid = await attempt((await quoted()).id);
    await expect(change(unpaid, deal)).rejects.toThrow(/no money of it waits/);
    const { attemptId } = await submitted();
    await expect(change(attemptId, deal)).rejects.toThrow(/no money of it waits/);
  });

  it('applies money that needs action, only together with the deal', async () => {
    const { attemptId } = await waiting('NEEDS_ACTION');
    await expect(change(attemptId, apply)).rejects.toThrow(/it is approved/);
    await change(attemptId, sql`${deal}, ${apply}`);
    expect(await store().attempts.find(attemptId)).toMatchObject({ disposition: 'APPLIED' });
    const refund = await waiting('REFUND_DUE');
    const applied = change(refund.attemptId, sql`${deal}, ${apply}`);
    await expect(applied).rejects.toThrow(/it is approved/);
  });

  it('refuses to remove money that waits, until an operator dealt with it', async () => {
    const { id, attemptId } = await waiting('REFUND_DUE');
    const forget = () => store().transact(({ retention }) => retention.forgetRecord(id));
    await expect(forget()).rejects.toThrow(/its money waits for an operator/);
    await change(attemptId, deal);
    await forget();
    expect(await store().attempts.find(attemptId)).toBeUndefined();
  });

  it('stores one deal for each reason of a difference', async () => {
    const attemptId = nextId('X');
    const event = { attemptId, at: NOW, kind: 'operator.differenceDealt' };
    const dealt = (reason: string) => store().events.append({ ...event, detail: { reason } });
    await dealt('otherAmount');
    await dealt('otherFee');
    await expect(dealt('otherAmount')).rejects.toThrow(/difference_dealt_with_once/);
  });
});
