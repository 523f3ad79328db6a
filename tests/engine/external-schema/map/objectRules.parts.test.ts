import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { objectRules } from '../../../../engine/external-schema/map/objectRules.ts';
import { FIELD, openSchema } from '../../support/openSchema.ts';

/** Returns the rules of an object whose test is its own logic. @param labels labels of its fields */
function rulesOf(
  logic: JsonObject,
  more: JsonObject = {},
  labels: Readonly<Record<string, string>> = {},
) {
  const { mapping, opened, texts } = openSchema({ ...logic, ...more });
  for (const [name, label] of Object.entries(labels)) mapping.texts.set(`it.${name}.label`, label);
  return { rules: objectRules(mapping, opened, FIELD, logic), texts: texts() };
}
const names = (...all: readonly string[]) =>
  Object.fromEntries(all.map((name) => [name, name.toUpperCase()]));
const demand = (...required: readonly string[]) => ({ required });

describe('objectRules', () => {
  it('joins the keywords without a message in one rule', () => {
    const logic = { not: demand('a'), maxProperties: 2 };
    const { rules, texts } = rulesOf(logic);
    expect(rules).toEqual([
      {
        schema: { allOf: expect.arrayContaining([{ not: demand('a') }, { maxProperties: 2 }]) },
        key: 'validation_invalid',
      },
    ]);
    expect(texts).toEqual({ 'it.error.schema': 'These answers do not go together' });
    expect(rulesOf({ maxProperties: 2 }).rules).toMatchObject([{ schema: { maxProperties: 2 } }]);
  });

  it('gives each keyword with a message its own rule', () => {
    const errorMessage = { not: 'Not a' };
    const { rules, texts } = rulesOf({ not: demand('a'), maxProperties: 2 }, { errorMessage });
    expect(rules.map(({ schema }) => schema)).toEqual([{ not: demand('a') }, { maxProperties: 2 }]);
    expect(texts['it.error.validation_invalid']).toBe('Not a');
  });

  it('keeps keywords together that work only together', () => {
    const logic = { if: demand('a'), then: demand('b'), minProperties: 1 };
    const errorMessage = { if: 'If a, then b', minProperties: 'One' };
    expect(rulesOf(logic, { errorMessage }).rules.map(({ schema }) => schema)).toEqual([
      { if: demand('a'), then: demand('b') },
      { minProperties: 1 },
    ]);
  });

  it('splits the members of allOf', () => {
    const logic = { allOf: [{ minProperties: 1 }, { maxProperties: 2 }] };
    expect(rulesOf(logic).rules).toMatchObject([{ schema: { allOf: logic.allOf } }]);
  });

  it('has no rule without keywords', () => {
    expect(rulesOf({}).rules).toEqual([]);
  });
});

describe('objectRules: the message of alternatives', () => {
  it.each<[string, JsonObject, Readonly<Record<string, string>>, object]>([
    [
      'one answer of several',
      { oneOf: [demand('a'), demand('b')] },
      names('a', 'b'),
      { key: 'validation_answerOneOf', args: ['A, B'] },
    ],
    [
      'any of several',
      { anyOf: [demand('a'), demand('b')] },
      names('a', 'b'),
      { key: 'validation_checkTogether', args: ['A, B'] },
    ],
    [
      'several answers at once',
      { oneOf: [demand('a', 'b'), demand('c')] },
      names('a', 'b', 'c'),
      { key: 'validation_checkTogether' },
    ],
    [
      'values',
      { oneOf: [{ properties: { a: { const: 1 } } }, demand('b')] },
      names('a', 'b'),
      { key: 'validation_checkTogether' },
    ],
    [
      'six fields',
      { anyOf: [demand('a', 'b', 'c', 'd', 'e', 'f')] },
      names('a', 'b', 'c', 'd', 'e', 'f'),
      { key: 'validation_checkTogether' },
    ],
    [
      'seven fields',
      { anyOf: [demand('a', 'b', 'c', 'd', 'e', 'f', 'g')] },
      names('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      { key: 'validation_invalid' },
    ],
    [
      'fields without labels',
      { oneOf: [demand('a'), demand('b')] },
      {},
      { key: 'validation_invalid' },
    ],
    [
      'alternatives beside a limit',
      { oneOf: [demand('a')], maxProperties: 1 },
      names('a'),
      { key: 'validation_invalid' },
    ],
  ])('names %s', (_, logic, labels, expected) => {
    expect(rulesOf(logic, {}, labels).rules).toMatchObject([expected]);
  });

  it('reads the labels of the fields of the form itself', () => {
    const logic = { oneOf: [demand('a'), demand('b')] };
    const { mapping, opened } = openSchema(logic);
    mapping.texts.set('a.label', 'A').set('b.label', 'B');
    const at = { ...FIELD, name: '', textKey: '' };
    expect(objectRules(mapping, opened, at, logic)).toMatchObject([{ args: ['A, B'] }]);
    expect(mapping.texts.has('.error.schema')).toBe(false);
  });
});
