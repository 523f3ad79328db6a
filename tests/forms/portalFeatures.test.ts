import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FEATURES, type Feature, LANGUAGES, type Language, portalText, type Texts } from '#engine';
import portalSchema from '#schemas/config/wfp-config.schema.json' with { type: 'json' };
import { ROOT } from '../../scripts/command/run.ts';
import { featureProblems } from '../../server/forms/check/texts/checkFeatures.ts';
import { formCodesIn } from '../../server/forms/source/readFormFiles.ts';
import { loadPortalForm, type PortalForm } from '../support/loadPortalForm.ts';

const codes = await formCodesIn(join(ROOT, 'forms'));

/** Matches names of the identity app. */
const IDENTITY_APP =
  /iAM Smart|智方便|identity.app|身[分份]应用程[式序]|身分應用程式|digital-identity/i;
/** Matches a statement that a saved form goes to the next signer. */
const NEXT_SIGNER =
  /next signer|who loads it|hand it on|signs or submits it next|下一[位名][簽签]署|[載载]入及[簽签]署/;

/**
 * Matches statements about another service, IRIS Online Services. Its users log in with a
 * certificate or with iAM Smart, which this portal need not support.
 */
const LOG_IN =
  /logs in with|certificate or in iAM Smart|登入|数码证书或“智方便”所载|數碼證書或「智方便」所載/;
const LOG_IN_OPTION = /certOrIamSmart\.options\.iamSmart$/;

function promisesIn(texts: Texts, features: readonly Feature[]): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    portalText(text, { hotline: '1', features })
      .split('\n')
      .filter((line) => IDENTITY_APP.test(line))
      .filter((line) => !LOG_IN.test(line) && !LOG_IN_OPTION.test(key))
      .map((line) => `${key}: ${line}`),
  );
}

describe.each(codes)('%s', (code) => {
  let form: PortalForm;
  beforeAll(async () => {
    form = await loadPortalForm(code);
  }, 60_000);

  it('promise 14: does not mention the identity app when the portal does not have it', () => {
    for (const language of LANGUAGES) {
      expect(promisesIn(form.texts[language], [])).toEqual([]);
    }
  });

  it('promise 14: removes all feature marks with and without features', () => {
    for (const language of LANGUAGES) {
      for (const text of Object.values(form.texts[language])) {
        for (const features of [[], FEATURES]) {
          expect(portalText(text, { hotline: '1', features })).not.toMatch(/\{\{|\}\}/);
        }
      }
    }
  });
});

const IDENTITY_APP_FORMS =
  'LR124 LR126 LR164 LR175 LR176 LRMDB1 LRMDB2 LRMMIM1 LROLS1 LROLS7 LROLS8 LROLS9 LROLS10 LREAL1 LREAL2 LR111 LR166 LRSI1 LRSI1T LRCRT1 LRCRT1T SUPPINFO';

it.each(IDENTITY_APP_FORMS.split(' '))(
  'promise 14: %s names the identity app when the portal has it',
  async (code) => {
    const { texts } = await loadPortalForm(code);
    for (const language of LANGUAGES) {
      const notes = { notes: texts[language]['$form.notes'] ?? '' };
      expect(promisesIn(notes, ['identityApp'])).toHaveLength(1);
    }
  },
);

it.each(['LR164', 'LR175', 'LR176'])(
  'promise 14: %s states once that a saved form goes to the next signer',
  async (code) => {
    const { plan, texts } = await loadPortalForm(code);
    expect(plan.signatures.length).toBeGreaterThan(1);
    for (const language of LANGUAGES) {
      const notes = (texts[language]['$form.notes'] ?? '').split('\n');
      expect(notes.filter((line) => NEXT_SIGNER.test(line))).toHaveLength(1);
    }
  },
);

const PRODUCT = ['renderer/i18n/locales', 'server/locales'];
/** Matches keys that are unused, or shown only when the portal has the identity app. */
const GUARDED =
  /^(?:autofill\.\w+|panelApp|mark\.autofilled|field\.(?:identityAppOff|signByApp)|identity\.\w+|signingNotAllowed)$/;

describe.each(LANGUAGES)('product texts in %s', (language) => {
  it('promise 14: do not mention the identity app when the portal does not have it', () => {
    const shown = PRODUCT.flatMap((folder) => filesIn(join(ROOT, folder, language)))
      .flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8'))))
      .filter(([key, text]) => !GUARDED.test(key) && typeof text === 'string') as [
      string,
      string,
    ][];
    expect(shown.length).toBeGreaterThan(100);
    expect(promisesIn(Object.fromEntries(shown), [])).toEqual([]);
    // Only form texts and legal texts support feature marks.
    expect(shown.filter(([, text]) => text.includes('{{'))).toEqual([]);
  });

  it.each(['faq', 'general-terms', 'collection-statement'])(
    'promise 14: %s mentions the identity app only when the portal has it',
    (name) => {
      const text = legalText(language, name);
      expect(featureProblems(text)).toEqual([]);
      expect(promisesIn({ text }, [])).toEqual([]);
      const isSaid = name !== 'collection-statement';
      expect(promisesIn({ text }, ['identityApp'])).toHaveLength(isSaid ? 1 : 0);
    },
  );
});

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}

function legalText(language: Language, name: string): string {
  return readFileSync(join(ROOT, `renderer/i18n/legal/${language}/${name}.md`), 'utf8');
}

it('promise 14: the configuration schema lists the features of the engine', () => {
  expect(portalSchema.properties.FEATURES.items.enum).toEqual([...FEATURES]);
});

describe('legal wording', () => {
  it.each(LANGUAGES)('promise 14: LR125 requires the shares of the applicants in %s', async (l) => {
    const { texts } = await loadPortalForm('LR125');
    expect(texts[l]['applicantShares.label']).toMatch(
      /who applied for the order|申[請请][發发]出命令/,
    );
    expect(texts[l]['declarationText.text']).toMatch(/majority of the votes|[過过]半[數数]票/);
    expect(texts[l]['resolutionShares.label']).toBeUndefined();
  });

  it.each(LANGUAGES)('promise 14: a sentence disqualifies above 3 months in %s', async (l) => {
    for (const [code, key] of [
      ['LR175', 'notConvicted.label'],
      ['LR176', 'grounds.options.conviction'],
    ] as const) {
      const text = (await loadPortalForm(code)).texts[l][key];
      expect(text).toMatch(/more than 3 months|超[過过] 3 [個个]月/);
      expect(text).not.toMatch(/months or more|或以上/);
    }
  });

  it.each(LANGUAGES)(
    'promise 14: an arrangement is a voluntary arrangement under Cap. 6 in %s',
    async (l) => {
      for (const [code, key] of [
        ['LR175', 'notBankrupt.label'],
        ['LR176', 'grounds.options.bankruptcy'],
      ] as const) {
        const text = (await loadPortalForm(code)).texts[l][key];
        expect(text).toMatch(/voluntary arrangement.*Cap\. 6|第6章.*自[願愿]安排/);
      }
    },
  );
});
