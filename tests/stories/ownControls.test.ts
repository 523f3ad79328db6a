import { expect, it } from 'vitest';
import { ownControls } from '../../.storybook/ownControls.ts';

const TYPES = { form: {}, schema: {}, ui: {}, step: {}, question: {} };

it.each([
  ['a small form', { isForm: true, isSmall: true }, ['form', 'schema', 'ui']],
  ['a form of the portal', { isForm: true, isSmall: false }, ['form']],
  ['a dialog', { isForm: false, isSmall: false }, []],
])('ownControls: keeps only the definition controls of %s', (_what, shown, own) => {
  expect(Object.keys(ownControls(TYPES, shown))).toEqual([...own, 'step', 'question']);
});

it('ownControls: has no control for the step of a form', () => {
  const { step, question } = ownControls(TYPES, { isForm: true, isSmall: true });
  expect([step, question]).toEqual([{ control: false }, {}]);
});
