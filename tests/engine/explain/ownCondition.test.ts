import { expect, it } from 'vitest';
import { ownCondition, shownSteps, stepOf } from '../../../engine/explain/ownCondition.ts';
import { explainedForm } from '../support/explainedForm.ts';

const {
  form: { plan },
  words,
} = await explainedForm();

function ownOf(pattern: string) {
  const node = words.node(pattern);
  return node && ownCondition(plan, node);
}

it('ownCondition: leaves out the condition of the step', () => {
  expect(words.node('/firm')?.visibleWhen).toBeDefined();
  expect(ownOf('/firm')).toMatchObject({ kind: 'test', pattern: '/agrees' });
  expect(words.node('/orders')?.visibleWhen).toBeDefined();
  expect(ownOf('/orders')).toBeUndefined();
  expect(ownOf('/alias')).toMatchObject({ pattern: '/agrees' });
  expect(ownOf('/firm/branch')).toMatchObject({ pattern: '/firm/name' });
  expect(ownOf('/kind')).toBeUndefined();
});

it('stepOf: finds the step of a field at any depth', () => {
  expect(stepOf(plan, '/firm/branch')?.id).toBe('company');
  expect(stepOf(plan, '/orders/0/name')?.when).toMatchObject({ pattern: '/kind' });
  expect(stepOf(plan, '/nothing')).toBeUndefined();
});

it('shownSteps: adds the review and the submission if they have fields', () => {
  expect(shownSteps(plan).map(({ id }) => id)).toEqual(['about', 'company']);
  const withFields = { ...plan, paymentFields: ['/pay'], workflowFields: ['/mail'] };
  expect(
    shownSteps(withFields)
      .map(({ id }) => id)
      .slice(2),
  ).toEqual(['confirmation', 'submission']);
});
