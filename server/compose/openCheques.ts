import { join } from 'node:path';
import { EmbeddedTestBank } from '../adapters/cheque/EmbeddedTestBank.ts';
import { SignedChequeReader } from '../adapters/cheque/SignedChequeReader.ts';
import type { WorkerInspector } from '../adapters/inspect/WorkerInspector.ts';
import { EmbeddedTestAuthority } from '../adapters/sign/EmbeddedTestAuthority.ts';
import { PkiCertificateTrust } from '../adapters/sign/PkiCertificateTrust.ts';
import { readTrustFolder } from '../adapters/sign/TrustFolder.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../ports/Clock.ts';
import type { TestBank } from '../ports/TestBank.ts';
import type { ChequeDesk } from '../services/ServiceDeps.ts';
import { takesCheques } from '../takenMethods.ts';

/** How e-Cheques are checked, and the bank that issues test e-Cheques where that one is trusted. */
export interface OpenCheques {
  /** Absent: no bank is trusted, so the portal takes no e-Cheque. */
  readonly desk?: ChequeDesk;
  readonly bank?: TestBank;
}

/**
 * Opens the trust in banks: the operator's folder, or in demo the test bank, whose authority is made
 * in `DATA_DIR/test-authority` when there is none yet.
 */
export async function openCheques(
  config: Config,
  clock: Clock,
  inspector: WorkerInspector,
): Promise<OpenCheques> {
  const { folder, payees, fields } = config.eCheque;
  if (!takesCheques(config)) return {};
  const testFolder = join(config.dataDir, 'test-authority');
  const authority = folder ? undefined : await EmbeddedTestAuthority.open(testFolder, clock);
  const trust = new PkiCertificateTrust({
    material: () => readTrustFolder(folder ?? testFolder),
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
