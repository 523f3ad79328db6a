import { expect, it } from 'vitest';
import { ownControls } from '../../.storybook/ownControls.ts';

const TYPES = { form: {}, schema: {}, ui: {}, step: {}, question: {} };

it.each([
  ['a small form', { isForm: true, isSmall: true }, ['form', 'schema', 'ui']],
  ['a form of the portal', { isForm: true, isSmall: false }, ['form']],
  ['a dialog', { isForm: false, isSmall: false }, []],
])('%s has the controls of what can be changed', (_what, shown, own) => {
  expect(Object.keys(ownControls(TYPES, shown))).toEqual([...own, 'step', 'question']);
});

it('there is no control for the names of parts', () => {
  const { step, question } = ownControls(TYPES, { isForm: true, isSmall: true });
  expect([step, question]).toEqual([{ control: false }, {}]);
});
