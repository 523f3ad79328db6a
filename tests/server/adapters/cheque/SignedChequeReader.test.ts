import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { E_CHEQUE_FIELDS } from '#engine';
import { PkiCertificateTrust } from '../../../../server/adapters/certificates/PkiCertificateTrust.ts';
import { readTrustFolder } from '../../../../server/adapters/certificates/TrustFolder.ts';
import { SignedChequeReader } from '../../../../server/adapters/cheque/SignedChequeReader.ts';
import { WorkerInspector } from '../../../../server/adapters/inspect/WorkerInspector.ts';
import { InspectorBusyError } from '../../../../server/ports/files/AttachmentInspector.ts';
import { pdfWith } from '../../../support/sampleFiles.ts';
import { testBank } from '../../../support/testBank.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const INVALID = { fault: 'validation_eCheque_invalid' };

const worker = new WorkerInspector();
let bank: Awaited<ReturnType<typeof testBank>>;
let reader: SignedChequeReader;
beforeAll(async () => {
  bank = await testBank(() => NOW);
  const trust = new PkiCertificateTrust({
    material: () => readTrustFolder(bank.folder),
    classes: [],
    whenUnreachable: 'refuse',
  });
  reader = new SignedChequeReader({
    check: (content) => worker.readCheque(content, E_CHEQUE_FIELDS),
    faultOf: (certificate, chain, at) => trust.faultOf(certificate, chain, at),
  });
});
afterAll(async () => {
  bank.remove();
  await worker.close();
});

describe('SignedChequeReader', () => {
  it('reads an e-Cheque of a trusted bank', async () => {
    const { cheque } = { cheque: undefined, ...(await reader.read(await bank.issue(), NOW)) };
    expect(cheque).toMatchObject({ amount: '380.00', currency: 'HKD' });
  });

  it.each(['unsigned', 'tampered', 'untrusted'] as const)(
    'promise 5: refuses an e-Cheque that is %s',
    async (variant) => {
      expect(await reader.read(await bank.issue({ variant }), NOW)).toEqual(INVALID);
    },
  );

  it('refuses a PDF that is not an e-Cheque', async () => {
    expect(await reader.read(pdfWith(), NOW)).toEqual(INVALID);
  });

  it('reports an expired certificate of the bank', async () => {
    const later = new Date('2046-11-20T10:00:00+08:00');
    expect(await reader.read(await bank.issue(), later)).toEqual({
      fault: 'validation_signature_expired',
    });
  });

  it('returns undefined for a file that the worker cannot read in time', async () => {
    const hasty = new WorkerInspector({ timeoutMs: 1 });
    expect(await hasty.readCheque(await bank.issue(), E_CHEQUE_FIELDS)).toBeUndefined();
    await hasty.close();
  });

  it('throws InspectorBusyError when too many files wait', async () => {
    const small = new WorkerInspector({ threads: 1, queue: 0 });
    const pdf = await bank.issue();
    const first = small.readCheque(pdf, E_CHEQUE_FIELDS);
    await expect(small.readCheque(pdf, E_CHEQUE_FIELDS)).rejects.toThrow(InspectorBusyError);
    await first;
    await small.close();
  });
});
