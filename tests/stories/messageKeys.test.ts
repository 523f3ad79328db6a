import { expect, it } from 'vitest';
import { ENGINE_KEYS, RULE_KEYWORDS } from '#compiler';
import { LANGUAGES } from '#engine';
import { messageKeys } from '../../.storybook/messageKeys.ts';

const table = await messageKeys();
const rowOf = (key: string) => table.find((row) => row.key === key);

it('has words in three languages for every key that anything raises', () => {
  expect(table.length).toBeGreaterThan(60);
  const wordless = table.filter(({ texts }) => LANGUAGES.some((language) => !texts[language]));
  expect(wordless.map(({ key }) => key)).toEqual([]);
});

it.each(RULE_KEYWORDS)('names the keyword $keyword beside the message that it raises', (rule) => {
  expect(rowOf(rule.key)?.rules).toContain(rule.keyword);
});

it.each(Object.entries(ENGINE_KEYS))('names what the engine says of itself: %s', (name, key) => {
  const rules = rowOf(key)?.rules ?? [];
  expect(rules.some((rule) => rule === name || rule === `(${name})`)).toBe(true);
});

it.each([
  ['validation_invalidHKID', 'LREAL1 /IdNo', 'a rule of a field'],
  ['validationErr_prnFormat', 'LREAL1 /orders/*/PRN', 'a rule of a field in a record'],
  ['validation_maxRecords', 'LREAL1 /orders', 'the length of a list'],
  ['validationErr_duplicatePrn', 'LREAL1 /orders/*/PRN', 'a comparison of records'],
  ['validation_required', 'LREAL1 /OwnerType', 'an answer that is asked for'],
])('says of %s that %s raises it (%s)', (key, field) => {
  expect(rowOf(key)?.fields).toContain(field);
});

it('names the source file of what no keyword raises', () => {
  const row = rowOf('validation_notPrintable');
  expect(row?.rules).toEqual([]);
  expect(row?.files).toContain('server/services/printableRules.ts');
});
