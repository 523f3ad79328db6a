import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import {
  explainedRules,
  namesAt,
} from '../../../../engine/external-schema/messages/explainedRules.ts';
import { formOf, TEXT } from '../../support/externalForm.ts';
import { openSchema } from '../../support/openSchema.ts';

describe('importJsonSchema: defaults and errors', () => {
  it('errors: a message names the failed limit of a text, a number and a list', async () => {
    const { errors } = await formOf({
      code: { ...TEXT, pattern: '^A' },
      high: { type: 'number', exclusiveMinimum: 5 },
      low: { type: 'number', exclusiveMaximum: 5 },
      steps: { type: 'integer', multipleOf: 4, allOf: [{ multipleOf: 3 }] },
      tags: { type: 'array', uniqueItems: true, items: TEXT, maxItems: 3 },
    });
    expect(errors({ code: 'B', high: 5, low: 5, steps: 4, tags: ['x', 'x'] })).toEqual([
      '/code validation_wrongSpellingOf A',
      '/high validation_moreThan 5',
      '/low validation_lessThan 5',
      '/steps validation_multipleOf 3',
      '/tags validation_repeated',
    ]);
  });

  it('errors: a message names the required entry of a list and the excluded values', async () => {
    const boss = { type: 'object', properties: { role: TEXT, name: TEXT } };
    const { errors } = await formOf({
      code: { ...TEXT, not: { enum: ['root', '0000'] } },
      team: { type: 'array', items: boss, contains: { properties: { role: { const: 'boss' } } } },
      marks: { type: 'array', items: { type: 'integer' }, contains: { minimum: 5 } },
      both: { type: 'array', items: TEXT, contains: { const: 'x' }, not: { maxItems: 1 } },
    });
    const wrong = { code: 'root', team: [{ role: 'x' }], marks: [1], both: ['a', 'b'] };
    expect(errors(wrong)).toEqual([
      '/code validation_mustNotBe root, 0000',
      '/team validation_mustInclude boss',
      '/marks validation_contains',
      '/both validation_mustInclude x',
    ]);
  });
});

const spell = (rules: ReturnType<typeof explainedRules>) =>
  rules.map(({ keyword, key, args = [] }) => [keyword, key, ...args].join(' '));

describe('explainedRules', () => {
  it.each<[JsonObject, readonly string[]]>([
    [
      { minLength: 2, maxLength: 9 },
      ['minLength validation_minChars 2', 'maxLength validation_maxChars 9'],
    ],
    [
      { minItems: 1, maximum: 4 },
      ['minItems validation_minRecords 1', 'maximum validation_maxValue 4'],
    ],
    [{ exclusiveMinimum: 1 }, ['exclusiveMinimum validation_moreThan 1']],
    [{ enum: ['a', 'b'] }, ['enum validation_mustBeOneOf a, b']],
    [{ const: 1 }, ['const validation_mustBeOneOf 1']],
    [{ uniqueItems: true }, ['uniqueItems validation_repeated']],
    [{ uniqueItems: false }, []],
    [{ pattern: '^a$' }, ['pattern validation_wrongSpellingOf a']],
    [{ contains: { const: 'x' } }, ['contains validation_mustInclude x']],
    [{ not: { const: 'x' } }, ['not validation_mustNotBe x']],
    [{ enum: [{ a: 1 }] }, ['enum validation_invalid']],
    [{ type: 'string', format: 'x' }, ['type validation_invalid']],
    [{ minLength: {} }, ['minLength validation_invalid']],
    [
      { allOf: [{ minLength: 2 }, { not: { const: 1 } }], maximum: 3 },
      [
        'minLength validation_minChars 2',
        'not validation_mustNotBe 1',
        'maximum validation_maxValue 3',
      ],
    ],
    [{}, []],
  ])('of %j', (test, expected) => {
    expect(spell(explainedRules(test))).toEqual(expected);
  });

  it('keep each keyword in one schema', () => {
    const contains = { const: 1 };
    expect(explainedRules({ contains, maxContains: 2, type: 'array', if: {} })).toEqual([
      { keyword: 'contains', schema: { contains, maxContains: 2 }, key: 'validation_contains' },
      { keyword: 'type', schema: { type: 'array', if: {} }, key: 'validation_invalid' },
    ]);
  });

  it('count the ticks of checkboxes', () => {
    const limits = { minItems: 1, maxItems: 2 };
    expect(spell(explainedRules(limits, undefined, true))).toEqual([
      'minItems validation_minSelected 1',
      'maxItems validation_multiSelected 2',
    ]);
  });

  it('list at most twenty values', () => {
    const values = Array.from({ length: 21 }, (_, index) => `v${index}`);
    const argsOf = (count: number) =>
      String(explainedRules({ enum: values.slice(0, count) })[0]?.args?.[0]);
    expect(argsOf(20)).toMatch(/v19$/);
    expect(argsOf(21)).toMatch(/v19, …$/);
  });

  it('name values and examples as the caller says', () => {
    const [rule] = explainedRules({ const: 'a' }, () => 'Alpha');
    expect(rule?.args).toEqual(['Alpha']);
    const [pattern] = explainedRules({ pattern: '^(?:a|b)$' }, undefined, false, () => ['b']);
    expect(pattern?.args).toEqual(['b']);
  });
});

it('namesAt: uses the texts of options, and the label for a ticked box', () => {
  const { mapping } = openSchema({});
  mapping.texts
    .set('it.options.a', 'Alpha')
    .set('it.box.label', 'The box')
    .set('it.p.options.a', 'In p');
  const nameOf = namesAt(mapping, 'it');
  expect([nameOf('a'), nameOf('b'), nameOf('a', 'p'), nameOf(true, 'box'), nameOf(true)]).toEqual([
    'Alpha',
    'b',
    'In p',
    'The box',
    undefined,
  ]);
});
