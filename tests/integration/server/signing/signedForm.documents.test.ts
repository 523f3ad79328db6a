import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_CLASSES } from '../../../../server/adapters/certificates/EmbeddedTestAuthority.ts';
import { PkiCertificateTrust } from '../../../../server/adapters/certificates/PkiCertificateTrust.ts';
import { readTrustFolder } from '../../../../server/adapters/certificates/TrustFolder.ts';
import { TemplateAckMailWriter } from '../../../../server/adapters/mail/TemplateAckMailWriter.ts';
import { PdfLibEnvelope } from '../../../../server/adapters/pdf/PdfLibEnvelope.ts';
import { TypstPdfRenderer } from '../../../../server/adapters/pdf/TypstPdfRenderer.ts';
import { PadesAcknowledgementCheck } from '../../../../server/adapters/seal/PadesAcknowledgementCheck.ts';
import { PadesSeal } from '../../../../server/adapters/seal/PadesSeal.ts';
import { PadesDocumentSigner } from '../../../../server/adapters/sign/PadesDocumentSigner.ts';
import { runOutbox } from '../../../../server/jobs/runOutbox.ts';
import type { SigningServices } from '../../../../server/services/contract/SigningServices.ts';
import { createSigning } from '../../../../server/services/signing/createSigning.ts';
import { enclosedIn } from '../../../support/enclosedIn.ts';
import { signaturesIn } from '../../../support/pdfSignatures.ts';
import { runTool } from '../../../support/runTool.ts';
import { testSealKey } from '../../../support/sealedDocument.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import { testOutbox } from '../../../support/testOutbox.ts';
import {
  answersFor,
  openTestPortal,
  SITTING,
  savedSubmission,
  type TestPortal,
} from '../../../support/testPortal.ts';
import { type TestSigner, testAuthority } from '../../../support/testSigner.ts';

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
      classes: TEST_CLASSES,
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

