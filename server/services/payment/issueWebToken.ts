import type { StoreRecords } from '../../ports/SubmissionStore.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { secretHash } from '../secretHash.ts';
import type { Transaction } from './PaymentServices.ts';

/**
 * Makes a web token for an attempt. Earlier ones stay good until they end: another tab may hold
 * one. Only the hash is kept.
 *
 * @see reliability T-05: 32 random bytes, 15 minutes
 */
export async function issueWebToken(
  { clock, ids, settings }: Pick<ServiceDeps, 'clock' | 'ids' | 'settings'>,
  records: StoreRecords,
  attemptId: string,
): Promise<Transaction> {
  const webToken = ids.token();
  await records.tokens.add({
    tokenHash: secretHash(webToken),
    attemptId,
    expiresAt: new Date(clock.now().getTime() + settings.webTokenLifeMs),
  });
  return { transactionId: attemptId, webToken };
}
