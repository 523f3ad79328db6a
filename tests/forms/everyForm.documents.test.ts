import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluateForm, type FormData, formatAmount } from '#engine';
import { ROOT } from '../../scripts/run.ts';
import { TypstPdfRenderer } from '../../server/adapters/pdf/TypstPdfRenderer.ts';
import { formCodesIn } from '../../server/forms/readFormFiles.ts';
import { formDocument } from '../../server/services/submission/formDocument.ts';
import { loadPortalForm } from '../support/loadPortalForm.ts';
import { runTool } from '../support/runTool.ts';
import { wordsOf } from '../support/sampleDocument.ts';
import { readSamples } from './support/readSamples.ts';
import { bare, givenAnswers } from './support/shownAnswers.ts';

const FORMS = join(ROOT, 'forms');
const codes = await formCodesIn(FORMS);

describe('the PDF of every form, read by another program', () => {
  let renderer: TypstPdfRenderer;
  beforeAll(() => {
    renderer = new TypstPdfRenderer({ threads: 1 });
  });
  afterAll(() => renderer.close());

  it.each(codes)(
    'U-37: %s holds every answer of its sample full, in each language',
    async (code) => {
      const { plan, validator, texts } = await loadPortalForm(code);
      const full = (await readSamples(join(FORMS, code))).find(
        ({ name }) => name === 'full',
      )?.sample;
      if (!full) throw new Error(`Cannot print ${code}: it has no sample full`);
      const judge = (data: FormData) => evaluateForm(plan, validator, { data, now: full.now });
      const { data, fee } = judge(full.formData);
      const form = { code, hash: plan.hash, plan, validator, texts };
      for (const language of plan.languages) {
        const document = formDocument({
          form: form as Parameters<typeof formDocument>[0]['form'],
          data,
          language,
          fee,
          standing: { kind: 'notSubmitted' },
          createdAt: new Date(full.now),
        });
        const { text } = runTool(
          'pdftotext',
          ['-raw', '{file}', '-'],
          await renderer.render(document),
        );
        const shown = bare(text);
        const filled = { plan, data, texts: texts[language], language };
        const answers = wordsOf(document.sections.flatMap(({ items }) => items));
        const typed = givenAnswers(filled).filter(({ node }) => SPELT_AS_TYPED.has(node.valueType));
        const total = plan.payment && fee.totalCents > 0 ? [formatAmount(fee.totalCents)] : [];
        const wanted = [...answers, ...typed.flatMap(({ words }) => words), ...total];
        expect(missing(wanted, shown), `${code}, ${language}`).toEqual([]);
      }
    },
    60_000,
  );
});

/** Answers that no format spells otherwise. */
const SPELT_AS_TYPED: ReadonlySet<string> = new Set(['text', 'email', 'prn', 'file', 'phone']);

/** A line may break anywhere: the reader puts white space there, and a new page its heading. */
function missing(wanted: readonly string[], shown: string): readonly string[] {
  return wanted.filter((each) => !shown.includes(bare(each)));
}