it('promise 13: signedForm: returns the signed bytes unchanged, with two signatures that pdfsig accepts', async () => {
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

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Returns the printed date; throws when the document has no date. */
const dateOn = (pdf = Buffer.of()) => {
  const { text } = runTool('pdftotext', ['{file}', '-'], pdf);
  const [, date] = /Made on (\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M)/.exec(text) ?? [];
  if (date === undefined) throw new Error(`Cannot find the date: ${text}`);
  return date;
};
const toSign = async (submissionId: string, sitting = SITTING) => {
  const read = await signing.formToSign(submissionId, sitting);
  return read && Buffer.from(read.pdf);
};

describe('I9, I11: the reviewed document', () => {
  it('is extended by later signatures, even after the acknowledgement email is removed', async () => {
    const formData = answersFor(0, { signOnly: true, officers: true });
    const submissionId = await savedSubmission(portal, formData);
    const reviewed = await toSign(submissionId);
    portal.clock.advance(90 * 60_000);
    await portal.store.transact((records) =>
      records.submissions.replaceAck(submissionId, undefined, portal.clock.now()),
    );
    expect(await toSign(submissionId)).toEqual(reviewed);
    const first = await sign(submissionId, 'chairmanSign', await authority.signer());
    expect(first.subarray(0, reviewed?.length).equals(reviewed ?? Buffer.of())).toBe(true);
    expect(await toSign(submissionId)).toEqual(first);
    const second = await sign(submissionId, 'secretarySign', await authority.signer());
    expect(second.subarray(0, first.length).equals(first)).toBe(true);
    const again = await sign(submissionId, 'chairmanSign', await authority.signer());
    expect(again.subarray(0, reviewed?.length).equals(reviewed ?? Buffer.of())).toBe(true);
  }, 60_000);

  it('is unchanged when the same answers are saved again, until their price expires', async () => {
    const formData = answersFor(0, { signOnly: true, officers: true });
    const submissionId = await savedSubmission(portal, formData);
    const reviewed = await toSign(submissionId);
    const again = async (more: object = {}) => {
      const update = { formCode: TEST_CODE, files: [], language: 'en', submissionId } as const;
      const given = { ...update, sitting: SITTING, formData: { ...formData, ...more } };
      expect(await portal.services.updateSubmission(given)).toMatchObject({ result: 'ok' });
      return toSign(submissionId);
    };
    portal.clock.advance(60_000);
    expect(await again()).toEqual(reviewed);
    expect(await again({ receiveAckEmail: true, ackEmail: 'chan@example.hk' })).toEqual(reviewed);
    portal.clock.advance(portal.deps.settings.quoteLifeMs);
    expect(await again()).not.toEqual(reviewed);
  }, 60_000);

  it('has a new date and no earlier signature when other answers are saved', async () => {
    const submissionId = await savedSubmission(
      portal,
      answersFor(0, { signOnly: true, officers: true }),
    );
    const dateBefore = dateOn(await toSign(submissionId));
    await sign(submissionId, 'chairmanSign', await authority.signer());
    const formData = {
      ...answersFor(0, { signOnly: true, officers: true }),
      name: 'WONG SIU MING',
    };
    portal.clock.advance(60_000);
    const update = { formCode: TEST_CODE, files: [], language: 'en', formData } as const;
    const saved = portal.services.updateSubmission({ ...update, sitting: SITTING, submissionId });
    expect(await saved).toMatchObject({ result: 'ok' });
    const changed = await toSign(submissionId);
    expect(dateOn(changed)).not.toBe(dateBefore);
    expect(signaturesIn(changed ?? Buffer.of())).toEqual([]);
  }, 60_000);

  it('T-36: is not returned to another sitting, or for a form without signatures', async () => {
    const submissionId = await savedSubmission(portal, answersFor(1, { sign: true }));
    expect(await toSign(submissionId)).toBeDefined();
    expect(await toSign(submissionId, 'b'.repeat(64))).toBeUndefined();
    expect(await toSign(await savedSubmission(portal, answersFor(1)))).toBeUndefined();
  }, 60_000);

  it('is signed, stored and mailed with the same hash', async () => {
    const mail = {
      receiveAckEmail: true,
      ackEmail: 'chan@example.hk',
      ackEmailIncludeFilledForm: true,
      password: 'correct-horse',
    };
    const submissionId = await savedSubmission(portal, answersFor(0, { sign: true, ...mail }));
    const signed = await sign(submissionId, 'ownerSign', await authority.signer());
    const submitted = await portal.services.submitForm({
      sitting: SITTING,
      formCode: TEST_CODE,
      files: [],
      language: 'en',
      amountCents: 0,
      printOnPaper: false,
      submissionId,
    });
    expect(submitted).toMatchObject({ result: 'ok', signedFormHash: sha256Of(signed) });
    const { deps, mails } = testOutbox(portal.deps);
    const envelope = new PdfLibEnvelope();
    const mailWriter = new TemplateAckMailWriter('forms@landform.test');
    const key = await testSealKey(portal.clock.now());
    const seal = new PadesSeal({ key, signer: new PadesDocumentSigner(), clock: portal.clock });
    await runOutbox({ ...deps, pdf: renderer, envelope, mailWriter, seal });
    const [sent] = mails;
    expect(sent?.text).toContain(sha256Of(signed));
    const locked = sent?.attachments[0]?.content ?? Buffer.of();
    const record = runTool('pdftotext', ['-upw', mail.password, '{file}', '-'], locked).text;
    expect(record.replace(/\s/g, '')).toContain(sha256Of(signed));
    const name = /[A-Z]+-\d+-\d+/.exec(sent?.text ?? '')?.[0];
    const enclosed = enclosedIn(locked, mail.password, `${name}-signed.pdf`);
    expect(Buffer.from(enclosed).equals(signed)).toBe(true);
    const whole = enclosedIn(locked, mail.password, `${name}-acknowledgement.pdf`);
    const trust = { trusted: [key.certificate], largest: whole.length };
    expect(await new PadesAcknowledgementCheck(trust).check(whole)).toMatchObject({
      isGenuine: true,
      content: { referenceNumber: name, signedFormHash: sha256Of(signed) },
    });
    const kept = (await portal.store.files.ofSubmission(submissionId)).map(({ sha256 }) => sha256);
    expect(kept).toContain(sha256Of(whole));
  }, 60_000);
});
