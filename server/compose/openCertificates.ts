import { join } from 'node:path';
import { EmbeddedTestAuthority } from '../adapters/sign/EmbeddedTestAuthority.ts';
import { PkiCertificateTrust } from '../adapters/sign/PkiCertificateTrust.ts';
import { readTrustFolder } from '../adapters/sign/TrustFolder.ts';
import type { Config } from '../config.ts';
import type { CertificateTrust } from '../ports/CertificateTrust.ts';
import type { Clock } from '../ports/Clock.ts';
import type { TestAuthority } from '../ports/TestAuthority.ts';

/** Whose signatures count, and the test authority where that is trusted. */
export interface OpenCertificates {
  readonly trust: CertificateTrust;
  readonly authority?: TestAuthority;
}

/**
 * Opens the trust that the settings name: a folder of the operator's, or the embedded test
 * authority, made in `DATA_DIR/test-authority` when there is none yet.
 */
export async function openCertificates(config: Config, clock: Clock): Promise<OpenCertificates> {
  const { trust, folder, whenUnreachable } = config.certificates;
  const testFolder = join(config.dataDir, 'test-authority');
  const trusted = trust === 'test' ? testFolder : folder;
  if (trusted === undefined) throw new TypeError('Cannot trust any certificate: no TRUST_DIR');
  const authority = trust === 'test' ? await EmbeddedTestAuthority.open(testFolder, clock) : null;
  return {
    trust: new PkiCertificateTrust({ material: () => readTrustFolder(trusted), whenUnreachable }),
    ...(authority ? { authority } : {}),
  };
}
