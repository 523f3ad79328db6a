import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluateForm } from '#engine';
import { ROOT } from '../../../../scripts/command/run.ts';
import { PdfLibEnvelope } from '../../../../server/adapters/pdf/PdfLibEnvelope.ts';
import { TypstPdfRenderer } from '../../../../server/adapters/pdf/TypstPdfRenderer.ts';
import { PadesDocumentSigner } from '../../../../server/adapters/sign/PadesDocumentSigner.ts';
import { formCodesIn } from '../../../../server/forms/source/readFormFiles.ts';
import type { FormDocument } from '../../../../server/ports/documents/PdfRenderer.ts';
import {
  type FormDocumentInput,
  formDocument,
} from '../../../../server/services/documents/formDocument.ts';
import { readSamples } from '../../../forms/support/readSamples.ts';
import { loadPortalForm } from '../../../support/loadPortalForm.ts';
import { runTool } from '../../../support/runTool.ts';
import { sampleDocument } from '../../../support/sampleDocument.ts';
import { testAuthority } from '../../../support/testSigner.ts';

const signedAt = new Date('2026-11-28T04:00:00Z');
const SUBMITTED = {
  standing: { kind: 'submitted', referenceNumber: 'X', submittedAt: signedAt },
} as const;
const TO_SIGN = { standing: { kind: 'toSign' }, panels: [{ id: 'a', label: 'A' }] } as const;
const FILES = [
  {
    name: 'a.json',
    type: 'application/json',
    content: bytes('{}'),
    description: 'A',
    isData: true,
  },
  { name: 'b.txt', type: 'text/plain', content: bytes('b'), description: 'B' },
];

describe('pdfClaims: PDF standards in the metadata', () => {
  let renderer: TypstPdfRenderer;
  beforeAll(() => {
    renderer = new TypstPdfRenderer({ threads: 1 });
  });
  afterAll(() => renderer.close());

  it.each(['en', 'zh-Hant', 'zh-Hans'] as const)(
    'U-60: claims and meets PDF/A-2a and PDF/UA-1 before submission in %s',
    async (language) => {
      const pdf = await renderer.render(sampleDocument(language));
      expect(claimsIn(pdf)).toEqual(['pdfuaid:part 1', 'pdfaid:part 2', 'pdfaid:conformance A']);
      const text = objectsOf(pdf);
      expect(text).toContain('/DisplayDocTitle true');
      expect(text).toContain('/GTS_PDFA1');
      expect(text).toContain('/Marked true');
      expect(text).toMatch(/\/ID \[/);
      expect(text).toContain('<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>');
      expect(fontsThatAreNotWhole(pdf)).toEqual([]);
    },
  );

  it('names form, version, screen and definition, for readers and for programs', async () => {
    const pdf = await renderer.render(sampleDocument('en', TO_SIGN));
    const hash = 'd1e2f3a4'.repeat(8);
    expect(runTool('pdfinfo', ['{file}'], pdf).text).toContain(
      `form:LREAL1, version:3, screen:LREAL1-07, definition:${hash}, signature-panels:a`,
    );
    const { text } = runTool('pdftotext', ['-layout', '{file}', '-'], pdf);
    for (const page of text.split('\f').filter((each) => each.trim() !== '')) {
      expect(page).toMatch(/LREAL1 +\| +LREAL1-07 +\| +Version 3 \(d1e2f3a4\)/);
    }
  });

  it('claims PDF/A-2u, not PDF/UA, for a document to sign, before and after signing', async () => {
    const pdf = await renderer.render(sampleDocument('zh-Hant', TO_SIGN));
    const signed = await withSignature(renderer, pdf);
    for (const each of [pdf, signed]) {
      expect(claimsIn(each)).toEqual(['pdfaid:part 2', 'pdfaid:conformance U']);
      expect(fontsThatAreNotWhole(each)).toEqual([]);
      expect(runTool('qpdf', ['--check', '{file}'], each)).toMatchObject({ code: 0 });
    }
  });

  it('claims PDF/A-3u for an acknowledgement, with a relation for each enclosed file', async () => {
    const cover = await renderer.render(sampleDocument('en', SUBMITTED));
    const pdf = await new PdfLibEnvelope().enclose({ cover, files: FILES });
    expect(claimsIn(pdf)).toEqual(['pdfaid:part 3', 'pdfaid:conformance U']);
    const relations = [...objectsOf(pdf).matchAll(/\/AFRelationship \/(\w+)/g)];
    expect(relations.map(([, name]) => name).sort()).toEqual(['Data', 'Supplement']);
    const associated = /\/AF \[([^\]]*)\]/.exec(objectsOf(pdf))?.[1] ?? '';
    expect(associated.match(/\d+ 0 R/g)).toHaveLength(FILES.length);
  });

  it('claims no PDF/A for a locked document', async () => {
    const password = 'Pass1234word';
    const cover = await renderer.render(sampleDocument('en', SUBMITTED));
    const locked = await new PdfLibEnvelope().enclose({ cover, files: FILES, password });
    expect(claimsIn(locked, `--password=${password}`)).toEqual([]);
  });

  it('renders a document that does not meet PDF/A, without claims', async () => {
    const { reference: _, ...untitled } = sampleDocument('en', { title: '' });
    const pdf = await renderer.render(untitled);
    expect(claimsIn(pdf)).toEqual([]);
    expect(runTool('qpdf', ['--check', '{file}'], pdf)).toMatchObject({ code: 0 });
  });

  it('claims no standard without native code, and prints the same text', async () => {
    const portable = new TypstPdfRenderer({ threads: 1, isPortable: true });
    try {
      const document = sampleDocument('zh-Hant');
      const pdf = await portable.render(document);
      expect(claimsIn(pdf)).toEqual([]);
      expect(objectsOf(pdf)).toContain('/DisplayDocTitle true');
      const read = (each: Uint8Array) => runTool('pdftotext', ['-layout', '{file}', '-'], each);
      expect(read(pdf).text).toBe(read(await renderer.render(document)).text);
    } finally {
      await portable.close();
    }
  });

  it('claims PDF/A-2a and PDF/UA-1 for every form', async () => {
    const codes = await formCodesIn(join(ROOT, 'forms'));
    const lacking: string[] = [];
    for (const [index, code] of codes.entries()) {
      const pdf = await renderer.render(await filledForm(code, index));
      if (claimsIn(pdf).length < 3) lacking.push(code);
    }
    expect(codes.length).toBeGreaterThan(30);
    expect(lacking).toEqual([]);
  }, 60_000);
});

