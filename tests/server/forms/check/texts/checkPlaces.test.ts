import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine';
import { loosePlaces, unknownPlaces } from '../../../../../server/forms/check/texts/checkPlaces.ts';
import { compareLanguages } from '../../../../../server/forms/check/texts/checkTexts.ts';
import { group, leaf, list, planOf } from '../../../../support/planNodes.ts';

const PLAN = planOf({
  words: group({}, { ui: { 'ui:field': 'note' } }),
  who: group({ name: leaf('text'), secret: leaf('password') }),
  home: group({ line1: leaf('text') }, { ui: { 'ui:field': 'address-lines' } }),
  made: group({ d: leaf('text') }, { dateParts: { day: 'd', month: 'd', year: 'd' } }),
  members: list({ name: leaf('text') }),
});

describe('loosePlaces', () => {
  it.each([
    ['words.text', '{/who/name} {/home} {/made}', []],
    ['words.text', '{/who}', ['/who nowhere']],
    ['words.text', '{/who/nmae} {/who/secret}', ['/who/nmae nowhere', '/who/secret nowhere']],
    ['words.text', '{/members} {/members/name}', ['/members nowhere', '/members/name nowhere']],
    ['who.name.label', 'I, {/who/name}', ['/who/name unfilled']],
    ['$form.notes', '{0} {n} {/}', []],
  ])('in %s %j finds %j', (key, text, expected) => {
    const found = loosePlaces(PLAN, { [key]: text });
    expect(found.map(({ pointer, why }) => `${pointer} ${why}`)).toEqual(expected);
    expect(found.every((each) => each.key === key)).toBe(true);
  });
});

describe('unknownPlaces', () => {
  it.each([
    ['$form.notes', 'Call {phone} or {0}, {n} or {Phone}.', ['{0}', '{n}', '{Phone}']],
    ['$form.notes', 'A brace } and { a place for an answer {/who/name}', []],
    ['orders.record', 'Order {n} of {0}, {phone}', ['{0}']],
    ['record', 'Row {n}', []],
    ['orders.add', 'Add {n}', ['{n}']],
    ['name.error.required', '{label}: {0} {1} {n} {phone}', ['{n}']],
    ['error.label', '{label}', ['{label}']],
    ['post.output', '{chairman|the Chairman} {!none|and} {chairman}', ['{chairman}']],
  ])('in %s %j returns %j', (key, text, expected) => {
    expect(unknownPlaces(key, text)).toEqual(expected);
  });
});

it('A-03: unknownPlaces: names the file and the key of an unknown placeholder', () => {
  const texts = (title: string) => ({ '$form.title': title });
  const own = {
    en: texts('Form {fone}'),
    'zh-Hant': texts('表格{fone}'),
    'zh-Hans': texts('表格{fone}'),
  };
  const found = compareLanguages(own).map(({ language, key, code, severity }) => ({
    language,
    key,
    code,
    severity,
  }));
  expect(found).toEqual(
    LANGUAGES.map((language) => ({
      language,
      key: '$form.title',
      code: 'unknown-placeholder',
      severity: 'warning',
    })),
  );
});
