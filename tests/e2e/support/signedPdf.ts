import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runTool } from '../../support/runTool.ts';
import type { Applicant } from './Applicant.ts';

/** Checks whether the programs that `expectSignedPdf` needs are installed. */
export function hasPdfReaders(): boolean {
  return ['pdfsig', 'pdftotext', 'pdfdetach'].every(
    (program) => spawnSync(program, ['-v']).error === undefined,
  );
}

/**
 * Expects that the record of a submitted form encloses the signed document. The document must have
 * a valid signature and contain these words.
 */
export async function expectSignedPdf(
  applicant: Applicant,
  wanted: readonly string[],
): Promise<void> {
  const signed = attachmentOf(await applicant.downloadPdf());
  expect(runTool('pdfsig', ['-nocert', '{file}'], signed).text).toContain('Signature is Valid');
  // A line can break anywhere in Chinese, and the font can have variants of some characters.
  const text = runTool('pdftotext', ['-layout', '{file}', '-'], signed).text.replace(/\s+/g, '');
  const { words } = applicant;
  for (const each of [...wanted, words.ofForm('$steps.orders.title')]) {
    expect(text).toContain(each.replace(/\s+/g, ''));
  }
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