function bytes(text: string): Uint8Array {
  return Buffer.from(text);
}

/** Returns the file without compression, as written by qpdf. */
function objectsOf(pdf: Uint8Array, ...options: readonly string[]): string {
  const args = [...options, '--qdf', '--object-streams=disable', '{file}', '-'];
  return runTool('qpdf', args, pdf).text;
}

/** Returns the claims in the metadata of the document, without enclosed documents. */
function claimsIn(pdf: Uint8Array, ...options: readonly string[]): readonly string[] {
  const metadata = /<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/.exec(objectsOf(pdf, ...options))?.[0] ?? '';
  expect(metadata).toContain('dc:format');
  const claims = metadata.matchAll(/<(pdf(?:a|ua)id:\w+)>(\w+)</g);
  return [...claims].map(([, name, value]) => `${name} ${value}`);
}

/** Returns fonts without an embedded subset and character table, from the rows of `pdffonts`. */
function fontsThatAreNotWhole(pdf: Uint8Array): readonly string[] {
  const rows = runTool('pdffonts', ['{file}'], pdf).text.split('\n');
  const fonts = rows.slice(rows.findIndex((row) => row.startsWith('---')) + 1).filter(Boolean);
  expect(fonts.length).toBeGreaterThan(0);
  return fonts.filter((row) => !/yes\s+yes\s+yes/.test(row));
}

async function withSignature(renderer: TypstPdfRenderer, pdf: Uint8Array): Promise<Uint8Array> {
  const authority = await testAuthority(() => signedAt);
  const signer = new PadesDocumentSigner();
  const { certificate, chain, sign } = await authority.signer();
  const panel = await renderer.renderPanel({ language: 'zh-Hant', signer: '陳大文', signedAt });
  const about = { fieldName: 'a', signerName: 'A', reason: 'Test', signedAt, panel };
  const prepared = await signer.prepare({ pdf, certificate, chain, ...about });
  authority.remove();
  return signer.embed({ ...prepared, signature: sign(prepared.toBeSigned) });
}

/** Returns a form with the answers of its sample `full`; the index selects the language. */
async function filledForm(code: string, index: number): Promise<FormDocument> {
  const portalForm = await loadPortalForm(code);
  const { plan, validator } = portalForm;
  const samples = await readSamples(join(ROOT, 'forms', code));
  const full = samples.find(({ name }) => name === 'full')?.sample;
  if (!full) throw new Error(`Cannot print ${code}: it has no sample full`);
  const { data, fee } = evaluateForm(plan, validator, { data: full.formData, now: full.now });
  const language = plan.languages[index % plan.languages.length] ?? 'en';
  return formDocument({
    form: { code, hash: plan.hash, ...portalForm } as FormDocumentInput['form'],
    data,
    language,
    fee,
    standing: { kind: 'notSubmitted' },
    createdAt: new Date(full.now),
  });
}
