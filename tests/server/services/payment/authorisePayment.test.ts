import { describe, expect, it } from 'vitest';
import {
  authorisePayment,
  checkToken,
} from '../../../../server/services/payment/authorisePayment.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import {
  answersFor,
  openedTransaction,
  SITTING,
  savedSubmission,
} from '../../../support/testPortal.ts';

const portal = portalOfFile();

async function opened() {
  const submissionId = await savedSubmission(portal(), answersFor(1));
  return { submissionId, ...(await openedTransaction(portal(), submissionId)) };
}

describe('authorisePayment', () => {
  it('returns the attempt, its submission and the token', async () => {
    const { submissionId, transactionId, webToken } = await opened();
    const call = await authorisePayment(portal().deps, {
      transactionId,
      webToken,
      sitting: SITTING,
    });
    expect(call).toMatchObject({
      attempt: { id: transactionId },
      submission: { id: submissionId },
      token: { attemptId: transactionId },
    });
  });

  it('finds nothing for an unknown transaction or another sitting', async () => {
    const { transactionId, webToken } = await opened();
    const { deps } = portal();
    const call = { transactionId, webToken, sitting: SITTING };
    expect(await authorisePayment(deps, { ...call, transactionId: 'PAY-UNKNOWN' })).toBeUndefined();
    expect(await authorisePayment(deps, { ...call, sitting: 'b'.repeat(64) })).toBeUndefined();
  });

  it('refuses an unknown token, and finds nothing for the token of another transaction', async () => {
    const first = await opened();
    const second = await opened();
    const call = { transactionId: first.transactionId, sitting: SITTING };
    const { deps } = portal();
    expect(await authorisePayment(deps, { ...call, webToken: 'unknown' })).toEqual({
      refused: 'tokenWrong',
    });
    expect(await authorisePayment(deps, { ...call, webToken: second.webToken })).toBeUndefined();
  });

  it('refuses an expired token from the instant of its expiry', async () => {
    const { transactionId, webToken } = await opened();
    const { deps, clock } = portal();
    const token = await checkToken(deps, transactionId, webToken);
    if (!token || 'refused' in token) throw new Error('The new token is refused');
    const left = token.expiresAt.getTime() - clock.now().getTime();
    clock.advance(left - 1);
    expect(await checkToken(deps, transactionId, webToken)).toMatchObject({
      attemptId: transactionId,
    });
    clock.advance(1);
    expect(await checkToken(deps, transactionId, webToken)).toEqual({ refused: 'tokenExpired' });
  });
});
