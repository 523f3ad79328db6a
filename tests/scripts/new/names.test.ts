import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/command/run.ts';
import type { Declarations } from '../../../scripts/declare/Declared.ts';
import { readDeclarations } from '../../../scripts/declare/readDeclarations.ts';
import { camel, pascal, ruleRefusal, widgetRefusal, wordsOf } from '../../../scripts/new/names.ts';

let declared: Declarations;
beforeAll(async () => {
  declared = await readDeclarations(ROOT);
});

describe('widgetRefusal', () => {
  it.each([
    ['Licence', '"Licence" is not a widget name, such as licence-number'],
    ['licence number', '"licence number" is not a widget name, such as licence-number'],
    ['../text', '"../text" is not a widget name, such as licence-number'],
    ['years', 'There is a widget "years"'],
    ['hidden', 'There is a widget "hidden"'],
    ['document-number', 'There is renderer/widgets/document-number'],
    ['email-retype', 'There is stories/forms/email-retype.json'],
    ['licence-number', undefined],
  ])('%s', (name, words) => {
    expect(widgetRefusal(ROOT, name, declared)).toBe(words);
  });
});

describe('ruleRefusal', () => {
  it.each([
    ['licence-number', '"licence-number" is not a rule keyword, such as licenceNumber'],
    ['Licence', '"Licence" is not a rule keyword, such as licenceNumber'],
    ['memorialNumber', 'There is a keyword "memorialNumber"'],
    ['visibleWhen', 'There is a keyword "visibleWhen"'],
    ['pattern', 'There is a keyword "pattern"'],
    ['validPrn', 'There is a function isValidPrn in engine/rules/prn.ts'],
    ['storable', 'There is engine/rules/storable.ts'],
    ['licenceNumber', undefined],
  ])('%s', (name, words) => {
    expect(ruleRefusal(ROOT, name, declared)).toBe(words);
  });
});

it('pascal, camel, wordsOf: convert a name to a component, a variable and words', () => {
  expect(['licence-number', 'fax'].map(pascal)).toEqual(['LicenceNumber', 'Fax']);
  expect(['licence-number', 'fax'].map(camel)).toEqual(['licenceNumber', 'fax']);
  expect(['licence-number', 'licenceNumber'].map(wordsOf)).toEqual([
    'Licence number',
    'Licence number',
  ]);
});
