import { join } from 'node:path';
import { EmbeddedTestAuthority } from '../adapters/certificates/EmbeddedTestAuthority.ts';
import { PkiCertificateTrust } from '../adapters/certificates/PkiCertificateTrust.ts';
import { readTrustFolder } from '../adapters/certificates/TrustFolder.ts';
import { EmbeddedTestBank } from '../adapters/cheque/EmbeddedTestBank.ts';
import { SignedChequeReader } from '../adapters/cheque/SignedChequeReader.ts';
import type { WorkerInspector } from '../adapters/inspect/WorkerInspector.ts';
import type { RevocationSource } from '../adapters/revocation/RevocationSource.ts';
import { takesChequeFiles } from '../config/takenMethods.ts';
import type { TestBank } from '../ports/payment/TestBank.ts';
import type { ChequeDesk } from '../services/contract/ServiceDeps.ts';
import type { Base } from './openBase.ts';

/** The check of e-Cheques, and the test bank if trusted. */
export interface OpenCheques {
  /**
   * Absent if no bank is trusted or the gateway accepts e-Cheques. The portal then accepts no
   * e-Cheque file.
   */
  readonly desk?: ChequeDesk;
  readonly bank?: TestBank;
}

/**
 * Opens the trust in banks: the operator's folder, or in demo mode the test bank. The test bank's
 * authority is created in `DATA_DIR/test-authority` at the first start.
 */
export async function openCheques(
  { config, clock }: Pick<Base, 'config' | 'clock'>,
  inspector: WorkerInspector,
  online: RevocationSource,
): Promise<OpenCheques> {
  const { folder, payees, fields } = config.eCheque;
  if (!takesChequeFiles(config)) return {};
  const testFolder = join(config.dataDir, 'test-authority');
  const authority = folder ? undefined : await EmbeddedTestAuthority.open(testFolder, clock);
  const trust = new PkiCertificateTrust({
    material: () => readTrustFolder(folder ?? testFolder),
    classes: [],
    online,
    whenUnreachable: config.certificates.whenUnreachable,
  });
  const reader = new SignedChequeReader({
    check: (content) => inspector.readCheque(content, fields),
    faultOf: (certificate, chain, at) => trust.faultOf(certificate, chain, at),
  });
  return {
    desk: { reader, payees },
    ...(authority ? { bank: new EmbeddedTestBank({ authority, clock, fields }) } : {}),
  };
}
