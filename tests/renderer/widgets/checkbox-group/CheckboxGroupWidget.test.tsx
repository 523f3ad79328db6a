// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LeafNode } from '#engine';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { OPTION_TEXTS, showField } from '../../support/showField.tsx';

describe('CheckboxGroupWidget', () => {
  it('stores its values in the order of the options, not of the ticks', () => {
    const { store } = showField(choice(['a', 'b', 'c'], {}, 'choices'), { texts: OPTION_TEXTS });
    for (const name of ['Gamma', 'Alpha']) fireEvent.click(screen.getByLabelText(name));
    expect(store.get('/it')).toEqual(['a', 'c']);
    fireEvent.click(screen.getByLabelText('Gamma'));
    fireEvent.click(screen.getByLabelText('Alpha'));
    expect(store.data()).toEqual({});
  });

  it('shows how many options may be ticked, and never unticks an option', () => {
    const { store } = showField(
      choice(['a', 'b'], { ui: { 'ui:options': { single: true } } }, 'choices'),
      { texts: OPTION_TEXTS },
    );
    expect(screen.getByText('Select one only.').id).toBe(
      screen.getByRole('group').getAttribute('aria-describedby'),
    );
    for (const name of ['Alpha', 'Beta']) fireEvent.click(screen.getByLabelText(name));
    expect(store.get('/it')).toEqual(['a', 'b']);
  });

  it('U-20: shows the field of a ticked option below it', () => {
    const store = FakeStore.of(
      planOf({
        it: choice(['a', 'b'], {}, 'choices'),
        more: leaf('text', { ui: { 'ui:options': { extraFieldOf: 'b' } } }),
      }),
      {
        isVisible: (pointer, { it }) =>
          pointer !== '/more' || (Array.isArray(it) && it.includes('b')),
      },
    );
    renderFields({ store, texts: OPTION_TEXTS });
    const beta = screen.getByLabelText('Beta');
    expect(beta.getAttribute('aria-controls')).toBeNull();
    fireEvent.click(beta);
    const under = document.getElementById(beta.getAttribute('aria-controls') ?? '');
    expect(under?.contains(screen.getByLabelText('More'))).toBe(true);
  });

  const ticks = (ui: LeafNode['ui'] = {}) => choice(['a', 'b'], { ui }, 'choices');
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

  it.each([
    [{}, 'choices choices-columns choices-columns-2'],
    [{ columns: 1 }, 'choices'],
    [{ columns: 3 }, 'choices choices-columns choices-columns-3'],
    [{ columns: 4 }, 'choices choices-columns choices-columns-4'],
    [{ columns: 5 }, 'choices choices-columns choices-columns-2'],
  ])('with the options %j has the classes %j', (options, className) => {
    const { container } = showField(ticks({ 'ui:options': options }));
    expect(container.querySelector('.choices')?.className).toBe(className);
  });

  it('marks its boxes as invalid, and disables them in a read-only form', () => {
    const { store } = showField(ticks());
    const states = () =>
      boxes().map((box) => [box.disabled, box.getAttribute('aria-invalid')] as const);
    expect(states()).toEqual(Array(2).fill([false, null]));
    act(() => store.showErrors([{ path: '/it', key: 'wrong', args: [] }]));
    expect(states()).toEqual(Array(2).fill([false, 'true']));
    showField(ticks(), { readOnly: true });
    expect(states()).toEqual(Array(2).fill([true, null]));
    showField(ticks({ 'ui:disabled': true }));
    expect(states()).toEqual(Array(2).fill([true, null]));
  });

  it('is touched when the focus leaves the group', () => {
    const { store } = showField(ticks(), { data: { it: ['a'] } });
    const [first, second] = boxes();
    fireEvent.blur(first as HTMLElement, { relatedTarget: second });
    expect(store.calls).toEqual([]);
    fireEvent.blur(second as HTMLElement);
    expect(store.calls).toEqual(['touch /it']);
  });

  it('replaces an answer that is no list', () => {
    const { store } = showField(ticks(), { data: { it: 'a' }, texts: OPTION_TEXTS });
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
    fireEvent.click(screen.getByLabelText('Beta'));
    expect(store.get('/it')).toEqual(['b']);
  });
});
