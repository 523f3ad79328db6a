import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import { secretHash } from '../answers/secretHash.ts';
import type { Transaction } from '../contract/PaymentServices.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';

/**
 * Issues a web token for an attempt. Earlier tokens stay valid until they expire, because another
 * tab may use them. Stores only the token's hash.
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
