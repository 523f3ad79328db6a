// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { descriptionOf } from '../../support/showField.tsx';

beforeEach(() => vi.useFakeTimers());

describe('IdNumberWidget', () => {
  const ui = { 'ui:widget': 'id-number', 'ui:options': { kindFrom: 'doc' } };
  function showPair() {
    const fields = { doc: choice(['hkid', 'passport', 'na']), it: leaf('text', { ui }) };
    const store = FakeStore.of(planOf(fields));
    renderFields({ store, texts: { 'it.label': 'It', 'doc.label': 'Document' } });
    return { store, box: screen.getByLabelText<HTMLInputElement>('It') };
  }

  it('changes its hint and width with the kind, and keeps its input and text', () => {
    const { store, box } = showPair();
    expect([descriptionOf(box), box.className]).toEqual(['', 'input width-m']);
    fireEvent.input(box, { target: { value: 'k123' } });
    act(() => store.set('/doc', 'hkid'));
    expect([descriptionOf(box), box.className]).toEqual([
      'For example A123456(3)',
      'input width-s',
    ]);
    act(() => store.set('/doc', 'passport'));
    expect(descriptionOf(box)).toMatch(/K12345678/);
    expect(screen.getByLabelText('It')).toBe(box);
    expect(box.value).toBe('k123');
  });

  it('U-10: updates the error after each edit, even if only its part differs', async () => {
    const hkid = { when: { doc: { const: 'hkid' } }, hkid: true };
    const made = await makeForm({ doc: { type: 'string' }, it: { type: 'string', rules: [hkid] } });
    const store = made.store({ doc: 'hkid' });
    renderFields({
      store,
      texts: { 'it.label': 'It' },
      pointers: ['/it'],
      messageText: ({ part = '' }) => part,
    });
    const box = screen.getByLabelText<HTMLInputElement>('It');
    const notesOf = (value: string) => {
      fireEvent.input(box, { target: { value } });
      act(() => {
        fireEvent.blur(box);
        vi.runAllTimers();
      });
      return document.getElementById('f-it-error')?.textContent;
    };
    expect(notesOf('A1234564')).toBe('Error: check');
    expect(notesOf('A12345')).toBe('Error: format');
    expect(notesOf('A123456(4)')).toBe('Error: check');
  });

  it.each(['na', 'some other document', 7])('has no hint for an unknown kind: %j', (kind) => {
    const { store, box } = showPair();
    act(() => store.set('/doc', kind));
    expect(box.hasAttribute('aria-describedby')).toBe(false);
  });
});
