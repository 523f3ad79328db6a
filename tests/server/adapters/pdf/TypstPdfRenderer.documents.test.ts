import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TypstPdfRenderer } from '../../../../server/adapters/pdf/TypstPdfRenderer.ts';
import type { FormDocument } from '../../../../server/ports/documents/PdfRenderer.ts';
import { runTool } from '../../../support/runTool.ts';
import { answer, sampleDocument, wordsOf } from '../../../support/sampleDocument.ts';

describe('TypstPdfRenderer: form PDFs, read by other programs', () => {
  let renderer: TypstPdfRenderer;
  beforeAll(() => {
    renderer = new TypstPdfRenderer({ threads: 1 });
  });
  afterAll(() => renderer.close());

  async function textOf(document: FormDocument): Promise<string> {
    const { text } = runTool(
      'pdftotext',
      ['-layout', '{file}', '-'],
      await renderer.render(document),
    );
    return text;
  }

  it.each(['en', 'zh-Hant', 'zh-Hans'] as const)(
    'U-37: includes every answer, label and amount in %s',
    async (language) => {
      const document = sampleDocument(language);
      const text = squeeze(await textOf(document));
      const words = wordsOf(document.sections.flatMap(({ items }) => items));
      const declared = document.declarations.flatMap(({ title, text }) => [
        title,
        ...text.split(/\n+(?:• )?/),
      ]);
      const amounts = ['HK$380.00', 'HK$630.00'];
      const wanted = [document.title, ...amounts, ...words, ...declared].map(squeeze);
      expect(wanted.filter((word) => !text.includes(word))).toEqual([]);
    },
  );

  it('promise 15: prints a fee without a value as not calculated', async () => {
    const total = { ...answer('Total'), isUncalculated: true } as const;
    const items = [total, answer('Remarks')];
    const text = await textOf(
      sampleDocument('en', { sections: [{ stepId: 'fee', title: 'Fee', items }] }),
    );
    expect(text).toMatch(/Total +Not calculated\n+ *Remarks +Not provided/);
  });

  it('U-37: numbers every page and prints form code and screen code on it', async () => {
    const pages = (await textOf(manyRecords(25))).split('\f').filter((page) => page.trim() !== '');
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('LREAL1-07');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
  });

  it('U-37: prints "Not submitted" on every page', async () => {
    const pages = (await textOf(manyRecords(25))).split('\f').filter((page) => page.trim() !== '');
    expect(pages.filter((page) => !page.includes('Not submitted'))).toEqual([]);
  });

  it('U-36: prints reference, time and transaction after submission', async () => {
    const text = await textOf(
      sampleDocument('en', {
        standing: {
          kind: 'submitted',
          referenceNumber: 'LREAL1-261120-000001',
          submittedAt: new Date('2026-11-20T02:06:00Z'),
          transactionId: '01K9ZSAMPLE',
          paymentMethod: 'visa',
          signedBy: [{ name: 'CHAN TAI MAN', signedAt: new Date('2026-11-20T02:00:00Z') }],
          dataHash: 'a'.repeat(64),
          definitionHash: 'd'.repeat(64),
        },
      }),
    );
    expect(text).not.toContain('Not submitted');
    // A hash is longer than a line.
    const fingerprints = text.replaceAll(/\s/g, '');
    expect(fingerprints).toContain('a'.repeat(64));
    expect(fingerprints).toContain('d'.repeat(64));
    for (const word of ['LREAL1-261120-000001', '20/11/2026 10:06 AM', '01K9ZSAMPLE', 'Visa']) {
      expect(text).toContain(word);
    }
  });

  it('prints that a fee by e-Cheque is not paid yet', async () => {
    const text = await textOf(
      sampleDocument('en', {
        standing: {
          kind: 'submitted',
          referenceNumber: 'LREAL1-261120-000001',
          submittedAt: new Date('2026-11-20T02:06:00Z'),
          isByECheque: true,
        },
      }),
    );
    expect(text.replaceAll(/\s+/g, ' ')).toContain('e-Cheque (the fee counts as paid once');
  });

  it('U-37: repeats the title of a record on its next page', async () => {
    const text = await textOf(oneRecord(80));
    expect(text.split('Land register 1').length - 1).toBeGreaterThanOrEqual(2);
  });

  it.each([27, 28, 29, 30])(
    'U-37: keeps an address on one page after %i other answers',
    async (before) => {
      const lines = [
        'FLAT A, 12/F',
        'EXAMPLE BUILDING',
        '1 EXAMPLE STREET',
        'CENTRAL',
        'HONG KONG',
      ];
      const others = Array.from({ length: before }, (_, index) => answer(`Field ${index}`, 'text'));
      const text = await textOf(withAnswers(...others, answer('Address', ...lines)));
      const pages = text.split('\f').filter((page) => lines.some((line) => page.includes(line)));
      expect(pages).toHaveLength(1);
    },
  );

  it('U-37: continues an answer longer than a page on the next page', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => `Line ${index + 1} of what happened`);
    const text = await textOf(withAnswers(answer('Account', ...lines)));
    expect(lines.filter((line) => !text.includes(line))).toEqual([]);
    expect(text.split('\f').length).toBeGreaterThan(2);
  });

  it('U-37: wraps long words inside the page', async () => {
    const long = 'W'.repeat(200);
    const document = withAnswers(answer('Long', long), answer('X'.repeat(90), 'short'));
    const { text } = runTool(
      'pdftotext',
      ['-bbox', '{file}', '-'],
      await renderer.render(document),
    );
    const edges = [...text.matchAll(/xMax="([\d.]+)"/g)].map(([, edge]) => Number(edge));
    const margin = 595.28 - 56;
    expect(Math.max(...edges)).toBeLessThanOrEqual(margin);
    expect(squeeze(await textOf(document))).toContain(long);
  });

  it('T-33: shows markup, controls and overrides as plain text', async () => {
    const markup = '#danger [x] $y$ *b* `c` <l> @r "q" -- // c http://x.example';
    const text = squeeze(await textOf(withAnswers(answer('A', markup, '\u202eevil\u0007'))));
    expect(text).toContain(squeeze(markup));
    expect(text).toContain('[U+202E]evil[U+0007]');
    expect(text).not.toContain('\u202e');
  });

  it('T-33: contains no link, action, script or form field', async () => {
    const pdf = await renderer.render(withAnswers(answer('A', 'https://evil.example/x')));
    const { text } = runTool('qpdf', ['--qdf', '--object-streams=disable', '{file}', '-'], pdf);
    expect(text).not.toMatch(
      /\/(?:URI|JavaScript|JS|Launch|SubmitForm|AcroForm|OpenAction|Annots)\b/,
    );
  });

  it.each(['en', 'zh-Hant', 'zh-Hans'] as const)(
    'U-60: tags the PDF and sets its title and language in %s',
    async (language) => {
      const pdf = await renderer.render(sampleDocument(language));
      const info = runTool('pdfinfo', ['{file}'], pdf).text;
      expect(info).toMatch(/Tagged:\s+yes/);
      expect(info).toContain(`Title:           ${sampleDocument(language).title} (LREAL1)`);
      expect(info).toMatch(/Page size:.*A4/);
      const { text } = runTool('qpdf', ['--qdf', '--object-streams=disable', '{file}', '-'], pdf);
      const wanted = { en: 'en-HK', 'zh-Hant': 'zh-HK', 'zh-Hans': 'zh-CN' }[language];
      expect(text).toContain(`/Lang (${wanted})`);
    },
  );

  it('U-60: includes headings and tables in the structure tree', async () => {
    const { text } = runTool(
      'pdfinfo',
      ['-struct', '{file}'],
      await renderer.render(sampleDocument()),
    );
    expect(text).toMatch(/^\s*H1\b/m);
    expect(text).toMatch(/^\s*H2\b/m);
    expect(text).toMatch(/^\s*Table\b/m);
    expect(text).toMatch(/^\s*TH\b/m);
    expect(text).toMatch(/^\s*LI\b/m);
  });

  it('passes the check of qpdf, with every font embedded', async () => {
    const pdf = await renderer.render(manyRecords(50));
    expect(runTool('qpdf', ['--check', '{file}'], pdf)).toMatchObject({ code: 0 });
    const rows = runTool('pdffonts', ['{file}'], pdf)
      .text.split('\n')
      .filter((row) => row.includes('NotoSans'));
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every((row) => /yes\s+yes\s+yes/.test(row))).toBe(true);
  });
});

/** Removes all white space, because a line may break anywhere. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}

function withAnswers(...items: readonly ReturnType<typeof answer>[]): FormDocument {
  return sampleDocument('en', { sections: [{ stepId: 'a', title: 'Answers', items }] });
}

function manyRecords(count: number): FormDocument {
  const records = Array.from({ length: count }, (_, index) => ({
    pointer: `/orders/${index}`,
    title: `Land register ${index + 1}`,
    summary: 'A0123453',
    items: [answer('PRN', 'A0123453'), answer('E-mail', `owner${index}@example.hk`)],
  }));
  const items = [{ kind: 'records', pointer: '/orders', label: 'Orders', records }] as const;
  return sampleDocument('en', { sections: [{ stepId: 'orders', title: 'Land registers', items }] });
}

function oneRecord(fields: number): FormDocument {
  const items = Array.from({ length: fields }, (_, index) => answer(`Field ${index}`, `v${index}`));
  const record = { pointer: '/orders/0', title: 'Land register 1', summary: '', items };
  const list = { kind: 'records', pointer: '/orders', label: 'Orders', records: [record] } as const;
  return sampleDocument('en', { sections: [{ stepId: 'o', title: 'Orders', items: [list] }] });
}
