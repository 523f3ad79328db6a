import { PDFDocument } from '@cantoo/pdf-lib';
import { TEST_CLASSES } from '../../server/adapters/certificates/EmbeddedTestAuthority.ts';
import { PkiCertificateTrust } from '../../server/adapters/certificates/PkiCertificateTrust.ts';
import { readTrustFolder } from '../../server/adapters/certificates/TrustFolder.ts';
import { PadesDocumentSigner } from '../../server/adapters/sign/PadesDocumentSigner.ts';
import type { TestCertificateVariant } from '../../server/ports/signing/TestAuthority.ts';
import type { HandOver } from '../../server/services/contract/HandOver.ts';
import { createSigning } from '../../server/services/signing/createSigning.ts';
import { TEST_CODE } from './testForm.ts';
import { answersFor, SITTING, savedSubmission, type TestPortal } from './testPortal.ts';
import { type TestSigner, testAuthority } from './testSigner.ts';

/** The sitting of the user who loads a file. */
export const NEXT_SITTING = 'c'.repeat(64);
/** Answers of a sign-only form with two officers. */
export const BOTH = answersFor(0, { signOnly: true, officers: true });

/** A signed document and its hand-over record, as in a saved file. */
export interface HandedOn {
  readonly pdf: Buffer;
  readonly handOver: HandOver;
}

/** Opens signing with real certificates and a real signer. The document is an empty page. */
export async function openHandingOn(portal: TestPortal) {
  const authority = await testAuthority(() => portal.clock.now());
  const { folder } = authority;
  const trustOf = (of: string) =>
    new PkiCertificateTrust({
      material: () => readTrustFolder(of),
      classes: TEST_CLASSES,
      whenUnreachable: 'refuse',
    });
  const render = async () => {
    const page = await PDFDocument.create();
    page.addPage();
    return page.save();
  };
  const deps = {
    ...portal.deps,
    pdf: { render, renderPanel: async () => new Uint8Array(), close: async () => {} },
    signer: new PadesDocumentSigner(),
    trust: trustOf(folder),
  };
  const signing = createSigning(deps);
  /** Signing services that ignore revocation lists, so that a revoked certificate can sign. */
  const before = createSigning({
    ...deps,
    trust: new PkiCertificateTrust({
      material: () => ({ ...readTrustFolder(folder), lists: [] }),
      classes: TEST_CLASSES,
      whenUnreachable: 'accept',
    }),
  });

  async function sign(submissionId: string, field: string, by: TestSigner, sitting = SITTING) {
    const given = { sitting, submissionId, field, certificate: by.certificate };
    const asked = { ...given, formCode: TEST_CODE, chain: by.chain };
    const prepared = await before.prepareSignature(asked);
    if (prepared?.result !== 'ok') throw new Error(`Cannot prepare: ${prepared?.keys}`);
    const signature = by.sign(prepared.toBeSigned);
    const done = await before.completeSignature({ ...given, signature });
    if (done?.result !== 'ok') throw new Error(`Cannot sign: ${done?.keys}`);
    portal.clock.advance(1000);
  }

  async function handedOn(submissionId: string, sitting = SITTING): Promise<HandedOn> {
    const read = await portal.services.signedForm(submissionId, sitting);
    if (!read?.handOver) throw new Error('Cannot hand on: nothing is signed');
    return { pdf: Buffer.from(read.pdf), handOver: read.handOver };
  }

  /** Signs the test form with these fields, in order. */
  async function signedBy(
    fields: readonly string[],
    variant: TestCertificateVariant = 'valid',
  ): Promise<HandedOn> {
    const submissionId = await savedSubmission(portal, BOTH);
    for (const field of fields)
      await sign(submissionId, field, await authority.signer({ variant }));
    return handedOn(submissionId);
  }

  function restore({ pdf, handOver }: HandedOn, more: object = {}, by = signing) {
    return by.restoreSigned({
      sitting: NEXT_SITTING,
      formCode: TEST_CODE,
      definitionHash: 'hash-1',
      formData: BOTH,
      files: [],
      language: 'en',
      pdf,
      handOver,
      ...more,
    });
  }

  return { authority, signing, deps, trustOf, sign, handedOn, signedBy, restore };
}
