import type { PaymentAttempt, WebToken } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import { isSameHash, secretHash } from '../answers/secretHash.ts';
import type { PaymentRefused, TokenCall } from '../contract/PaymentServices.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';

/** An authorised payment call. */
export interface AuthorisedCall {
  readonly attempt: PaymentAttempt;
  readonly submission: Submission;
  readonly token: WebToken;
}

/**
 * Checks that a transaction belongs to the sitting, and a web token to the transaction.
 *
 * @returns the call; `tokenExpired`; `tokenWrong` for an unknown token; `undefined` (404) when the
 *   transaction is unknown or of another sitting, or the token is of another transaction
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
 * Checks that a web token belongs to an attempt, whose sitting was already checked.
 *
 * @returns the token, or a refusal as from `authorisePayment`
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
