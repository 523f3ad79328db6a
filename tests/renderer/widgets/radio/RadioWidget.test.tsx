// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const TEXTS = {
  'it.label': 'It',
  'it.options.a': 'Alpha',
  'it.options.b': 'Beta',
  'it.options.c': 'Gamma',
  'more.label': 'More',
};

describe('RadioWidget', () => {
  it('are blurred only when the focus leaves the whole group', () => {
    const store = FakeStore.of(
      planOf({ it: choice(['a', 'b'], { ui: { 'ui:widget': 'radio' } }) }),
    );
    renderFields({ store, texts: TEXTS });
    const [first, second] = screen.getAllByRole('radio');
    fireEvent.blur(first as HTMLElement, { relatedTarget: second });
    expect(store.calls).toEqual([]);
    fireEvent.blur(second as HTMLElement, { relatedTarget: document.body });
    expect(store.calls).toEqual(['touch /it']);
  });
});
