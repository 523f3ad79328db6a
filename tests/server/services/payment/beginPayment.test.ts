import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../server/ports/payment/PaymentGateway.ts';
import { secretHash } from '../../../../server/services/answers/secretHash.ts';
import type { StartPayment } from '../../../../server/services/contract/PaymentServices.ts';
import { checkToken } from '../../../../server/services/payment/authorisePayment.ts';
import { beginPayment } from '../../../../server/services/payment/beginPayment.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import {
  openedTransaction,
  PUBLIC_URL,
  SITTING,
  savedSubmission,
} from '../../../support/testPortal.ts';

const portal = portalOfFile();

async function payment(more: Partial<StartPayment> = {}): Promise<StartPayment> {
  const submissionId = await savedSubmission(portal());
  const transaction = await openedTransaction(portal(), submissionId);
  return { ...transaction, sitting: SITTING, method: 'visa', language: 'en', ...more };
}

const begin = (input: StartPayment) => beginPayment(portal().deps, input);
const attemptOf = ({ transactionId }: StartPayment) => portal().store.attempts.find(transactionId);
const kinds = async ({ transactionId }: StartPayment) => {
  const attempt = await portal().store.attempts.find(transactionId);
  const events = await portal().store.events.ofSubmission(attempt?.submissionId ?? '');
  return events.map(({ kind }) => kind);
};

/** Stores another valid token of the same transaction. */
async function secondToken({ transactionId, webToken }: StartPayment) {
  const { deps, store } = portal();
  const token = await checkToken(deps, transactionId, webToken);
  if (!token || 'refused' in token) throw new Error('The first token is refused');
  const other = `${webToken}-2`;
  await store.tokens.add({ ...token, tokenHash: secretHash(other) });
  return { webToken: other };
}

describe('beginPayment', () => {
  it('orders the fee of the server and stores the charge', async () => {
    const input = await payment();
    const charge = await begin(input);
    expect(charge).toMatchObject({ redirectUrl: expect.stringContaining(PUBLIC_URL) });
    expect(await attemptOf(input)).toMatchObject({
      status: 'PENDING',
      method: 'visa',
      amountCents: 38_000,
      chargeId: expect.any(String),
      startedAt: portal().clock.now(),
    });
    expect(await kinds(input)).toEqual(
      expect.arrayContaining(['payment.begun', 'payment.accepted']),
    );
  });

  it.each<[string, Partial<StartPayment>, string]>([
    ['another amount', { totalCents: 37_999 }, 'orderDiffers'],
    ['another currency', { currency: 'USD' }, 'orderDiffers'],
    ['a return URL of another origin', { returnUrl: 'https://evil.example/' }, 'returnUrl'],
    ['a return URL that is none', { returnUrl: 'nowhere' }, 'returnUrl'],
    ['a method that the portal does not offer', { method: 'pps' }, 'methodNotAvailable'],
  ])('refuses %s before it calls the gateway', async (_title, more, refused) => {
    const input = await payment(more);
    expect(await begin(input)).toEqual({ refused });
    expect(portal().asked).toEqual([]);
    expect((await attemptOf(input))?.startedAt).toBeUndefined();
  });

  it.each<Partial<StartPayment>>([
    { totalCents: 38_000, currency: 'HKD' },
    { returnUrl: `${PUBLIC_URL}/elsewhere` },
    { eServiceId: 'ANY' },
  ])('accepts an order that agrees: %o', async (more) => {
    expect(await begin(await payment(more))).toHaveProperty('chargeId');
  });

  it('refuses a second start, and names the payment and its page', async () => {
    const input = await payment();
    const charge = await begin(input);
    const { webToken } = await secondToken(input);
    expect(await begin({ ...input, webToken })).toMatchObject({
      refused: 'liveAttempt',
      transactionId: input.transactionId,
      redirectUrl: Object(charge).redirectUrl,
    });
    expect(portal().asked.filter((name) => name === 'create')).toHaveLength(1);
  });

  it('uses a web token once', async () => {
    const input = await payment();
    await begin(input);
    expect(await begin(input)).toMatchObject({ refused: expect.stringMatching(/token|live/) });
    expect(portal().asked.filter((name) => name === 'create')).toHaveLength(1);
  });

  it('leaves the payment open when the gateway sends no response', async () => {
    const input = await payment();
    portal().replaced.create = () =>
      Promise.reject(new GatewayError('unreachable', 'Cannot order: no connection'));
    expect(await begin(input)).toEqual({
      refused: 'gatewayBusy',
      transactionId: input.transactionId,
    });
    expect((await attemptOf(input))?.status).toBe('UNKNOWN');
  });

  it('ends the payment when the gateway rejects the order for its token', async () => {
    const input = await payment();
    portal().replaced.create = () =>
      Promise.reject(new GatewayError('tokenExpired', 'Cannot order: Webtoken is expired.'));
    expect(await begin(input)).toEqual({ refused: 'tokenExpired' });
    expect((await attemptOf(input))?.status).toBe('EXPIRED');
  });
});
