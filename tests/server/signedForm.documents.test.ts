import { afterAll, beforeAll, expect, it } from 'vitest';
import { TypstPdfRenderer } from '../../server/adapters/pdf/TypstPdfRenderer.ts';
import { PadesDocumentSigner } from '../../server/adapters/sign/PadesDocumentSigner.ts';
import { PkiCertificateTrust } from '../../server/adapters/sign/PkiCertificateTrust.ts';
import { readTrustFolder } from '../../server/adapters/sign/TrustFolder.ts';
import { createSigning } from '../../server/services/signing/createSigning.ts';
import type { SigningServices } from '../../server/services/signing/SigningServices.ts';
import { runTool } from '../support/runTool.ts';
import { TEST_CODE } from '../support/testForm.ts';
import {
  answersFor,
  openTestPortal,
  SITTING,
  savedSubmission,
  type TestPortal,
} from '../support/testPortal.ts';
import { type TestSigner, testAuthority } from '../support/testSigner.ts';

let portal: TestPortal;
let authority: Awaited<ReturnType<typeof testAuthority>>;
let signing: SigningServices;
const renderer = new TypstPdfRenderer({ threads: 1 });
beforeAll(async () => {
  portal = await openTestPortal();
  authority = await testAuthority(() => portal.clock.now());
  signing = createSigning({
    ...portal.deps,
    pdf: renderer,
    signer: new PadesDocumentSigner(),
    trust: new PkiCertificateTrust({
      material: () => readTrustFolder(authority.folder),
      whenUnreachable: 'refuse',
    }),
  });
}, 120_000);
afterAll(async () => {
  authority?.remove();
  await renderer.close();
  await portal?.close();
});

async function sign(submissionId: string, field: string, by: TestSigner): Promise<Buffer> {
  const given = { sitting: SITTING, submissionId, field, certificate: by.certificate };
  const prepared = await signing.prepareSignature({
    ...given,
    formCode: TEST_CODE,
    chain: by.chain,
  });
  if (prepared?.result !== 'ok') throw new Error(`Cannot prepare: ${prepared?.keys}`);
  const signature = by.sign(prepared.toBeSigned);
  const done = await signing.completeSignature({ ...given, signature });
  if (done?.result !== 'ok') throw new Error(`Cannot sign: ${done?.keys}`);
  return Buffer.from(done.pdf);
}

it('promise 13: gives the signed form byte for byte, with both signatures valid for pdfsig', async () => {
  const answers = answersFor(0, { signOnly: true, officers: true });
  const submissionId = await savedSubmission(portal, answers);
  await sign(submissionId, 'chairmanSign', await authority.signer());
  const signed = await sign(submissionId, 'secretarySign', await authority.signer());
  const completed = await portal.services.submitForm({
    sitting: SITTING,
    formCode: TEST_CODE,
    files: [],
    language: 'en',
    amountCents: 0,
    printOnPaper: true,
    submissionId,
  });
  expect(completed).toMatchObject({ result: 'ok' });
  const read = await portal.services.signedForm(submissionId, SITTING);
  expect(read && signed.equals(read.pdf)).toBe(true);
  const { text } = runTool('pdfsig', ['-nocert', '{file}'], read?.pdf ?? Buffer.of());
  expect(text.split('Signature is Valid').length - 1).toBe(2);
}, 60_000);
