import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, TOOLS } from '../../../../scripts/test/tools.ts';
import { pdfProblem } from '../../../../server/adapters/inspect/pdfProblem.ts';
import { PdfLibEnvelope } from '../../../../server/adapters/pdf/PdfLibEnvelope.ts';
import { TypstPdfRenderer } from '../../../../server/adapters/pdf/TypstPdfRenderer.ts';
import { PadesDocumentSigner } from '../../../../server/adapters/sign/PadesDocumentSigner.ts';
import { sampleDocument } from '../../../support/sampleDocument.ts';
import { testAuthority } from '../../../support/testSigner.ts';

/** `scripts/test/tools.ts` installs qpdf; it is not a package. */
const QPDF = TOOLS.qpdf.names[0];

/** qpdf options that rewrite a document as other programs would. */
const REWRITES: readonly (readonly string[])[] = [
  ['--object-streams=generate'],
  ['--object-streams=disable'],
  ['--object-streams=generate', '--linearize'],
  ['--object-streams=disable', '--linearize'],
  ['--newline-before-endstream', '--recompress-flate', '--compression-level=9'],
  ['--coalesce-contents', '--remove-unreferenced-resources=yes'],
];

/** Options that leave stream data uncompressed. */
const PLAIN_REWRITES: readonly (readonly string[])[] = [
  ['--object-streams=generate', '--stream-data=uncompress'],
  ['--qdf', '--object-streams=disable'],
];

describe('pdfProblem: PDFs of common producers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landform-'));
  const pdfs = new Map<string, Uint8Array>();

  beforeAll(async () => {
    const renderer = new TypstPdfRenderer({ threads: 1 });
    const typst = await renderer.render(
      sampleDocument('zh-Hant', { standing: { kind: 'toSign' } }),
    );
    await renderer.close();
    const signed = await sign(typst);
    pdfs.set('Typst', typst);
    pdfs.set('Typst, signed', signed);
    pdfs.set('Typst, signed twice', await sign(signed));
    pdfs.set('an acknowledgement', await acknowledgement(typst, signed));
    pdfs.set('pdf-lib', await form(true));
    pdfs.set('pdf-lib without object streams', await form(false));
    pdfs.set('Chromium', printed(folder));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['Typst', [...REWRITES, ...PLAIN_REWRITES]],
    ['Typst, signed', [...REWRITES, ...PLAIN_REWRITES]],
    ['Typst, signed twice', [...REWRITES, ...PLAIN_REWRITES]],
    // Excludes plain data: objects of the enclosed PDF would become objects inside another object.
    ['an acknowledgement', REWRITES],
    ['pdf-lib', [...REWRITES, ...PLAIN_REWRITES]],
    ['pdf-lib without object streams', [...REWRITES, ...PLAIN_REWRITES]],
    ['Chromium', [...REWRITES, ...PLAIN_REWRITES]],
  ] as const)('accepts a PDF of %s, also after qpdf rewrites it', (name, rewrites) => {
    const pdf = pdfs.get(name) ?? new Uint8Array();
    expect(pdfProblem(pdf)).toBeUndefined();
    const faults = rewrites.map((options) => [
      options,
      pdfProblem(rewritten(pdf, options, folder)),
    ]);
    expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
  });

  it('reports a locked PDF as encrypted', () => {
    const options = ['--encrypt', '', 'secret', '256', '--'];
    const locked = rewritten(pdfs.get('Chromium') ?? new Uint8Array(), options, folder);
    expect(pdfProblem(locked)).toBe('validation_fileEncrypted');
  });
});

function rewritten(pdf: Uint8Array, options: readonly string[], folder: string): Uint8Array {
  const [from, to] = [join(folder, 'from.pdf'), join(folder, 'to.pdf')];
  writeFileSync(from, pdf);
  const { status, stderr } = spawnSync(QPDF, [from, ...options, to], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return readFileSync(to);
}

async function sign(pdf: Uint8Array): Promise<Uint8Array> {
  const signer = new PadesDocumentSigner();
  const authority = await testAuthority();
  const by = await authority.signer();
  authority.remove();
  const { certificate, chain } = by;
  const about = { signerName: 'CHAN', reason: 'Application', signedAt: new Date() };
  const fieldName = `sign${pdf.length}`;
  const prepared = await signer.prepare({ pdf, certificate, chain, fieldName, ...about });
  const signature = by.sign(prepared.toBeSigned);
  return signer.embed({ pdf: prepared.pdf, state: prepared.state, signature });
}

function acknowledgement(cover: Uint8Array, signed: Uint8Array): Promise<Uint8Array> {
  const file = { name: 'a.pdf', type: 'application/pdf', description: 'Signed', content: signed };
  return new PdfLibEnvelope().enclose({ cover, files: [file] });
}

/** Returns a PDF form with a text field, a checkbox, and a text line that names actions. */
async function form(useObjectStreams: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const fields = document.getForm();
  fields.createTextField('name').addToPage(page, { x: 50, y: 700, width: 200, height: 20 });
  fields.createCheckBox('agreed').addToPage(page, { x: 50, y: 650 });
  page.drawText('JavaScript and Launch are words.', { x: 50, y: 600 });
  return document.save({ useObjectStreams });
}

function printed(folder: string): Uint8Array {
  const [page, pdf] = [join(folder, 'page.html'), join(folder, 'page.pdf')];
  const links = '<a href="https://example.com">Web</a> <a href="#b">Below</a> <h1 id="b">B</h1>';
  writeFileSync(page, `<!doctype html><title>Letter</title><p>陳大文 ${links}`.repeat(20));
  const args = ['--no-sandbox', '--disable-gpu', `--print-to-pdf=${pdf}`, `file://${page}`];
  expect(spawnSync(browserPath(), args, { timeout: 60_000 }).status).toBe(0);
  return readFileSync(pdf);
}
