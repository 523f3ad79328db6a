// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  type PaymentOffer,
  PaymentOfferContext,
} from '../../../../renderer/widgets/payment-method/PaymentOffer.ts';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

afterEach(cleanup);

const METHODS = ['visa', 'fps', 'cheque', 'cash'];

function shown(offer: Partial<PaymentOffer> = {}, data = {}) {
  const ui = { 'ui:widget': 'payment-method' };
  const store = FakeStore.of(planOf({ paidBy: choice(METHODS, { ui }) }), { data });
  const value = { disabledValues: [], hidden: [], ...offer };
  renderFields({
    store,
    around: (fields) => <PaymentOfferContext value={value}>{fields}</PaymentOfferContext>,
  });
  return store;
}

const radios = (heading: string) =>
  within(screen.getByRole('group', { name: heading })).getAllByRole<HTMLInputElement>('radio');
const all = () => screen.getAllByRole<HTMLInputElement>('radio');
const values = (inputs: readonly HTMLInputElement[]) => inputs.map(({ value }) => value);

it('PaymentMethodWidget: lists online and other methods under headings, in one radio group', () => {
  const store = shown();
  expect(values(radios('Pay online'))).toEqual(['visa', 'fps']);
  expect(values(all())).toEqual(METHODS);
  expect(new Set(all().map(({ id }) => id)).size).toBe(METHODS.length);
  expect(new Set(all().map(({ name }) => name)).size).toBe(1);
  fireEvent.click(all()[2] as HTMLInputElement);
  expect(store.get('/paidBy')).toBe('cheque');
});

it('PaymentMethodWidget: shows a hidden method only if it is chosen', () => {
  shown({ hidden: ['fps', 'cash'] });
  expect(values(all())).toEqual(['visa', 'cheque']);
  shown({ hidden: ['fps', 'cash'] }, { paidBy: 'fps' });
  expect(values(all())).toEqual(['visa', 'fps', 'cheque']);
});

it('PaymentMethodWidget: omits an empty heading, and disables methods that cannot be chosen', () => {
  shown({ hidden: ['cheque', 'cash'], disabledValues: ['fps'] });
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(all().map(({ disabled }) => disabled)).toEqual([false, true]);
});
