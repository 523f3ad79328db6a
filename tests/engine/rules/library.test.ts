import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGINE_KEYS, GROUP_KEYWORDS, LIST_KEYWORDS, RULE_KEYWORDS } from '#compiler';
import { LANGUAGES } from '#engine';
import * as library from '../../../engine/rules/library.ts';
import { PER_FORM } from '../support/formRules.ts';
import { GENERIC } from '../support/genericRules.ts';
import { errorText, type FormInUse, makeForm } from '../support/makeForm.ts';
import { OURS } from '../support/ownRules.ts';
import { DECLARED } from '../support/ruleValues.ts';

const RULES = [...GENERIC, ...PER_FORM, ...OURS, ...DECLARED];
const named = RULES.map((each, index) => ({ ...each, name: `f${index}` }));

/**
 * Message keys for answers, from the specification (document 2, section 5) and decision 15.
 */
const NAMED = [
  'validationErr_certYear',
  'validationErr_considerationInvalid',
  'validationErr_considerationTooLarge',
  'validationErr_dateOfInstrRemarksMaxLen',
  'validationErr_duplicatePrn',
  'validationErr_invalidCertDate',
  'validationErr_invalidDateOfInstr',
  'validationErr_nameOfPartiesRequired',
  'validationErr_prnFormat',
  'validationErr_regFeeInvalid',
  'validationErr_regFeeMaxLen',
  'validationErr_regFeeNotMultiple',
  'validationErr_regFeeRequired',
  'validationErr_regFeeTooLarge',
  'validationErr_solicCode',
  'validation_addressBldgEstateOrStreet',
  'validation_confirmPasswordDiff',
  'validation_districtRequired',
  'validation_fileSizeExceed',
  'validation_file_required',
  'validation_futureEnough',
  'validation_invalidDate',
  'validation_invalidEmail',
  'validation_invalidHKID',
  'validation_invalidTime',
  'validation_multiSelected',
  'validation_required',
  'validation_wrongFileType',
];

/** Messages of the specification about files, signatures and dialogs. Other rooms report them. */
const OTHER_ROOMS = [
  'passwordEmpty',
  'passwordError',
  'passwordWrongLength',
  'savePasswordNotConfirm',
  'validation_eCheque_expired',
  'validation_eCheque_invalid',
  'validation_eCheque_wrongAmount',
  'validation_eCheque_wrongCurrency',
  'validation_eCheque_wrongPayee',
  'validation_signatureRequired',
  'validation_signature_chooseHkid',
  'validation_signature_expired',
  'validation_signature_invalidCertificate',
  'validation_signature_nonOrganisation',
  'validation_signature_nonPersonal',
  'validation_signature_notYetEffective',
  'validation_signature_revoked',
  'validation_signature_signerIdMismatch',
  'validation_signature_signerNameMismatch',
  'validation_signature_signerOrgAuthNameMismatch',
  'validation_signature_signerOrgBRNMismatch',
  'validation_signature_signerOrgCICRMismatch',
  'validation_signature_signerOrgIdNumMismatch',
  'validation_signature_signerOrgNameMismatch',
];

let form: FormInUse;
beforeAll(async () => {
  const fields = named.map(({ name, field }) => [name, field] as const);
  const required = named.filter((each) => each.by.includes('required')).map(({ name }) => name);
  form = await makeForm(
    { ...Object.fromEntries(fields), other: { type: 'string' } },
    { schema: { required } },
  );
});

describe('RULE_KEYWORDS: the validation catalogue', () => {
  it.each(named)('has the rule "$rule" with the error $says', ({ name, wrong, says }) => {
    const given = { other: 'y', ...(wrong === undefined ? {} : { [name]: wrong }) };
    const errors = form.evaluate(given).errors.map(errorText);
    const path = says.startsWith('/') ? `/${name}${says}` : `/${name} ${says}`;
    expect(errors).toContain(path);
  });

  it.each(named)(
    'accepts an empty answer under the rule "$rule", unless the rule requires an answer',
    (each) => {
      const { errors } = form.evaluate({});
      const isRequirement = ['required', 'countWhere'].some((keyword) => each.by.includes(keyword));
      expect(errors.some(({ path }) => path === `/${each.name}`)).toBe(isRequirement);
    },
  );

  it('covers every keyword of the dialect', () => {
    const used = new Set(RULES.flatMap(({ by }) => by));
    const rules = RULE_KEYWORDS.map(({ keyword }) => keyword);
    expect(rules.filter((keyword) => !used.has(keyword))).toEqual([]);
    const house = ['atLeastOneOf', 'unique', 'countWhere', 'emptyRows'];
    const known = [...rules, ...GROUP_KEYWORDS, ...LIST_KEYWORDS];
    expect(house.filter((keyword) => !used.has(keyword) || !known.includes(keyword))).toEqual([]);
  });

  it('covers every message key of the engine', () => {
    // The error of a part of an answer of any shape also contains the key of its reason.
    const used = new Set(RULES.flatMap(({ says }) => says.split(' ')));
    const keys = [
      ...RULE_KEYWORDS.filter(({ keyword }) => keyword !== 'schema').map(({ key }) => key),
      // Excludes the key for keywords without a reason: every keyword has a reason today. The rules
      // of this form have no slow pattern: `guardTests.test.ts` shows that message.
      ...Object.values(ENGINE_KEYS).filter(
        (key) => key !== ENGINE_KEYS.invalidJson && key !== ENGINE_KEYS.tooComplex,
      ),
    ];
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  it.each(NAMED)('has a rule with the message %s', (key) => {
    expect([...GENERIC, ...PER_FORM].map(({ says }) => keyOf(says))).toContain(key);
  });

  it.each(LANGUAGES)('has a text for every message of the specification in %s', (language) => {
    const texts = { ...textsOf(language, 'validation'), ...textsOf(language, 'errors') };
    const keys = [...GENERIC, ...PER_FORM].map(({ says }) => keyOf(says));
    expect([...keys, ...OTHER_ROOMS].filter((key) => texts[key] === undefined)).toEqual([]);
  });
});

describe('RULE_KEYWORDS: the rule library', () => {
  const folder = new URL('../../../engine/rules/', import.meta.url);
  const files = readdirSync(folder);
  const ruled = RULE_KEYWORDS.flatMap(({ keyword, rule: name }) =>
    name ? [{ keyword, name }] : [],
  );

  it.each(ruled)(
    'exports the rule of $keyword from a file of that name, which states its source',
    (each) => {
      expect(files).toContain(`${each.keyword}.ts`);
      const source = readFileSync(new URL(`${each.keyword}.ts`, folder), 'utf8');
      expect(source).toContain(`export function ${each.name}(`);
      expect(source).toMatch(/@see spec document|Not a rule of the\s+(?:\* )?specification/);
      expect(Object.keys(library)).toContain(each.name);
    },
  );
});

function keyOf(says: string): string {
  return says.split(' ').find((part) => !part.startsWith('/')) ?? '';
}

function textsOf(language: string, name: string): Readonly<Record<string, string>> {
  const path = `../../../renderer/i18n/locales/${language}/${name}.json`;
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}
