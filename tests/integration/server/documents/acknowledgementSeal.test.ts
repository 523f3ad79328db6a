import { PDFDocument } from '@cantoo/pdf-lib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import schema from '#schemas/documents/acknowledgement.schema.json' with { type: 'json' };
import { PdfLibEnvelope } from '../../../../server/adapters/pdf/PdfLibEnvelope.ts';
import { PadesAcknowledgementCheck } from '../../../../server/adapters/seal/PadesAcknowledgementCheck.ts';
import { PadesSeal } from '../../../../server/adapters/seal/PadesSeal.ts';
import type { SigningKey } from '../../../../server/adapters/seal/SigningKey.ts';
import { PadesDocumentSigner } from '../../../../server/adapters/sign/PadesDocumentSigner.ts';
import { runOutbox } from '../../../../server/jobs/runOutbox.ts';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import type { OutboxDeps } from '../../../../server/services/contract/OutboxDeps.ts';
import { acknowledgementDocument } from '../../../../server/services/documents/acknowledgementDocument.ts';
import { getSealed, sha256Of } from '../../../../server/services/files/sealedFiles.ts';
import { paidWithFiles } from '../../../support/paidWithFiles.ts';
import { testSealKey } from '../../../support/sealedDocument.ts';
import { testOutbox } from '../../../support/testOutbox.ts';
import { openTestPortal, type TestPortal } from '../../../support/testPortal.ts';

describe("the portal's signature on an acknowledgement", () => {
  let portal: TestPortal;
  let key: SigningKey;
  let outbox: OutboxDeps;
  let submission: Submission;
  let sealings = 0;
  beforeAll(async () => {
    portal = await openTestPortal();
    key = await testSealKey(portal.clock.now());
    const { id } = await paidWithFiles(portal);
    const found = await portal.store.submissions.find(id);
    if (!found) throw new Error('Cannot find the submission');
    submission = found;
    const signer = new PadesDocumentSigner();
    const seal = new PadesSeal({ key, signer, clock: portal.clock });
    outbox = {
      ...testOutbox(portal.deps).deps,
      envelope: new PdfLibEnvelope(),
      pdf: { ...testOutbox(portal.deps).deps.pdf, render: onePage },
      seal: {
        seal: async (pdf) => {
          sealings += 1;
          // A different time changes the bytes.
          portal.clock.advance(1_000);
          return seal.seal(pdf);
        },
      },
    };
  }, 60_000);
  afterAll(() => portal?.close());

  const check = (pdf: Uint8Array) =>
    new PadesAcknowledgementCheck({ trusted: [key.certificate], largest: 1_000_000 }).check(pdf);

  it('is the same in parallel calls, and the stored document does not change', async () => {
    const [first, second] = await Promise.all([
      acknowledgementDocument(outbox, submission),
      acknowledgementDocument(outbox, submission),
    ]);
    expect(Buffer.from(first.pdf).equals(second.pdf)).toBe(true);
    const before = sealings;
    while ((await runOutbox(outbox)) > 0);
    const { pdf } = await acknowledgementDocument(outbox, submission);
    expect(sealings).toBe(before);
    expect(Buffer.from(first.pdf).equals(pdf)).toBe(true);
    const record = (await portal.store.files.ofSubmission(submission.id)).find(
      ({ kind }) => kind === 'acknowledgement',
    );
    expect(record).toMatchObject({ sha256: sha256Of(pdf), size: pdf.length });
    const kept = await getSealed(outbox, record?.key ?? '');
    expect(kept && sha256Of(kept)).toBe(record?.sha256);
  });

  it('covers the answers, the payment, the signed form and the hashes of the files', async () => {
    const { pdf } = await acknowledgementDocument(outbox, submission);
    const checked = await check(pdf);
    if (!checked.isGenuine) throw new Error(checked.fault);
    const { content } = checked;
    const isFitting = new Ajv2020({ strict: true }).compile(schema);
    // The schema requires a hexadecimal hash; the test's definition has a word.
    const hashed = { ...content, definitionHash: 'd'.repeat(64) };
    expect([isFitting(hashed), isFitting.errors]).toEqual([true, null]);
    const files = await portal.store.files.ofSubmission(submission.id);
    expect(content).toMatchObject({
      formCode: submission.formCode,
      definitionHash: submission.definitionHash,
      referenceNumber: submission.referenceNumber,
      submittedAt: submission.submittedAt?.toISOString(),
      language: 'en',
      amountCents: submission.amountCents,
      transactionId: submission.paidAttemptId,
      dataHash: submission.dataHash,
      signedFormHash: sha256Of(Buffer.from('%PDF-1.7 signed')),
      answers: { name: 'CHAN TAI MAN' },
      signers: [{ field: 'owner' }],
      attachments: files
        .filter(({ kind }) => kind === 'attachment')
        .map(({ sha256, size, type }) => ({ sha256, size, type })),
    });
    expect(content.attachments).toHaveLength(1);
    expect(JSON.stringify(content)).not.toMatch(/password|ackEmail/);
  });

  it('is omitted if the portal has no key; the data are still attached', async () => {
    const { seal: _seal, ...unsealed } = outbox;
    const files = { ...outbox.files, get: async () => undefined };
    const { pdf } = await acknowledgementDocument(
      { ...unsealed, files: { ...files, putNew: async () => true } },
      submission,
    );
    expect(await check(pdf)).toEqual({ isGenuine: false, fault: 'notSigned' });
    const document = await PDFDocument.load(pdf);
    expect(document.getAttachments().map(({ name }) => name)).toContain('acknowledgement.json');
  });
});

async function onePage(): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage();
  return document.save();
}
