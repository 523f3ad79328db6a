import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../engine/definition/Condition.ts';
import { conditionWords, constantOf } from '../../../engine/explain/conditionWords.ts';
import { FormWords } from '../../../engine/explain/FormWords.ts';
import { explainedForm } from '../support/explainedForm.ts';

const { words } = await explainedForm();
const tests = { person: { const: 'person' }, ticked: { const: true }, given: {} };
const PERSON: Condition = { kind: 'test', pattern: '/kind', test: 'person' };
const TICKED: Condition = { kind: 'test', pattern: '/agrees', test: 'ticked' };
const GIVEN: Condition = { kind: 'test', pattern: '/spare/town', test: 'given' };
const ALWAYS: Condition = { kind: 'any', of: [{ kind: 'all', of: [] }] };

function wordsOf(condition: Condition, language: 'en' | 'zh-Hant' | 'zh-Hans' = 'en'): string {
  return conditionWords(new FormWords({ ...words.form, tests, language }), condition);
}

describe('conditionWords', () => {
  it('joins parts, and brackets a part that is joined itself', () => {
    const either: Condition = { kind: 'any', of: [PERSON, TICKED] };
    expect(wordsOf({ kind: 'all', of: [either, GIVEN] })).toBe(
      '(“Type of applicant” is “Person” or “I agree” is ticked) and “Town” has an answer',
    );
  });

  it('states the opposite of each part instead of "not"', () => {
    expect(wordsOf({ kind: 'not', of: { kind: 'all', of: [PERSON, TICKED] } })).toBe(
      '“Type of applicant” is not “Person” or “I agree” is not ticked',
    );
    expect(wordsOf({ kind: 'not', of: { kind: 'not', of: GIVEN } })).toBe('“Town” has an answer');
  });

  it('omits parts that always hold', () => {
    expect(wordsOf({ kind: 'all', of: [ALWAYS, TICKED] })).toBe('“I agree” is ticked');
    expect(wordsOf(ALWAYS)).toBe('always');
    expect(wordsOf({ kind: 'not', of: ALWAYS })).toBe('never');
  });

  it('uses the words of the language', () => {
    const both: Condition = { kind: 'all', of: [PERSON, TICKED] };
    expect(wordsOf(both, 'zh-Hant')).toBe(
      '「Type of applicant」是「Person」，並且已勾選「I agree」',
    );
    expect(wordsOf(both, 'zh-Hans')).toBe('“Type of applicant”是“Person”，并且已勾选“I agree”');
  });
});

describe('constantOf', () => {
  it('knows conditions that do not depend on answers', () => {
    expect(constantOf(ALWAYS)).toBe(true);
    expect(constantOf({ kind: 'not', of: ALWAYS })).toBe(false);
    expect(constantOf({ kind: 'any', of: [TICKED, ALWAYS] })).toBe(true);
    expect(constantOf({ kind: 'all', of: [TICKED, { kind: 'not', of: ALWAYS }] })).toBe(false);
    expect(constantOf({ kind: 'all', of: [TICKED, ALWAYS] })).toBeUndefined();
  });
});
