import { join } from 'node:path';
import { EmbeddedTestBank } from '../adapters/cheque/EmbeddedTestBank.ts';
import { SignedChequeReader } from '../adapters/cheque/SignedChequeReader.ts';
import type { WorkerInspector } from '../adapters/inspect/WorkerInspector.ts';
import type { RevocationSource } from '../adapters/revocation/RevocationSource.ts';
import { EmbeddedTestAuthority } from '../adapters/sign/EmbeddedTestAuthority.ts';
import { PkiCertificateTrust } from '../adapters/sign/PkiCertificateTrust.ts';
import { readTrustFolder } from '../adapters/sign/TrustFolder.ts';
import type { TestBank } from '../ports/TestBank.ts';
import type { ChequeDesk } from '../services/ServiceDeps.ts';
import { takesChequeFiles } from '../takenMethods.ts';
import type { Base } from './openBase.ts';

/** How e-Cheques are checked, and the bank that issues test e-Cheques where that one is trusted. */
export interface OpenCheques {
  /** Absent: no bank is trusted, or the gateway takes e-Cheques: the portal takes none as a file. */
  readonly desk?: ChequeDesk;
  readonly bank?: TestBank;
}

/**
 * Opens the trust in banks: the operator's folder, or in demo the test bank, whose authority is made
 * in `DATA_DIR/test-authority` when there is none yet.
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
