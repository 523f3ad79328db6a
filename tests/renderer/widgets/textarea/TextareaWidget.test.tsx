// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leaf } from '../../../support/planNodes.ts';
import { itsBox, showField } from '../../support/showField.tsx';

describe('TextareaWidget', () => {
  it('replaces line breaks with spaces unless the answer may have several lines', () => {
    const one = showField(leaf('text', { ui: { 'ui:widget': 'textarea' } }));
    fireEvent.input(itsBox(), { target: { value: 'a\nb' } });
    expect(one.store.get('/it')).toBe('a b');
    const many = showField(leaf('multiline'));
    fireEvent.input(itsBox(), { target: { value: 'a\nb' } });
    expect(many.store.get('/it')).toBe('a\nb');
  });
});
