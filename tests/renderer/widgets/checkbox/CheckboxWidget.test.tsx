// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leaf, } from '../../../support/planNodes.ts';
import { showField } from '../../support/showField.tsx';

const TEXTS = {
  'it.label': 'It',
  'it.options.a': 'Alpha',
  'it.options.b': 'Beta',
  'it.options.c': 'Gamma',
  'more.label': 'More',
};

describe('CheckboxWidget', () => {
  it('stores true or no value', () => {
    const { store } = showField(leaf('checkbox'), { texts: TEXTS });
    fireEvent.click(screen.getByLabelText('It'));
    expect(store.data()).toEqual({ it: true });
    fireEvent.click(screen.getByLabelText('It'));
    expect(store.data()).toEqual({});
  });
});
