import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PdfLibEnvelope } from '../../../../server/adapters/pdf/PdfLibEnvelope.ts';
import { TypstPdfRenderer } from '../../../../server/adapters/pdf/TypstPdfRenderer.ts';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import type { OutboxDeps } from '../../../../server/services/contract/OutboxDeps.ts';
import { acknowledgementDocument } from '../../../../server/services/documents/acknowledgementDocument.ts';
import { paidWithFiles } from '../../../support/paidWithFiles.ts';
import { runTool } from '../../../support/runTool.ts';
import { testOutbox } from '../../../support/testOutbox.ts';
import { openTestPortal, type TestPortal } from '../../../support/testPortal.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

describe('the acknowledgement of an archived submission', () => {
  let portal: TestPortal;
  let renderer: TypstPdfRenderer;
  let outbox: OutboxDeps;
  let submission: Submission;
  beforeAll(async () => {
    portal = await openTestPortal();
    renderer = new TypstPdfRenderer({ threads: 1 });
    const { id } = await paidWithFiles(portal);
    const found = await portal.store.submissions.find(id);
    if (!found) throw new Error('Cannot find the submission');
    submission = found;
    const { deps } = testOutbox(portal.deps);
    // The stored document is missing: each call renders a new document.
    const files = { ...deps.files, get: async () => undefined, putNew: async () => true };
    outbox = { ...deps, files, pdf: renderer, envelope: new PdfLibEnvelope() };
  }, 60_000);
  afterAll(async () => {
    await renderer?.close();
    await portal?.close();
  });

  async function textNow(): Promise<string> {
    const { pdf } = await acknowledgementDocument(outbox, submission);
    return runTool('pdftotext', ['-layout', '{file}', '-'], pdf).text;
  }

  it('has the same text when it is rendered again a year later', async () => {
    const first = await textNow();
    expect(first).toContain(submission.referenceNumber);
    expect(first).toContain('Made on 20/11/2026 10:00 AM');
    portal.clock.advance(YEAR_MS);
    expect(await textNow()).toBe(first);
  });
});
