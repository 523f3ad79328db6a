// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeStore } from '../../../support/FakeStore.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { itsBox, showField } from '../../support/showField.tsx';

it('ConsentWidget: labels the text of each consent with the label of its checkbox', () => {
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

it('ConsentWidget: shows the text in a box that the keyboard can focus, and stores the tick', () => {
  const ui = { 'ui:widget': 'consent' };
  const { store } = showField(leaf('checkbox', { ui }), {
    texts: { 'it.text': 'I **agree** to it' },
  });
  const box = screen.getByRole('region');
  expect([box.tabIndex, box.textContent]).toEqual([0, 'I agree to it']);
  expect(box.querySelector('strong')?.textContent).toBe('agree');
  fireEvent.click(itsBox());
  expect(store.data()).toEqual({ it: true });
});
