// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { itsBox, OPTION_TEXTS, PLAIN, showField, statesOf } from '../../support/showField.tsx';

describe('SelectWidget', () => {
  it('offers the current options of the form after an empty first option', () => {
    const store = FakeStore.of(planOf({ it: choice(['a', 'b', 'c']), other: leaf('text') }), {
      offered: (_, data) => (data.other === 'x' ? ['a', 'c'] : ['a']),
    });
    renderFields({ store, texts: OPTION_TEXTS });
    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options()).toEqual(['Please select', 'Alpha']);
    act(() => store.set('/other', 'x'));
    expect(options()).toEqual(['Please select', 'Alpha', 'Gamma']);
  });

  it('shows the extra field of an option below itself', () => {
    const more = leaf('text', { ui: { 'ui:options': { extraFieldOf: 'b' } } });
    renderFields({
      store: FakeStore.of(planOf({ it: choice(['a', 'b']), more })),
      texts: OPTION_TEXTS,
    });
    const box = screen.getByLabelText('More');
    expect(screen.getByLabelText('It').compareDocumentPosition(box)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('removes its answer when the empty option is chosen', () => {
    const { store } = showField(choice(['a', 'b']), { data: { it: 'a' }, texts: OPTION_TEXTS });
    fireEvent.change(screen.getByLabelText('It'), { target: { value: 'b' } });
    expect(store.get('/it')).toBe('b');
    fireEvent.change(screen.getByLabelText('It'), { target: { value: '' } });
    expect(store.data()).toEqual({});
  });

  it('announces its state', () => {
    const { plain, required, wrong, readOnly } = statesOf(choice(['a']), itsBox);
    expect(plain).toEqual(PLAIN);
    expect(required).toEqual({ ...PLAIN, required: 'true' });
    expect(wrong).toEqual({ ...PLAIN, invalid: 'true', description: 'Error: wrong' });
    expect(readOnly).toEqual({ ...PLAIN, isFixed: true });
  });

  it('says in its first option that there is nothing to choose from, or what to choose', () => {
    const first = () => screen.getAllByRole('option')[0]?.textContent;
    showField(choice([]));
    expect(first()).toBe('Nothing to choose from yet');
    showField(choice(['a']), { texts: { ...OPTION_TEXTS, 'it.placeholder': 'Choose a letter' } });
    expect(first()).toBe('Choose a letter');
  });

  it('disables the options that must not be chosen', () => {
    showField(choice(['a', 'b'], { ui: { 'ui:enumDisabled': ['b'] } }), { texts: OPTION_TEXTS });
    const options = screen.getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ disabled }) => disabled)).toEqual([false, false, true]);
  });

  it('stores the value of an option that is a number', () => {
    const { store } = showField(leaf('choice', { options: [{ value: 7 }] }), { data: { it: 7 } });
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('7');
    fireEvent.change(itsBox(), { target: { value: '' } });
    fireEvent.change(itsBox(), { target: { value: '7' } });
    expect(store.get('/it')).toBe(7);
  });

  it('has the width and autocomplete of the form, and is touched on blur', () => {
    const ui = { 'ui:options': { width: 's', autocomplete: 'country' } };
    const { store } = showField(choice(['a'], { ui }), { data: { it: 'a' } });
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    expect([select.className, select.getAttribute('autocomplete')]).toEqual([
      'input width-s',
      'country',
    ]);
    fireEvent.blur(select);
    expect(store.calls).toEqual(['touch /it']);
  });
});
