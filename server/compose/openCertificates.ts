import { join } from 'node:path';
import { publicLookup } from '../adapters/revocation/allowedAddress.ts';
import { OnlineRevocation } from '../adapters/revocation/OnlineRevocation.ts';
import type { RevocationSource } from '../adapters/revocation/RevocationSource.ts';
import { readCertificateClasses } from '../adapters/sign/certificateClasses.ts';
import { EmbeddedTestAuthority, TEST_CLASSES } from '../adapters/sign/EmbeddedTestAuthority.ts';
import { PkiCertificateTrust } from '../adapters/sign/PkiCertificateTrust.ts';
import { readTrustFolder } from '../adapters/sign/TrustFolder.ts';
import { AuthorityClient } from '../adapters/system/AuthorityClient.ts';
import type { Config } from '../config.ts';
import type { CertificateTrust } from '../ports/CertificateTrust.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Base } from './openBase.ts';

/** Whose signatures count, and the test authority where that is trusted. */
export interface OpenCertificates {
  readonly trust: CertificateTrust;
  readonly authority?: EmbeddedTestAuthority;
  /** For everyone who judges certificates, so that what it keeps is shared. */
  readonly online: RevocationSource;
}

/**
 * Opens the trust that the settings name: a folder of the operator's, or the embedded test
 * authority, made in `DATA_DIR/test-authority` when there is none yet.
 *
 * @throws {Error} when the table of certificate classes cannot be used
 */
export async function openCertificates({
  config,
  clock,
  log,
}: Pick<Base, 'config' | 'clock' | 'log'>): Promise<OpenCertificates> {
  const { trust, classesFile, whenUnreachable } = config.certificates;
  const folder = trustedFolder(config);
  const authority = trust === 'test' ? await EmbeddedTestAuthority.open(folder, clock) : null;
  const classes = readCertificateClasses(classesFile);
  const online = openRevocation(config, clock, (fault) => log.warn({}, fault));
  return {
    trust: new PkiCertificateTrust({
      material: () => readTrustFolder(folder),
      classes: trust === 'test' ? [...classes, ...TEST_CLASSES] : classes,
      online,
      whenUnreachable,
    }),
    ...(authority ? { authority } : {}),
    online,
  };
}

/** Folder of the trusted authorities. */
export function trustedFolder({ certificates, dataDir }: Config): string {
  const { trust, folder } = certificates;
  const trusted = trust === 'test' ? join(dataDir, 'test-authority') : folder;
  if (trusted === undefined) throw new TypeError('Cannot trust any certificate: no TRUST_DIR');
  return trusted;
}

/**
 * Opens the way to the authorities that certificates name.
 *
 * @param onFault told in a sentence why one gave no answer
 */
export function openRevocation(
  { certificates }: Config,
  clock: Clock,
  onFault: (fault: string) => void,
): RevocationSource {
  const { hosts, timeoutMs, listBytes } = certificates.revocation;
  const client = new AuthorityClient({ timeoutMs, lookup: publicLookup(hosts) });
  return new OnlineRevocation({ hosts, client, clock, listBytes, onFault });
}
