import type { Config } from '../config/config.ts';
import type { Clock } from '../ports/system/Clock.ts';
import { trustedCertificates } from './openSeal.ts';

const DAY_MS = 86_400_000;
/** Number of days before the expiry of a certificate from which the check fails. */
const WARNED_DAYS = 30;

/**
 * Checks the key that signs acknowledgements.
 *
 * @returns the name and the expiry date of its certificate, in one line
 * @throws {Error} when the key is unusable, or its certificate is not valid now and for 30 more
 *   days
 */
export function describeSeal(config: Config, clock: Clock): string {
  const { by } = config.certificates.seal;
  const all = trustedCertificates(config);
  if (by === 'none') return 'none: acknowledgements are not signed';
  const [present, ...earlier] = all;
  if (!present) return 'no key yet: the first start makes one';
  const { subject, validFromDate, validToDate } = present.x509;
  const name = subject.split('\n').at(-1);
  const end = validToDate.toISOString().slice(0, 10);
  const days = Math.floor((validToDate.getTime() - clock.now().getTime()) / DAY_MS);
  if (clock.now() < validFromDate) throw new Error(`${name}: the certificate is not valid yet`);
  if (days < 0) throw new Error(`${name}: the certificate expired on ${end}, nothing is signed`);
  if (days < WARNED_DAYS) throw new Error(`${name}: the certificate expires on ${end}`);
  return `${name}, until ${end}; ${earlier.length} earlier certificates`;
}
