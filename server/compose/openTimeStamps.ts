import { readTrustFolder } from '../adapters/sign/TrustFolder.ts';
import { AuthorityClient } from '../adapters/system/AuthorityClient.ts';
import { Rfc3161TimeStamps, trustedTimeOf } from '../adapters/timestamp/Rfc3161TimeStamps.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../ports/Clock.ts';
import type { TimeStamps } from '../ports/TimeStamps.ts';

/**
 * Opens the time-stamping authority of the settings. Without one, the stamps of earlier signatures are
 * read all the same, as long as there is a folder to judge them by.
 *
 * @param onFault gets each failure of the authority in a sentence
 */
export function openTimeStamps(
  { certificates }: Config,
  clock: Clock,
  onFault: (fault: string) => void,
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
  const how = { client, clock, credential, whenUnreachable, onFault };
  return new Rfc3161TimeStamps({ url: new URL(url), material, ...how });
}
