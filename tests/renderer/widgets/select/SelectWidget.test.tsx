// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { showField } from '../../support/showField.tsx';

const TEXTS = {
  'it.label': 'It',
  'it.options.a': 'Alpha',
  'it.options.b': 'Beta',
  'it.options.c': 'Gamma',
  'more.label': 'More',
};

describe('SelectWidget', () => {
  it('offers the current options of the form after an empty first option', () => {
    const store = FakeStore.of(planOf({ it: choice(['a', 'b', 'c']), other: leaf('text') }), {
      offered: (_, data) => (data.other === 'x' ? ['a', 'c'] : ['a']),
    });
    renderFields({ store, texts: TEXTS });
    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options()).toEqual(['Please select', 'Alpha']);
    act(() => store.set('/other', 'x'));
    expect(options()).toEqual(['Please select', 'Alpha', 'Gamma']);
  });

  it('shows the extra field of an option below itself', () => {
    const more = leaf('text', { ui: { 'ui:options': { extraFieldOf: 'b' } } });
    renderFields({ store: FakeStore.of(planOf({ it: choice(['a', 'b']), more })), texts: TEXTS });
    const box = screen.getByLabelText('More');
    expect(screen.getByLabelText('It').compareDocumentPosition(box)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('removes its answer when the empty option is chosen', () => {
    const { store } = showField(choice(['a', 'b']), { data: { it: 'a' }, texts: TEXTS });
    fireEvent.change(screen.getByLabelText('It'), { target: { value: 'b' } });
    expect(store.get('/it')).toBe('b');
    fireEvent.change(screen.getByLabelText('It'), { target: { value: '' } });
    expect(store.data()).toEqual({});
  });
});
