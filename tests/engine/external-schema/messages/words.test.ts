import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { branching, formOf, list, PERSON, TEXT } from '../../support/externalForm.ts';

const TICKS = { type: 'array', uniqueItems: true, items: PERSON.properties.role };
const has = (properties: JsonObject) => ({
  contains: { properties, required: Object.keys(properties) },
});

/** Returns the errors of the answers, and the pointers of the warnings to the author. */
async function found(properties: JsonObject, data: JsonObject, more: JsonObject = {}) {
  const { errors, files } = await formOf(properties, more);
  const warned = (files.notes ?? []).filter(({ code }) => code === 'no-message');
  return { errors: errors(data as never), warned: warned.map(({ pointer }) => pointer) };
}

describe('importJsonSchema: a rule without a message from its author', () => {
  it('makes no error where a list must contain at least 0 matches', async () => {
    const loose = { contains: { const: 'a' }, minContains: 0 };
    const inner = { type: 'object', properties: { codes: list(TEXT, loose) } };
    for (const it of [['a'], ['b']]) {
      const properties = { it: list(TEXT, loose), inner };
      const answers = { it, inner: { codes: it } };
      expect(await found(properties, answers)).toEqual({ errors: [], warned: [] });
    }
    const most = { it: list(TEXT, { ...loose, maxContains: 1 }) };
    expect((await found(most, { it: ['a', 'b'] })).errors).toEqual([]);
    expect((await found(most, { it: ['a', 'a'] })).errors).toHaveLength(1);
  });

  it.each<[string, JsonObject, JsonObject[string], string]>([
    ['a value', { ...TEXT, not: { const: 'root' } }, 'root', 'mustNotBe root'],
    ['values', { ...TEXT, not: { type: 'string', enum: ['a', 'b'] } }, 'b', 'mustNotBe a, b'],
    ['a number', { type: 'integer', not: { const: 13 } }, 13, 'mustNotBe 13'],
    [
      'options, by their labels',
      { ...TICKS, not: { contains: { const: 'b' } } },
      ['b'],
      'mustNotBe Boss',
    ],
    [
      'one of several values',
      list(TEXT, { contains: { enum: ['a', 'b'] } }),
      ['c'],
      'mustIncludeAny a, b',
    ],
    [
      'a minimum count of a value',
      list(TEXT, { contains: { const: 'a' }, minContains: 2 }),
      ['a'],
      'mustIncludeSome 2 a',
    ],
    [
      'an option by its label',
      list(PERSON, has({ role: { const: 'b' } })),
      [{ role: 'c' }],
      'mustInclude Boss',
    ],
    [
      'a checkbox by its label',
      list(PERSON, has({ isPaid: { const: true } })),
      [{ role: 'c', isPaid: false }],
      'mustInclude Is paid',
    ],
  ])('has a message that names the value: %s', async (_, it, wrong, reported) => {
    expect(await found({ it }, { it: wrong })).toEqual({
      errors: [`/it validation_${reported}`],
      warned: [],
    });
  });

  it.each<[string, JsonObject, JsonObject[string], string, string]>([
    [
      'a pattern without an example',
      { ...TEXT, pattern: '^\\u0007$' },
      'a',
      'wrongSpelling',
      'pattern',
    ],
    ['`not` without a value', { ...TEXT, not: { pattern: 'x' } }, 'x', 'ruledOut', 'not'],
    ['too many values', { ...TEXT, not: { enum: [...'abcdef'] } }, 'f', 'ruledOut', 'not'],
    [
      '`contains` without a value',
      list(TEXT, { not: { contains: { const: null } }, contains: { minLength: 2 } }),
      ['a'],
      'contains',
      'contains',
    ],
    [
      'a maximum count of a value',
      list(TEXT, { contains: { const: 'a' }, maxContains: 1 }),
      ['a', 'a'],
      'contains',
      'contains',
    ],
    [
      'a combination of answers',
      { ...PERSON, not: { required: ['age', 'isPaid'] } },
      { age: 1, isPaid: true },
      'invalid',
      'not',
    ],
  ])('has a general message, and a warning for its author: %s', async (_, it, wrong, key, at) => {
    const { errors, warned } = await found({ it }, { it: wrong });
    expect(errors).toEqual([`/it validation_${key}`]);
    expect(warned).toContain(`/properties/it/${at}`);
  });

  it('has a message with its limit in a conditional schema, too', async () => {
    const branch = branching(
      { properties: { kind: { const: 'x' } }, required: ['kind'] },
      { properties: { code: { minLength: 4, pattern: '^x' }, copies: { maximum: 2 } } },
    );
    const fields = { kind: TEXT, code: TEXT, copies: { type: 'integer' } };
    const data = { kind: 'x', code: 'xy', copies: 3 };
    expect(await found(fields, data, branch)).toEqual({
      errors: ['/code validation_minChars 4', '/copies validation_maxValue 2'],
      warned: ['/then/properties/code/pattern'],
    });
    expect((await found(fields, { kind: 'y', code: 'xy', copies: 3 }, branch)).errors).toEqual([]);
  });
});
