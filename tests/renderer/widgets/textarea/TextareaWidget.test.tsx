// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leaf } from '../../../support/planNodes.ts';
import { descriptionOf, itsBox, showField } from '../../support/showField.tsx';

describe('TextareaWidget', () => {
  it('replaces line breaks with spaces unless the answer may have several lines', () => {
    const one = showField(leaf('text', { ui: { 'ui:widget': 'textarea' } }));
    fireEvent.input(itsBox(), { target: { value: 'a\nb' } });
    expect(one.store.get('/it')).toBe('a b');
    const many = showField(leaf('multiline'));
    fireEvent.input(itsBox(), { target: { value: 'a\nb' } });
    expect(many.store.get('/it')).toBe('a\nb');
  });

  it.each([
    [{}, 3],
    [{ rows: 8 }, 8],
  ])('with the options %j has %i rows', (options, rows) => {
    showField(leaf('multiline', { ui: { 'ui:options': options } }));
    expect(itsBox()).toHaveProperty('rows', rows);
  });

  it('U-16: counts the characters of a limited text', () => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [120], severity: 'error' as const }];
    showField(leaf('multiline', { rules }));
    expect(descriptionOf(itsBox())).toBe('You have 120 characters left.');
    showField(leaf('multiline'));
    expect(document.getElementById('f-it-count')).toBeNull();
  });
});
