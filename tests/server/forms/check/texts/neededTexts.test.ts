import { describe, expect, it } from 'vitest';
import type { Plan } from '#engine';
import { checkTexts } from '../../../../../server/forms/check/texts/checkTexts.ts';
import { neededTexts } from '../../../../../server/forms/check/texts/neededTexts.ts';
import { group, leaf, planOf } from '../../../../support/planNodes.ts';

const atLeastOneOf = { fields: ['eng', 'chi'], key: 'validationErr_nameRequired' };
const NAMES = {
  eng: leaf('text', { visibleWhen: 1 }),
  chi: leaf('text', { visibleWhen: 2 }),
};

const form = (plan: Plan): Plan => ({ ...plan, documents: [], signatures: [], unique: [] });

/** Plans with "at least one of" at the form itself and in a group. */
const PLANS = [
  ['the form', '', form({ ...planOf(NAMES), root: { ...planOf(NAMES).root, atLeastOneOf } })],
  ['a group', 'who.', form(planOf({ who: group(NAMES, { atLeastOneOf }) }))],
] as const;

describe.each(PLANS)('neededTexts: the message of "at least one of" in %s', (_, at, plan) => {
  const textKeys = [`${at}eng`, `${at}chi`];
  const texts = {
    '$form.title': 'T',
    [`${at}chi.label`]: 'C',
    [`${at}eng.label`]: 'E',
    ...(at === '' ? {} : { 'who.label': 'W' }),
  };
  const found = (more: object, catalogue: readonly string[] = []) => {
    const all = { ...texts, ...more };
    const own = { en: all, 'zh-Hant': {}, 'zh-Hans': {} };
    return checkTexts({ own, all: own, plan, languages: ['en'], catalogue: new Set(catalogue) })
      .filter(({ severity }) => severity === 'error')
      .map(({ code, key }) => `${code} ${key}`);
  };

  it('is among the messages of the form', () => {
    expect(neededTexts(plan).messages).toContainEqual({
      key: atLeastOneOf.key,
      textKeys,
      rule: 'atLeastOneOf',
    });
  });

  it('needs a text', () => {
    expect(found({})).toEqual([`unknown-message ${at}eng.error.${atLeastOneOf.key}`]);
    const half = { [`${at}eng.error.atLeastOneOf`]: 'Give one of them.' };
    expect(found(half)).toEqual([`unknown-message ${at}chi.error.${atLeastOneOf.key}`]);
  });

  it.each([atLeastOneOf.key, 'atLeastOneOf'])(
    'has a text in the catalogue, or at each of its fields under %s',
    (name) => {
      expect(found({}, [atLeastOneOf.key])).toEqual([]);
      const own = textKeys.map((key) => [`${key}.error.${name}`, 'Give one of them.']);
      expect(found(Object.fromEntries(own))).toEqual([]);
    },
  );
});

it.each([
  [undefined, undefined, ['eng']],
  [undefined, 1, ['eng']],
  [1, 1, ['eng']],
  [1, undefined, ['eng', 'chi']],
  [1, 2, ['eng', 'chi']],
])('neededTexts: fields visible under %s and %s: puts the message at %j', (eng, chi, textKeys) => {
  const when = (visibleWhen: number | undefined) =>
    leaf('text', visibleWhen === undefined ? {} : { visibleWhen });
  const plan = planOf({ eng: when(eng), chi: when(chi) });
  const { messages } = neededTexts(form({ ...plan, root: { ...plan.root, atLeastOneOf } }));
  const rule = 'atLeastOneOf';
  expect(messages).toContainEqual({ key: atLeastOneOf.key, textKeys, rule });
});

describe('neededTexts: a rule of the form itself', () => {
  const rule = { keyword: 'not', key: 'validation_own', args: [], severity: 'error' as const };
  const fields = planOf({ eng: leaf('text') });
  const plan = form({ ...fields, root: { ...fields.root, rules: [rule] } });

  it('may have a text, and needs one for its own message key', () => {
    expect(neededTexts(plan).messages).toContainEqual({ key: rule.key, textKeys: [''] });
    expect(neededTexts(plan).allowed('.error.validation_own')).toBe(true);
    expect(neededTexts(plan).allowed('.error.not')).toBe(true);
    expect(neededTexts(plan).allowed('.error.other')).toBe(false);
  });

  it('without a rule the form has no message', () => {
    expect(neededTexts(form(fields)).allowed('.error.required')).toBe(false);
  });
});
