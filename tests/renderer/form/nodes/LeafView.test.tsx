// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FieldMarks, FieldMarksContext } from '../../../../renderer/form-context/FieldMarks.ts';
import { leaf } from '../../../support/planNodes.ts';
import { descriptionOf, itsBox, showField, typeInto } from '../../support/showField.tsx';

describe('LeafView', () => {
  it('renders its answer, and stores what the user types', () => {
    const { store } = showField(leaf('text'), { data: { it: 'CHAN' } });
    expect(itsBox().value).toBe('CHAN');
    typeInto(itsBox(), 'WONG');
    expect(store.get('/it')).toBe('WONG');
    fireEvent.blur(itsBox());
    expect(store.calls.at(-1)).toBe('touch /it');
  });

  it('shows its error, its help and the mark of the identity app', () => {
    const marks = new FieldMarks();
    const { store } = showField(leaf('text'), {
      texts: { 'it.help': 'Help' },
      around: (fields) => <FieldMarksContext value={marks}>{fields}</FieldMarksContext>,
    });
    act(() => store.showErrors([{ path: '/it', key: 'wrong', args: [] }]));
    act(() => marks.set(new Map([['/it', 'edited']])));
    expect(descriptionOf(itsBox())).toBe('Help Error: wrong Changed by you after it was filled in');
  });

  it('is required only in a form that can be edited', () => {
    const behaviour = { isRequired: () => true };
    showField(leaf('text'), { behaviour });
    expect(itsBox().getAttribute('aria-required')).toBe('true');
    showField(leaf('text'), { behaviour, readOnly: true });
    expect([itsBox().getAttribute('aria-required'), itsBox().readOnly]).toEqual([null, true]);
  });

  it('renders nothing while the user types, but each choice', () => {
    const { commits } = showField(leaf('text'));
    const before = commits();
    typeInto(itsBox(), 'A');
    expect(commits()).toBe(before);
    const box = showField(leaf('checkbox'));
    const first = box.commits();
    fireEvent.click(screen.getByRole('checkbox'));
    expect(box.commits()).toBe(first + 1);
  });
});
