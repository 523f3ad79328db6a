import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Language } from '#engine';
import { runTool } from '../support/runTool.ts';
import { Applicant } from './support/Applicant.ts';
import { payByCard } from './support/paymentDialog.ts';
import { sampleOf } from './support/sampleOf.ts';

const hasReaders = ['pdfsig', 'pdftotext', 'pdfdetach'].every(
  (program) => spawnSync(program, ['-v']).error === undefined,
);

test.skip(!hasReaders, 'needs pdfsig, pdftotext and pdfdetach');

for (const language of ['en', 'zh-Hant', 'zh-Hans'] satisfies readonly Language[]) {
  test(`the signed PDF holds the answers and a valid signature (${language})`, async ({ page }) => {
    const applicant = new Applicant(page, language);
    await applicant.reachSubmission(sampleOf('minimal', { SubscriberNameChi: '陳大文' }));
    await applicant.refuseMail();
    await applicant.sign('CHAN TAI MAN');
    await payByCard(applicant);
    await applicant.expectAcknowledged();
    const pdf = await applicant.downloadPdf();

    // The record carries the document that was signed, byte for byte.
    const signed = attachmentOf(pdf);
    expect(runTool('pdfsig', ['-nocert', '{file}'], signed).text).toContain('Signature is Valid');
    // A line may break anywhere in Chinese, and the font may have its own forms of some signs.
    const text = runTool('pdftotext', ['-layout', '{file}', '-'], signed).text.replace(/\s+/g, '');
    const { words } = applicant;
    for (const answer of [
      'CHAN TAI MAN',
      '陳大文',
      'A0123453',
      'chan.taiman@example.hk',
      words.ofForm('$steps.orders.title'),
      words.ofForm('OwnerType.options.individual'),
    ]) {
      expect(text).toContain(answer.replace(/\s+/g, ''));
    }
  });
}

function attachmentOf(pdf: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'landform-'));
  try {
    const out = join(folder, 'signed.pdf');
    expect(runTool('pdfdetach', ['-save', '1', '-o', out, '{file}'], pdf).code).toBe(0);
    return readFileSync(out);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
