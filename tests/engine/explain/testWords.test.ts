import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/definition/JsonSchema.ts';
import { testWords } from '../../../engine/explain/testWords.ts';
import { explainedForm } from '../support/explainedForm.ts';

const { words } = await explainedForm();

function wordsOf(pattern: string, schema: JsonObject, holds = true): string {
  const subject = { words, node: words.node(pattern), name: words.name(pattern) };
  return testWords(subject, schema, holds);
}

describe('testWords', () => {
  it.each<[string, JsonObject, string, string]>([
    ['/kind', { const: 'person' }, ' is “Person”', ' is not “Person”'],
    [
      '/kind',
      { enum: ['person', 'company'] },
      ' is “Person” or “Company”',
      ' is not “Person” or “Company”',
    ],
    [
      '/kind',
      { not: { const: 'person' } },
      ' has an answer and “Type of applicant” is not “Person”',
      ' is “Person”',
    ],
    ['/kind', {}, ' has an answer', ' has no answer'],
    ['/kind', { type: 'string' }, ' has an answer', ' has no answer'],
    [
      '/kind',
      { minLength: 2, pattern: '^x' },
      ' has 2 or more characters and “Type of applicant” has the format ^x',
      ' has fewer than 2 characters or “Type of applicant” does not have the format ^x',
    ],
    [
      '/kind',
      { anyOf: [{ const: 'person' }, { hkid: true }] },
      ' is “Person” or “Type of applicant” is a valid Hong Kong identity card number',
      ' is not “Person” and “Type of applicant” is not a valid Hong Kong identity card number',
    ],
    ['/kind', { unheardOf: true }, ' meets a further test', ' does not meet a further test'],
  ])('describes %s %j', (pattern, schema, yes, no) => {
    const name = words.name(pattern);
    expect(wordsOf(pattern, schema).replace(/^\(|\)$/g, '')).toBe(name + yes);
    expect(wordsOf(pattern, schema, false).replace(/^\(|\)$/g, '')).toBe(name + no);
  });

  it('says "ticked" of a checkbox', () => {
    expect(wordsOf('/agrees', { const: true })).toBe('“I agree” is ticked');
    expect(wordsOf('/agrees', { const: false })).toBe('“I agree” is not ticked');
    expect(wordsOf('/agrees', { const: true }, false)).toBe('“I agree” is not ticked');
  });

  it('names the options that a group of checkboxes includes', () => {
    expect(wordsOf('/extras', { contains: { const: 'post' } })).toBe('“Extras” includes “By post”');
    expect(wordsOf('/extras', { contains: { enum: ['post', 'urgent'] } })).toBe(
      '“Extras” includes “By post” or “Urgent”',
    );
    expect(wordsOf('/extras', { minItems: 1 })).toBe('“Extras” has an answer');
    expect(wordsOf('/extras', { minItems: 2 }, false)).toBe('“Extras” has fewer than 2 entries');
  });

  it('describes a record of a list by its fields', () => {
    const schema = {
      contains: { properties: { copies: { minValue: '2' } }, required: ['copies'] },
    };
    expect(wordsOf('/orders', schema)).toBe('“Orders” has a record in which “Copies” is 2 or more');
    expect(wordsOf('/orders', schema, false)).toBe(
      '“Orders” has no record in which “Copies” is 2 or more',
    );
    expect(wordsOf('/spare', { required: ['town'] })).toBe('“Town” has an answer');
  });
});
