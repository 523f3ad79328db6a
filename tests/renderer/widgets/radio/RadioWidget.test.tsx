// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { OPTION_TEXTS, showField } from '../../support/showField.tsx';

describe('RadioWidget', () => {
  it('is blurred only when the focus leaves the whole group', () => {
    const store = FakeStore.of(
      planOf({ it: choice(['a', 'b'], { ui: { 'ui:widget': 'radio' } }) }),
    );
    renderFields({ store, texts: OPTION_TEXTS });
    const [first, second] = screen.getAllByRole('radio');
    fireEvent.blur(first as HTMLElement, { relatedTarget: second });
    expect(store.calls).toEqual([]);
    fireEvent.blur(second as HTMLElement, { relatedTarget: document.body });
    expect(store.calls).toEqual(['touch /it']);
  });

  const radio = (ui: object = {}) => choice(['a', 'b'], { ui: { 'ui:widget': 'radio', ...ui } });
  const options = () => screen.getAllByRole<HTMLInputElement>('radio');

  it('shows and stores the chosen option', () => {
    const { store } = showField(radio(), { data: { it: 'b' }, texts: OPTION_TEXTS });
    expect(options().map(({ checked }) => checked)).toEqual([false, true]);
    fireEvent.click(screen.getByLabelText('Alpha'));
    expect(store.get('/it')).toBe('a');
  });

  it('disables all options in a read-only form, or those that must not be chosen', () => {
    const disabled = () => options().map((option) => option.disabled);
    showField(radio());
    expect(disabled()).toEqual([false, false]);
    showField(radio(), { readOnly: true });
    expect(disabled()).toEqual([true, true]);
    showField(radio({ 'ui:disabled': true }));
    expect(disabled()).toEqual([true, true]);
    showField(radio({ 'ui:enumDisabled': ['b'] }));
    expect(disabled()).toEqual([false, true]);
  });

  it.each([
    [{}, 'choices'],
    [{ inline: true }, 'choices choices-beside'],
  ])('with the options %j has the classes %j', (layout, className) => {
    const { container } = showField(radio({ 'ui:options': layout }));
    expect(container.querySelector('.choices')?.className).toBe(className);
  });
});
