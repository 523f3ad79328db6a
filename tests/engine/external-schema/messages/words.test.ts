import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { branching, formOf, list, TEXT, WHO } from '../../support/externalForm.ts';

const TICKS = { type: 'array', uniqueItems: true, items: WHO.properties.role };
const has = (properties: JsonObject) => ({
  contains: { properties, required: Object.keys(properties) },
});

/** Returns the errors of answers by field, and the pointers of the warnings to the author. */
async function said(properties: JsonObject, data: JsonObject, more: JsonObject = {}) {
  const { errors, files } = await formOf(properties, more);
  const warned = (files.notes ?? []).filter(({ code }) => code === 'no-message');
  return { errors: errors(data as never), warned: warned.map(({ pointer }) => pointer) };
}

describe('a rule without words of its author', () => {
  it('makes no error where a list must contain 0 at least: the form opens, and any list is right', async () => {
    const loose = { contains: { const: 'a' }, minContains: 0 };
    const inner = { type: 'object', properties: { codes: list(TEXT, loose) } };
    for (const it of [['a'], ['b']]) {
      const properties = { it: list(TEXT, loose), inner };
      const answers = { it, inner: { codes: it } };
      expect(await said(properties, answers)).toEqual({ errors: [], warned: [] });
    }
    const most = { it: list(TEXT, { ...loose, maxContains: 1 }) };
    expect((await said(most, { it: ['a', 'b'] })).errors).toEqual([]);
    expect((await said(most, { it: ['a', 'a'] })).errors).toHaveLength(1);
  });

  it.each<[string, JsonObject, JsonObject[string], string]>([
    ['a value', { ...TEXT, not: { const: 'root' } }, 'root', 'mustNotBe root'],
    ['values', { ...TEXT, not: { type: 'string', enum: ['a', 'b'] } }, 'b', 'mustNotBe a, b'],
    ['a number', { type: 'integer', not: { const: 13 } }, 13, 'mustNotBe 13'],
    [
      'ticks, by their words',
      { ...TICKS, not: { contains: { const: 'b' } } },
      ['b'],
      'mustNotBe Boss',
    ],
    [
      'one of some values',
      list(TEXT, { contains: { enum: ['a', 'b'] } }),
      ['c'],
      'mustIncludeAny a, b',
    ],
    [
      'some of a value',
      list(TEXT, { contains: { const: 'a' }, minContains: 2 }),
      ['a'],
      'mustIncludeSome 2 a',
    ],
    [
      'an option by its words',
      list(WHO, has({ role: { const: 'b' } })),
      [{ role: 'c' }],
      'mustInclude Boss',
    ],
    [
      'a tick by its label',
      list(WHO, has({ isPaid: { const: true } })),
      [{ role: 'c', isPaid: false }],
      'mustInclude Is paid',
    ],
  ])('has a message that names the value: %s', async (_, it, wrong, reported) => {
    expect(await said({ it }, { it: wrong })).toEqual({
      errors: [`/it validation_${reported}`],
      warned: [],
    });
  });

  it.each<[string, JsonObject, JsonObject[string], string, string]>([
    ['a spelling', { ...TEXT, pattern: '^[A-Z]+$' }, 'a', 'wrongSpelling', 'pattern'],
    ['what is not a value', { ...TEXT, not: { pattern: 'x' } }, 'x', 'ruledOut', 'not'],
    ['too many values', { ...TEXT, not: { enum: [...'abcdef'] } }, 'f', 'ruledOut', 'not'],
    [
      'no word',
      list(TEXT, { not: { contains: { const: null } }, contains: { minLength: 2 } }),
      ['a'],
      'contains',
      'contains',
    ],
    [
      'a value too often',
      list(TEXT, { contains: { const: 'a' }, maxContains: 1 }),
      ['a', 'a'],
      'contains',
      'contains',
    ],
    [
      'answers together',
      { ...WHO, not: { required: ['age', 'isPaid'] } },
      { age: 1, isPaid: true },
      'invalid',
      'not',
    ],
  ])('has a general message, and its author is warned: %s', async (_, it, wrong, key, at) => {
    const { errors, warned } = await said({ it }, { it: wrong });
    expect(errors).toEqual([`/it validation_${key}`]);
    expect(warned).toContain(`/properties/it/${at}`);
  });

  it('has a message with its limit under a condition, too', async () => {
    const branch = branching(
      { properties: { kind: { const: 'x' } }, required: ['kind'] },
      { properties: { code: { minLength: 4, pattern: '^x' }, copies: { maximum: 2 } } },
    );
    const fields = { kind: TEXT, code: TEXT, copies: { type: 'integer' } };
    const data = { kind: 'x', code: 'xy', copies: 3 };
    expect(await said(fields, data, branch)).toEqual({
      errors: ['/code validation_minChars 4', '/copies validation_maxValue 2'],
      warned: ['/then/properties/code/pattern'],
    });
    expect((await said(fields, { kind: 'y', code: 'xy', copies: 3 }, branch)).errors).toEqual([]);
  });
});
