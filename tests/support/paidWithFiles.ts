import { putFiles } from '../../server/services/files/keepFiles.ts';
import { putSealed, sha256Of } from '../../server/services/files/sealedFiles.ts';
import { answersFor, startedPayment, type TestPortal } from './testPortal.ts';

const SCAN = new TextEncoder().encode('%PDF-1.7 a scan');
const SIGNED = new TextEncoder().encode('%PDF-1.7 signed');

/** Creates a paid submission with a signature, and with an attachment that has a hostile name. */
export async function paidWithFiles({ deps, store, bank, services, ...rest }: TestPortal) {
  const sha256 = sha256Of(SCAN);
  const file = { sha256, name: '../../租 約\u202E A.pdf', type: 'application/pdf' };
  const portal = { deps, store, bank, services, ...rest };
  const { submissionId: id, chargeId } = await startedPayment(portal, answersFor(1, { file }));
  const incoming = [{ sha256, type: 'application/pdf', content: SCAN }];
  const named = [{ ...file, pointer: '/file', limits: {} as never, isECheque: false }];
  for (const record of await putFiles(deps, id, incoming, named)) {
    await store.files.add(record, deps.clock.now());
  }
  const fileKey = `signed/${id.toLowerCase()}/owner`;
  await putSealed(deps, fileKey, SIGNED);
  await store.signatures.put({
    submissionId: id,
    field: 'owner',
    status: 'SIGNED',
    dataHash: 'data',
    documentHash: sha256Of(SIGNED),
    fileKey,
    sealedSigner: deps.vault.seal(
      { table: 'signatures', row: `${id}/owner`, column: 'sealed_signer' },
      Buffer.from('{}'),
    ),
    signedAt: deps.clock.now(),
  });
  await bank.press(chargeId, 'approve');
  return { id, reference: (await store.submissions.find(id))?.referenceNumber ?? '' };
}
