import { readTrustFolder } from '../adapters/certificates/TrustFolder.ts';
import { AuthorityClient } from '../adapters/system/AuthorityClient.ts';
import { Rfc3161TimeStamps, trustedTimeOf } from '../adapters/timestamp/Rfc3161TimeStamps.ts';
import type { Config } from '../config/config.ts';
import type { TimeStamps } from '../ports/signing/TimeStamps.ts';
import type { Clock } from '../ports/system/Clock.ts';

/**
 * Opens the configured time-stamping authority. Without an authority, the stamps of earlier
 * signatures can still be validated if there is a folder of trusted authorities.
 *
 * @param onFailure called with a sentence about each failure of the authority
 */
export function openTimeStamps(
  { certificates }: Config,
  clock: Clock,
  onFailure: (fault: string) => void,
): TimeStamps | undefined {
  const { url, credential, timeoutMs, folder, whenUnreachable } = certificates.timeStamps;
  if (folder === undefined) return undefined;
  const material = () => readTrustFolder(folder);
  if (url === undefined) {
    return {
      stamp: async () => undefined,
      timeOf: (token, signature) => trustedTimeOf(token, signature, material),
    };
  }
  const client = new AuthorityClient({ timeoutMs });
  const how = { client, clock, credential, whenUnreachable, onFailure };
  return new Rfc3161TimeStamps({ url: new URL(url), material, ...how });
}
