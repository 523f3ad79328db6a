import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormStore, evaluateForm, type Language } from '#engine';
import { ROOT } from '../../scripts/command/run.ts';
import { TypstPdfRenderer } from '../../server/adapters/pdf/TypstPdfRenderer.ts';
import { formCodesIn } from '../../server/forms/source/readFormFiles.ts';
import {
  type FormDocumentInput,
  formDocument,
} from '../../server/services/documents/formDocument.ts';
import { loadPortalForm, type PortalForm } from '../support/loadPortalForm.ts';
import { runTool } from '../support/runTool.ts';
import { readSamples } from './support/readSamples.ts';
import { type ReviewedForm, reviewRows } from './support/reviewRows.tsx';
import { bare, givenAnswers } from './support/shownAnswers.ts';

const FORMS = join(ROOT, 'forms');
const codes = await formCodesIn(FORMS);

describe('the PDF of every form, read by pdftotext', () => {
  let renderer: TypstPdfRenderer;
  beforeAll(() => {
    renderer = new TypstPdfRenderer({ threads: 1 });
  });
  afterAll(() => renderer.close());

  it.each(codes)(
    'U-37: %s shows every answer of sample full like the review, in each language',
    async (code) => {
      const form = await loadPortalForm(code);
      const { plan, texts } = form;
      for (const language of plan.languages) {
        const { pdf, data, rows } = await printed(code, form, 'full', language);
        const filled = { plan, data, texts: texts[language], language };
        const typed = givenAnswers(filled).filter(({ node }) => SPELT_AS_TYPED.has(node.valueType));
        const wanted = typed.flatMap(({ words }) => words);
        const { text } = runTool('pdftotext', ['-raw', '{file}', '-'], pdf);
        expect(missing(wanted, bare(text)), `${code}, ${language}`).toEqual([]);
        expect(outOfPlace(rows, bodyOf(pdf)), `review of ${code}, ${language}`).toEqual([]);
      }
    },
    60_000,
  );

  it.each(codes)('U-37: %s marks missing answers like the review', async (code) => {
    const form = await loadPortalForm(code);
    const { languages } = form.plan;
    // One language per form is enough: every form marks missing answers with the same words.
    const language = languages[codes.indexOf(code) % languages.length] ?? 'en';
    const { pdf, rows } = await printed(code, form, 'minimal', language);
    expect(outOfPlace(rows, bodyOf(pdf)), `review of ${code}, ${language}`).toEqual([]);
  });

  /** Renders a sample, and lists the texts that the review screen shows of it. */
  async function printed(code: string, form: PortalForm, name: string, language: Language) {
    const { plan, validator, texts } = form;
    const samples = await readSamples(join(FORMS, code));
    const found = samples.find((each) => each.name === name)?.sample;
    if (!found) throw new Error(`Cannot print ${code}: it has no sample ${name}`);
    const { formData, now } = found;
    const { data, fee } = evaluateForm(plan, validator, { data: formData, now });
    const document = formDocument({
      form: { code, hash: plan.hash, ...form } as FormDocumentInput['form'],
      data,
      language,
      fee,
      standing: { kind: 'notSubmitted' },
      createdAt: new Date(now),
    });
    const services = {
      form: { plan, textsIn: (each: Language) => texts[each] },
      store: createFormStore(plan, validator, { data: formData, now }),
    } as unknown as ReviewedForm['services'];
    const rows = await reviewRows({ services, fee, language });
    expect(rows.length).toBeGreaterThan(1);
    return { pdf: await renderer.render(document), data, rows };
  }
});

/** Value types that the document shows as typed. */
const SPELT_AS_TYPED: ReadonlySet<string> = new Set(['text', 'email', 'prn', 'file', 'phone']);

/** The area of an A4 page between header and footer, in points. */
const WITHOUT_MARGINS = ['-x', '0', '-y', '66', '-W', '596', '-H', '714'];

/** Returns the text of every page between its header and its footer. */
function bodyOf(pdf: Uint8Array): string {
  return runTool('pdftotext', ['-raw', ...WITHOUT_MARGINS, '{file}', '-'], pdf).text;
}

/** Returns the wanted texts that a text does not contain, compared as `bare` texts. */
function missing(wanted: readonly string[], shown: string): readonly string[] {
  return wanted.filter((each) => !shown.includes(bare(each)));
}

/** Returns the rows that a text does not contain in order; ignores white space. */
function outOfPlace(rows: readonly string[], text: string): readonly string[] {
  const shown = solid(text);
  let from = 0;
  return rows.filter((row) => {
    const at = shown.indexOf(solid(row), from);
    if (at !== -1) from = at + solid(row).length;
    return at === -1;
  });
}

const solid = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '');
