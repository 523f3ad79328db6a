// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leaf } from '../../../support/planNodes.ts';
import { itsBox, PLAIN, showField, statesOf } from '../../support/showField.tsx';

describe('CheckboxWidget', () => {
  it('stores true or no value', () => {
    const { store } = showField(leaf('checkbox'));
    fireEvent.click(screen.getByLabelText('It'));
    expect(store.data()).toEqual({ it: true });
    fireEvent.click(screen.getByLabelText('It'));
    expect(store.data()).toEqual({});
  });

  it('announces its state', () => {
    const { plain, required, wrong, readOnly } = statesOf(leaf('checkbox'), itsBox);
    expect(plain).toEqual(PLAIN);
    expect(required).toEqual({ ...PLAIN, required: 'true' });
    expect(wrong).toEqual({ ...PLAIN, invalid: 'true', description: 'Error: wrong' });
    expect(readOnly).toEqual({ ...PLAIN, isFixed: true });
  });

  it('is ticked for true only, and touched on blur', () => {
    const { store } = showField(leaf('checkbox'), { data: { it: true } });
    expect(itsBox().checked).toBe(true);
    fireEvent.blur(itsBox());
    expect(store.calls).toEqual(['touch /it']);
    showField(leaf('checkbox'), { data: { it: 'true' } });
    expect(itsBox().checked).toBe(false);
  });

  it('shows the word "required" beside its label, hidden from screen readers', () => {
    showField(leaf('checkbox'), { behaviour: { isRequired: () => true } });
    expect(screen.getByText('required').getAttribute('aria-hidden')).toBe('true');
    showField(leaf('checkbox'));
    expect(screen.queryByText('required')).toBeNull();
  });

  it('is disabled if the definition says so', () => {
    showField(leaf('checkbox', { ui: { 'ui:disabled': true } }));
    expect(itsBox().disabled).toBe(true);
  });
});
