import type { Submission } from '../../ports/Submission.ts';
import type { ProtocolTimes } from '../ServiceDeps.ts';

/**
 * Returns when the answers of a submission were priced, which is when they were saved last. A payment
 * or another e-mail address does not change it.
 */
export function quotedAt(
  { quoteExpiresAt }: Pick<Submission, 'quoteExpiresAt'>,
  { quoteLifeMs }: Pick<ProtocolTimes, 'quoteLifeMs'>,
): Date {
  return new Date(quoteExpiresAt.getTime() - quoteLifeMs);
}
