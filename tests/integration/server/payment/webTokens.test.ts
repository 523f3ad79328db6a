import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomIds } from '../../../../server/adapters/system/randomIds.ts';
import { isSameHash, secretHash } from '../../../../server/services/answers/secretHash.ts';
import { payByCard } from '../../../support/portalPayments.ts';
import {
  openedTransaction,
  openTestPortal,
  SITTING,
  savedSubmission,
  startedPayment,
  type TestPortal,
} from '../../../support/testPortal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(async () => portal?.close());

const status = (transactionId: string, webToken: string, sitting = SITTING) =>
  portal.services.paymentStatus({ transactionId, webToken, sitting });

describe('web tokens', () => {
  it('T-05: are 32 random bytes, and only their hash is stored', async () => {
    const tokens = new Set(Array.from({ length: 1000 }, () => randomIds.token()));
    expect(tokens.size).toBe(1000);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { transactionId, webToken } = await openedTransaction(
      portal,
      await savedSubmission(portal),
    );
    const [kept] = await portal.store.tokens.ofAttempt(transactionId);
    expect(kept?.tokenHash).toBe(secretHash(webToken));
    const rows = await portal.stores.db.selectFrom('webTokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(webToken);
  });

  it('T-05: match only by an equal hash', () => {
    expect(isSameHash(secretHash('a'), secretHash('a'))).toBe(true);
    expect(isSameHash(secretHash('a'), secretHash('b'))).toBe(false);
    expect(isSameHash(secretHash('a'), 'ab')).toBe(false);
  });

  it('B-68: expired and wrong tokens differ; a foreign transaction is not found', async () => {
    const mine = await openedTransaction(portal, await savedSubmission(portal));
    const other = await openedTransaction(portal, await savedSubmission(portal));
    expect(await status(mine.transactionId, mine.webToken)).toMatchObject({
      status: 'IN_PROCESS',
    });
    expect(await status(mine.transactionId, 'no such token')).toEqual({ refused: 'tokenWrong' });
    expect(await status(mine.transactionId, other.webToken)).toBeUndefined();
    expect(await status('NOSUCHTRANSACTION', mine.webToken)).toBeUndefined();
    expect(await status(mine.transactionId, mine.webToken, 'b'.repeat(64))).toBeUndefined();
    portal.clock.advance(15 * 60 * 1000 - 1);
    expect(await status(mine.transactionId, mine.webToken)).toMatchObject({
      status: 'IN_PROCESS',
    });
    portal.clock.advance(1);
    expect(await status(mine.transactionId, mine.webToken)).toEqual({ refused: 'tokenExpired' });
    expect(await payByCard(portal, mine)).toEqual({ refused: 'tokenExpired' });
  });

  it('T-05: pay once: a replay pays nothing, before and after the payment ends', async () => {
    const payment = await startedPayment(portal);
    expect(await payByCard(portal, payment)).toMatchObject({ refused: 'liveAttempt' });
    await portal.bank.press(payment.chargeId, 'reject');
    expect(await payByCard(portal, payment)).toEqual({ refused: 'tokenExpired' });
    const again = await openedTransaction(portal, payment.submissionId);
    expect(await payByCard(portal, { ...again, webToken: payment.webToken })).toBeUndefined();
  });

  it('T-05: a used token does not resume a stuck payment; a new token does', async () => {
    const submissionId = await savedSubmission(portal);
    const first = await openedTransaction(portal, submissionId);
    const { transactionId, webToken } = first;
    await portal.store.attempts.annotate(transactionId, portal.clock.now(), {
      startedAt: portal.clock.now(),
      method: 'visa',
    });
    await portal.store.tokens.spend(secretHash(webToken), portal.clock.now());
    portal.clock.advance(20_000);
    expect(await payByCard(portal, first)).toEqual({ refused: 'tokenWrong' });
    const fresh = await openedTransaction(portal, submissionId);
    expect(fresh.transactionId).toBe(transactionId);
    expect(await payByCard(portal, fresh)).toMatchObject({ transactionId });
  });

  it('keep an attempt open while a newer token is valid', async () => {
    const submissionId = await savedSubmission(portal);
    const first = await openedTransaction(portal, submissionId);
    portal.clock.advance(10 * 60 * 1000);
    const second = await openedTransaction(portal, submissionId);
    expect(second.transactionId).toBe(first.transactionId);
    portal.clock.advance(10 * 60 * 1000);
    await portal.services.applyGatewayResult(first.transactionId, 'reconciliation');
    expect(await payByCard(portal, second)).toMatchObject({ transactionId: first.transactionId });
  });
});
