import type { Submission } from '../../ports/store/Submission.ts';
import type { ProtocolTimes } from '../contract/ServiceDeps.ts';

/**
 * Returns the time at which the answers of a submission were priced: the time they were last saved.
 * A payment or another e-mail address does not change it.
 */
export function quotedAt(
  { quoteExpiresAt }: Pick<Submission, 'quoteExpiresAt'>,
  { quoteLifeMs }: Pick<ProtocolTimes, 'quoteLifeMs'>,
): Date {
  return new Date(quoteExpiresAt.getTime() - quoteLifeMs);
}
