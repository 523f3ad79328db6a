import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { behaviourOf, evaluateForm, LANGUAGES, type Language, nextStepTexts } from '#engine';
import { readRuntimeConfig } from '../../renderer/portal/runtimeConfig.ts';
import { ROOT } from '../../scripts/command/run.ts';
import { TemplateAckMailWriter } from '../../server/adapters/mail/TemplateAckMailWriter.ts';
import { formsWithPortalFacts } from '../../server/forms/formsWithPortalFacts.ts';
import { formCodesIn } from '../../server/forms/source/readFormFiles.ts';
import type { CatalogueForm, FormCatalogue } from '../../server/ports/forms/FormCatalogue.ts';
import { formDocument } from '../../server/services/documents/formDocument.ts';
import { supplementMailText } from '../../server/services/supplement/supplementMailText.ts';
import { loadPortalForm, type PortalForm } from '../support/loadPortalForm.ts';
import { loadedForm } from '../support/showWizard.tsx';
import { readSamples } from './support/readSamples.ts';

const FORMS = join(ROOT, 'forms');
const codes = await formCodesIn(FORMS);
/** A configured hotline, which differs from the built-in hotline. */
const HOTLINE = '2111 1111';
const BUILT_IN = readRuntimeConfig({}).hotline.replace(/\D/g, '');
const AT = new Date('2026-11-20T10:00:00+08:00');
const WRITER = new TemplateAckMailWriter('Electronic Forms <eforms@landreg.example>');

/** Removes spaces and dashes between digits. */
const dialled = (text: string) => text.replace(/(?<=\d)[\s\p{Pd}]+(?=\d)/gu, '');

function expectOurHotline(text: string) {
  expect(dialled(text)).not.toContain(BUILT_IN);
  expect(text).not.toContain('{phone}');
}

describe.each(codes)('%s with a configured hotline', (code) => {
  let form: PortalForm;
  beforeAll(async () => {
    form = await loadPortalForm(code);
  });

  it('shows the configured hotline on its screens', () => {
    const shown = loadedForm(form, HOTLINE);
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(form.texts[language])) {
        const words = shown.textsIn(language)[key] ?? '';
        expectOurHotline(words);
        expect(words.split(HOTLINE)).toHaveLength(text.split('{phone}').length);
      }
    }
  });

  it('prints the configured hotline, and names it in the mails', async () => {
    const { plan, validator, texts } = form;
    const catalogue = formsWithPortalFacts(
      {
        current: () => ({ code, hash: plan.hash, plan, validator, texts }),
      } as unknown as FormCatalogue,
      () => ({ hotline: HOTLINE, features: [] }),
    );
    const printed = catalogue.current(code) as CatalogueForm;
    const full = (await readSamples(join(FORMS, code))).find(({ name }) => name === 'full')?.sample;
    if (!full) throw new Error(`Cannot print ${code}: it has no sample full`);
    const { data, fee } = evaluateForm(plan, validator, { data: full.formData, now: full.now });
    for (const language of LANGUAGES) {
      const standing = { kind: 'notSubmitted' } as const;
      const paper = formDocument({ form: printed, data, language, fee, standing, createdAt: AT });
      expectOurHotline(JSON.stringify(paper));
      const title = printed.texts[language]['$form.title'] ?? code;
      const { next } = behaviourOf(plan, validator, full.formData, full.now);
      const ids = next.map(({ id }) => id);
      const nextSteps = nextStepTexts(ids, printed.texts[language]);
      for (const mail of mailsOf(language, code, title, nextSteps)) {
        expectOurHotline(mail);
        expect(mail).toContain(HOTLINE);
      }
    }
  });
});

function mailsOf(
  language: Language,
  formCode: string,
  formTitle: string,
  nextSteps: readonly string[],
): readonly string[] {
  const facts = { language, formTitle, hotline: HOTLINE, referenceNumber: `${formCode}-261120-1` };
  const receipt = WRITER.write({
    ...facts,
    nextSteps,
    to: 'applicant@example.hk',
    formCode,
    submittedAt: AT,
    amountCents: 0,
  });
  const request = supplementMailText({ ...facts, address: 'https://p.example/', expiresAt: AT });
  return [receipt, request].map(({ subject, text }) => `${subject}\n${text}`);
}
