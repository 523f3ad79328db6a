import type { PaymentAttempt, WebToken } from '../../ports/PaymentAttempt.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { isSameHash, secretHash } from '../secretHash.ts';
import type { PaymentRefused, TokenCall } from './PaymentServices.ts';

/** A payment call that may go on. */
export interface AuthorisedCall {
  readonly attempt: PaymentAttempt;
  readonly submission: Submission;
  readonly token: WebToken;
}

/**
 * Checks that a transaction belongs to the sitting and the web token to the transaction.
 *
 * @returns the attempt; `tokenExpired` or `tokenWrong`; `undefined` (404) for a transaction that is
 * unknown, another sitting's, or not the token's own
 * @see reliability T-05, B-68; specification, document 1, section 7 "Webtoken is expired."
 */
export async function authorisePayment(
  deps: ServiceDeps,
  { transactionId, webToken, sitting }: TokenCall,
): Promise<AuthorisedCall | PaymentRefused | undefined> {
  const { store } = deps;
  const attempt = await store.attempts.find(transactionId);
  const submission = attempt && (await store.submissions.find(attempt.submissionId));
  if (!attempt || submission?.sitting !== sitting) return undefined;
  const token = await checkToken(deps, attempt.id, webToken);
  return !token || 'refused' in token ? token : { attempt, submission, token };
}

/**
 * Checks that a web token belongs to an attempt, whose sitting was checked before.
 *
 * @returns the token, or as `authorisePayment`
 */
export async function checkToken(
  { store, clock }: Pick<ServiceDeps, 'store' | 'clock'>,
  attemptId: string,
  webToken: string,
): Promise<WebToken | PaymentRefused | undefined> {
  const hash = secretHash(webToken);
  const tokens = await store.tokens.ofAttempt(attemptId);
  const token = tokens.find(({ tokenHash }) => isSameHash(tokenHash, hash));
  if (!token) return (await store.tokens.find(hash)) ? undefined : { refused: 'tokenWrong' };
  return token.expiresAt <= clock.now() ? { refused: 'tokenExpired' } : token;
}
