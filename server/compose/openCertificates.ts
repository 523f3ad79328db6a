import { join } from 'node:path';
import { readCertificateClasses } from '../adapters/certificates/certificateClasses.ts';
import {
  EmbeddedTestAuthority,
  TEST_CLASSES,
} from '../adapters/certificates/EmbeddedTestAuthority.ts';
import { PkiCertificateTrust } from '../adapters/certificates/PkiCertificateTrust.ts';
import { readTrustFolder } from '../adapters/certificates/TrustFolder.ts';
import { publicLookup } from '../adapters/revocation/allowedAddress.ts';
import { OnlineRevocation } from '../adapters/revocation/OnlineRevocation.ts';
import type { RevocationSource } from '../adapters/revocation/RevocationSource.ts';
import { AuthorityClient } from '../adapters/system/AuthorityClient.ts';
import type { Config } from '../config/config.ts';
import type { CertificateTrust } from '../ports/signing/CertificateTrust.ts';
import type { Clock } from '../ports/system/Clock.ts';
import type { Base } from './openBase.ts';

/** The trust in signers' certificates, and the test authority if trusted. */
export interface OpenCertificates {
  readonly trust: CertificateTrust;
  readonly authority?: EmbeddedTestAuthority;
  /** Source of revocation statuses. All checks of certificates share it and its cache. */
  readonly online: RevocationSource;
}

/**
 * Opens the trust that the settings name: the operator's folder, or the embedded test authority,
 * which is created in `DATA_DIR/test-authority` at the first start.
 *
 * @throws {Error} when the table of certificate classes is unusable
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

/** Returns the folder of the trusted authorities. */
export function trustedFolder({ certificates, dataDir }: Config): string {
  const { trust, folder } = certificates;
  const trusted = trust === 'test' ? join(dataDir, 'test-authority') : folder;
  if (trusted === undefined) throw new TypeError('Cannot trust any certificate: no TRUST_DIR');
  return trusted;
}

/**
 * Opens the connection to the authorities that certificates name.
 *
 * @param onFailure called with a sentence for each authority without a usable response
 */
export function openRevocation(
  { certificates }: Config,
  clock: Clock,
  onFailure: (fault: string) => void,
): RevocationSource {
  const { hosts, timeoutMs, listBytes } = certificates.revocation;
  const client = new AuthorityClient({ timeoutMs, lookup: publicLookup(hosts) });
  return new OnlineRevocation({ hosts, client, clock, listBytes, onFailure });
}
