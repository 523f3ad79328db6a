import { expect, it } from 'vitest';
import { FormWords } from '../../../engine/explain/FormWords.ts';
import { explainedForm } from '../support/explainedForm.ts';

const { form, words } = await explainedForm();

it('FormWords: names a field by its label without markup, in quotation marks', () => {
  expect(words.name('/agrees')).toBe('“I agree”');
  expect(wordsIn('zh-Hant').name('/agrees')).toBe('「I agree」');
});

it('FormWords: puts the group before a label that several fields have', () => {
  expect(words.name('/firm/name')).toBe('“Company – Name”');
  expect(words.name('/firm/name', '/firm/branch')).toBe('“Name”');
  expect(words.name('/orders/*/name')).toBe('“Orders – Name”');
});

it('FormWords: makes words of a key without a label', () => {
  const bare = new FormWords({ ...words.form, texts: {} });
  expect(bare.name('/spare/line')).toBe('“Line”');
  expect(bare.name('/unknownName')).toBe('“Unknown name”');
  expect(bare.stepTitle('about')).toBe('About');
});

it('FormWords: shows an option by its text, several options as a list', () => {
  expect(words.value(words.node('/kind'), 'company')).toBe('“Company”');
  expect(words.value(words.node('/extras'), ['post', 'urgent'])).toBe('“By post”, “Urgent”');
  expect(words.value(undefined, 3)).toBe('“3”');
  expect(words.anyOf(['a', 'b', 'c'])).toBe('a, b or c');
});

it('FormWords: has titles for the steps that every form has', () => {
  expect(words.stepTitle('company')).toBe('Company');
  expect(words.stepTitle('confirmation')).toBe('Review');
});

function wordsIn(language: 'zh-Hant'): FormWords {
  return new FormWords({ ...form, texts: form.texts[language], language });
}
