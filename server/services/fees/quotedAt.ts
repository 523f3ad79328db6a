import type { Submission } from '../../ports/store/Submission.ts';
import type { ProtocolTimes } from '../contract/ServiceDeps.ts';

/**
 * Returns the time at which the answers of a submission were last priced. Saving the answers and
 * renewing an expired quote price them.
 */
export function quotedAt(
  { quoteExpiresAt }: Pick<Submission, 'quoteExpiresAt'>,
  { quoteLifeMs }: Pick<ProtocolTimes, 'quoteLifeMs'>,
): Date {
  return new Date(quoteExpiresAt.getTime() - quoteLifeMs);
}
