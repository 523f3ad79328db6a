import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TypstPdfRenderer } from '../../../../server/adapters/pdf/TypstPdfRenderer.ts';
import { PadesDocumentSigner } from '../../../../server/adapters/sign/PadesDocumentSigner.ts';
import { PANELS, panelPlace } from '../../../../server/ports/signing/signaturePanels.ts';
import { runTool } from '../../../support/runTool.ts';
import { sampleDocument } from '../../../support/sampleDocument.ts';
import { testAuthority } from '../../../support/testSigner.ts';

const FIELDS = ['oneSign', 'twoSign', 'threeSign', 'fourSign', 'fiveSign', 'sixSign'];
const panels = FIELDS.map((id, index) => ({ id, label: `簽署 ${index + 1}` }));
const signedAt = new Date('2026-11-28T04:00:00Z');
const CERTIFICATE = { issuer: 'Hongkong Post e-Cert CA 3 - 17', serialNumber: '0A1B2C' };

const renderer = new TypstPdfRenderer({ threads: 1 });
const signer = new PadesDocumentSigner();
let authority: Awaited<ReturnType<typeof testAuthority>>;
beforeAll(async () => {
  authority = await testAuthority(() => signedAt);
}, 60_000);
afterAll(async () => {
  authority?.remove();
  await renderer.close();
});

async function sign(pdf: Uint8Array, fieldName: string, name = 'CHAN TAI MAN 陳大文') {
  const { certificate, chain, sign: signature } = await authority.signer();
  const panel = await renderer.renderPanel({
    language: 'zh-Hant',
    signer: name,
    signedAt,
    certificate: CERTIFICATE,
  });
  const about = { fieldName, signerName: name, reason: 'Test', signedAt, panel };
  const prepared = await signer.prepare({ pdf, certificate, chain, ...about });
  return signer.embed({ ...prepared, signature: signature(prepared.toBeSigned) });
}

/** Returns field, page (from 1) and rectangle (whole points) of each signature. */
async function placesIn(pdf: Uint8Array) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.getPages().flatMap((page, index) =>
    (page.node.Annots()?.asArray() ?? [])
      .map((ref) => document.context.lookup(ref, PDFDict))
      .filter((each) => each.lookupMaybe(PDFName.of('FT'), PDFName)?.decodeText() === 'Sig')
      .map((each) => ({
        field: each.lookup(PDFName.of('T'), PDFHexString).decodeText(),
        page: index + 1,
        rectangle: each.lookup(PDFName.of('Rect'), PDFArray).asRectangle(),
      })),
  );
}

describe('panelPlace: the panel of a signature', () => {
  let pages: number;
  let blank: Uint8Array;
  let signed: Uint8Array;
  beforeAll(async () => {
    const given = { standing: { kind: 'toSign' }, panels } as const;
    blank = await renderer.render(sampleDocument('zh-Hant', given));
    pages = (await PDFDocument.load(blank)).getPageCount();
    signed = blank;
    for (const field of ['oneSign', 'fiveSign', 'sixSign']) signed = await sign(signed, field);
  }, 60_000);

  it('covers the printed lines of its field', async () => {
    expect(await placesIn(signed)).toMatchObject([
      {
        field: 'oneSign',
        page: pages - 1,
        rectangle: {
          x: expect.closeTo(56.7, 1),
          y: expect.closeTo(601, 0),
          width: expect.closeTo(481.9, 1),
          height: expect.closeTo(70.9, 1),
        },
      },
      { field: 'fiveSign', page: pages - 1, rectangle: { y: expect.closeTo(147.4, 1) } },
      { field: 'sixSign', page: pages, rectangle: { y: expect.closeTo(601, 0) } },
    ]);
    const words = runTool('pdftotext', ['-f', String(pages - 1), '{file}', '-'], blank).text;
    for (const { label } of panels) expect(words).toContain(label);
    expect(words.split('正楷').length - 1).toBe(FIELDS.length);
  });

  it('is high enough to cover the letters under the lines of its field', () => {
    const page = String(pages - 1);
    const boxes = runTool(
      'pdftotext',
      ['-bbox', '-f', page, '-l', page, '{file}', '-'],
      blank,
    ).text;
    const bottoms = [...boxes.matchAll(/yMax="([\d.]+)">[^<]*正楷/g)].map(([, y]) => Number(y));
    const tops = Array.from({ length: PANELS.perPage }, (_, index) => panelPlace(index).top);
    expect(bottoms).toHaveLength(PANELS.perPage);
    for (const [index, top] of tops.entries()) {
      expect(bottoms[index]).toBeLessThan(((top + PANELS.height) / 25.4) * 72);
    }
  });

  it('shows signer, time and certificate', () => {
    const shown = runTool(
      'pdftotext',
      ['-layout', '-f', String(pages), '{file}', '-'],
      signed,
    ).text;
    for (const part of [
      'CHAN TAI MAN 陳大文',
      '2026年11月28日 下午12:00',
      CERTIFICATE.issuer,
      '0A1B2C',
    ]) {
      expect(shown).toContain(part);
    }
    expect(runTool('pdftotext', ['{file}', '-'], blank).text).not.toContain('CHAN TAI MAN 陳大文');
  });

  it('keeps the signatures and the structure valid for pdfsig and qpdf', () => {
    expect(
      runTool('pdfsig', ['-nocert', '{file}'], signed).text.split('Signature is Valid'),
    ).toHaveLength(4);
    expect(runTool('qpdf', ['--check', '{file}'], signed)).toMatchObject({ code: 0 });
  });

  it('is empty in a document without panels', async () => {
    const older = await renderer.render(sampleDocument('en', { standing: { kind: 'toSign' } }));
    const [place] = await placesIn(await sign(older, 'oneSign'));
    expect(place).toMatchObject({ field: 'oneSign', page: 1, rectangle: { width: 0, height: 0 } });
  });
});
