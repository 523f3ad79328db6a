import { expect, it } from 'vitest';
import { cellAt } from '../../../engine/conditions/cellFrom.ts';
import { answerNow } from '../../../engine/explain/answerNow.ts';
import { explainedForm, explainedState } from '../support/explainedForm.ts';

const { form, words } = await explainedForm();
const state = explainedState(form, {
  kind: 'company',
  agrees: true,
  firm: { name: 'A' },
  orders: [{ name: 'x' }, { name: 'y' }],
});

it.each([
  ['/kind', 'now it is “Company”'],
  ['/agrees', 'now it is ticked'],
  ['/extras', 'now it has no answer'],
  ['/firm', 'now it has an answer'],
  ['/firm/branch', 'now it has no answer'],
  ['/orders', 'now it has 2 records'],
  ['/nothing', 'now it has no answer'],
])('answerNow: %s %s', (pointer, text) => {
  expect(answerNow(words, state, cellAt(state.root, pointer))).toBe(text);
});

it('answerNow: says that a field is not shown', () => {
  const person = explainedState(form, { kind: 'person' });
  expect(answerNow(words, person, cellAt(person.root, '/total'))).toBe('now it is not shown');
  expect(answerNow(words, person, cellAt(person.root, '/agrees'))).toBe('now it is not ticked');
});
