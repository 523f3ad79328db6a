import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  behaviourOf,
  evaluateForm,
  type FormData,
  LANGUAGES,
  type Language,
  nextStepIds,
  nextStepTexts,
  portalTexts,
  type SubmissionType,
  submissionTypesOf,
} from '#engine';
import { ROOT } from '../../scripts/command/run.ts';
import { TemplateAckMailWriter } from '../../server/adapters/mail/TemplateAckMailWriter.ts';
import { nextStepProblems } from '../../server/forms/check/checkNextSteps.ts';
import { formCodesIn } from '../../server/forms/source/readFormFiles.ts';
import type { DocumentStanding } from '../../server/ports/documents/PdfRenderer.ts';
import type { CatalogueForm } from '../../server/ports/forms/FormCatalogue.ts';
import { formDocument } from '../../server/services/documents/formDocument.ts';
import { loadPortalForm, type PortalForm } from '../support/loadPortalForm.ts';
import { readSamples } from './support/readSamples.ts';

const FORMS = join(ROOT, 'forms');
const codes = await formCodesIn(FORMS);
const FACTS = { hotline: '2111 1111', features: [] };
const AT = new Date('2026-11-20T10:00:00+08:00');
const WRITER = new TemplateAckMailWriter('Electronic Forms <eforms@landreg.example>');
const TITLES = { en: 'What happens next', 'zh-Hant': '後續程序', 'zh-Hans': '后续程序' };
/** Matches traditional characters, and Hong Kong words that differ on the mainland. */
const NOT_MAINLAND = /[們會後請並與為個國發]|列印|帐户|身分|毋须|储存|「|」/;

interface Case {
  readonly data: FormData;
  readonly now: string;
}

async function casesOf(code: string): Promise<readonly Case[]> {
  const samples = await readSamples(join(FORMS, code));
  return samples.map(({ sample }) => ({ data: sample.formData as FormData, now: sample.now }));
}

/** Returns the next steps of a form for some answers, as the page and the server request them. */
function found({ plan, validator, texts }: PortalForm, { data, now }: Case, language: Language) {
  const { next, submissionType } = behaviourOf(plan, validator, data, now);
  const words = portalTexts(texts[language], FACTS);
  return { submissionType, steps: nextStepTexts(nextStepIds(next, submissionType), words) };
}

describe.each(codes)('%s', (code) => {
  let form: PortalForm;
  let cases: readonly Case[];
  beforeAll(async () => {
    form = await loadPortalForm(code);
    cases = await casesOf(code);
  }, 60_000);

  it('promise 12: has next steps for every submission type, in three languages', () => {
    expect(nextStepProblems(form.plan)).toEqual([]);
    const conditionless = (form.plan.next ?? []).filter(({ when }) => when === undefined);
    for (const way of submissionTypesOf(form.plan)) {
      const ids = nextStepIds(conditionless, way);
      expect(ids).not.toEqual([]);
      for (const language of LANGUAGES) expectWords(form, ids, language);
    }
  });

  it('promise 12: shows every next step with at least one sample', () => {
    const reached = new Set<string>();
    for (const each of cases) {
      const { next, submissionType } = behaviourOf(form.plan, form.validator, each.data, each.now);
      for (const id of nextStepIds(next, submissionType)) reached.add(id);
    }
    // No answer selects this step, which is only for devices that cannot submit the form.
    const beyond = new Set(['otherDevice']);
    const never = (form.plan.next ?? []).map(({ id }) => id).filter((id) => !reached.has(id));
    expect(never.filter((id) => !beyond.has(id))).toEqual([]);
  });

  it('promise 12: prints next steps, except on the draft of an online form', () => {
    const [full] = cases.filter(({ data }) => Object.keys(data).length > 0);
    if (!full) throw new Error(`Cannot print ${code}: no sample has answers`);
    for (const language of LANGUAGES) {
      const { submissionType, steps } = found(form, full, language);
      const printed = paperOf(form, full, language, standingFor(submissionType));
      expect(printed.nextSteps?.map(({ title }) => title)).toEqual([TITLES[language]]);
      expect(printed.nextSteps?.[0]?.text.split('\n')).toHaveLength(steps.length);
      const draft = paperOf(form, full, language, { kind: 'notSubmitted' });
      expect(draft.nextSteps).toHaveLength(submissionType === 'ALLOW_ESUBM' ? 0 : 1);
    }
  });
});

function expectWords({ texts }: PortalForm, ids: readonly string[], language: Language) {
  const steps = nextStepTexts(ids, portalTexts(texts[language], FACTS));
  expect(steps).toHaveLength(ids.length);
  for (const step of steps) {
    expect(step).toMatch(/[.?!。？！]$/);
    expect(step).not.toMatch(/[{}]/);
    if (language === 'zh-Hans') expect(step).not.toMatch(NOT_MAINLAND);
  }
}

function standingFor(way: SubmissionType): DocumentStanding {
  if (way !== 'ALLOW_ESUBM') return { kind: 'notSubmitted' };
  return { kind: 'submitted', referenceNumber: 'X-261120-000001', submittedAt: AT };
}

function paperOf(
  form: PortalForm,
  { data: formData, now }: Case,
  language: Language,
  standing: DocumentStanding,
) {
  const { plan, validator, texts } = form;
  const { data, fee } = evaluateForm(plan, validator, { data: formData, now });
  const filled = Object.fromEntries(
    LANGUAGES.map((each) => [each, portalTexts(texts[each], FACTS)]),
  );
  const printed = { ...form, code: plan.code, texts: filled } as unknown as CatalogueForm;
  return formDocument({ form: printed, data, language, fee, standing, createdAt: new Date(now) });
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('promise 12: LREAL1 lists the next steps in the mail', async () => {
    const form = await loadPortalForm('LREAL1');
    const cases = await casesOf('LREAL1');
    const online = cases.map((each) => found(form, each, language));
    const steps =
      online.find(({ submissionType }) => submissionType === 'ALLOW_ESUBM')?.steps ?? [];
    const { text } = WRITER.write({
      language,
      to: 'a@b.hk',
      formCode: 'LREAL1',
      formTitle: 'X',
      referenceNumber: 'LREAL1-261120-000001',
      submittedAt: AT,
      amountCents: 38_000,
      nextSteps: steps,
    });
    expect(text).toContain(`${TITLES[language]}\n- `);
    for (const step of steps) expect(text).toContain(`- ${step}`);
  });
});

describe('LODLIST', () => {
  it('promise 12: requires original instruments, and refuses e-mail', async () => {
    const form = await loadPortalForm('LODLIST');
    const [first] = await casesOf('LODLIST');
    const { steps } = found(form, first ?? { data: {}, now: AT.toISOString() }, 'en');
    expect(steps.join(' ')).toMatch(/\*\*original instruments\*\*/);
    expect(steps.join(' ')).toContain('cannot accept instruments by e-mail');
  });
});
