// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeStore } from '../../../support/FakeStore.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

it('consent: labels the text of each consent with the label of its checkbox', () => {
  const consent = () => leaf('checkbox', { ui: { 'ui:widget': 'consent' } });
  const texts = { 'one.label': 'I accept the terms', 'two.label': 'I accept the fee' };
  const store = FakeStore.of(planOf({ one: consent(), two: consent() }));
  renderFields({ store, texts });
  const regions = screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'));
  expect(regions).toEqual([
    'What you agree to – I accept the terms',
    'What you agree to – I accept the fee',
  ]);
});
