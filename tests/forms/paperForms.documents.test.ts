import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behaviourOf, CUSTOMER_CENTRE, evaluateForm, signaturesOf } from '#engine';
import { ROOT } from '../../scripts/command/run.ts';
import { TypstPdfRenderer } from '../../server/adapters/pdf/TypstPdfRenderer.ts';
import { formDocument } from '../../server/services/documents/formDocument.ts';
import { loadPortalForm } from '../support/loadPortalForm.ts';
import { runTool } from '../support/runTool.ts';
import { readSamples } from './support/readSamples.ts';
import { bare } from './support/shownAnswers.ts';

/** Every form that is, or may be, submitted on paper. */
const CODES = ['LODLIST', 'LR124', 'LR125', 'LR161', 'LR166', 'LR167', 'LR171', 'LREAL1'];
const MARKS = {
  en: ['Not submitted online', 'What happens next', 'Opening hours:'],
  'zh-Hant': ['並未在網上遞交', '後續程序', '辦公時間：'],
  'zh-Hans': ['并未在网上提交', '后续程序', '办公时间：'],
} as const;

describe('paper documents, read by pdftotext', () => {
  let renderer: TypstPdfRenderer;
  beforeAll(() => {
    renderer = new TypstPdfRenderer({ threads: 1 });
  });
  afterAll(() => renderer.close());

  it.each(CODES)(
    'promise 11: %s shows number, next steps, signature lines and office, in each language',
    async (code) => {
      const { plan, validator, texts } = await loadPortalForm(code);
      const onPaper = (await readSamples(join(ROOT, 'forms', code))).find(({ sample }) => {
        const { formData, now } = sample;
        const { errors } = evaluateForm(plan, validator, { data: formData, now });
        const { submissionType } = behaviourOf(plan, validator, formData, now);
        return errors.length === 0 && submissionType !== 'ALLOW_ESUBM';
      });
      if (!onPaper) throw new Error(`Cannot print ${code}: no sample is handed in on paper`);
      const { formData, now } = onPaper.sample;
      const { data, fee } = evaluateForm(plan, validator, { data: formData, now });
      const signatures = signaturesOf(plan, validator, data, now);
      for (const language of plan.languages) {
        const form = { code, hash: plan.hash, plan, validator, texts };
        const document = formDocument({
          form: form as Parameters<typeof formDocument>[0]['form'],
          data,
          language,
          fee,
          standing: { kind: 'onPaper', referenceNumber: `${code}-261120-000123` },
          createdAt: new Date(now),
          office: { offices: CUSTOMER_CENTRE, phone: '3105 0000' },
        });
        const pdf = await renderer.render(document);
        const shown = bare(runTool('pdftotext', ['-raw', '{file}', '-'], pdf).text);
        const labels = signatures.map(({ id }) => texts[language][`$signatures.${id}.label`] ?? id);
        const steps = (document.nextSteps ?? []).flatMap(({ text }) => text.split('\n'));
        expect(steps.length, 'what to do').toBeGreaterThan(0);
        const wanted = [
          ...MARKS[language],
          ...steps.map(withoutBullet),
          ...labels,
          `${code}-261120-000123`,
          '3105 0000',
        ];
        expect(
          wanted.filter((each) => !shown.includes(bare(each))),
          language,
        ).toEqual([]);
        expect(document.payment === undefined).toBe(fee.totalCents === 0);
        expect(document.signByHand).toHaveLength(signatures.length);
      }
    },
    60_000,
  );
});

function withoutBullet(line: string): string {
  return line.replace(/^• /, '');
}
