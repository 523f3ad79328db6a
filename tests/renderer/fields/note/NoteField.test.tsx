// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';
import { renderFields } from '../../../support/renderFields.tsx';

it('NoteField: shows the current answers in its words, and a line for a missing answer', async () => {
  const files = makeFiles({ name: { type: 'string' }, words: { type: 'object' } });
  const form = formInUse(await loadForm({ ...files, ui: { words: { 'ui:field': 'note' } } }));
  const store = form.store({});
  renderFields({ store, texts: { 'words.text': 'I, {/name}, declare:' } });
  expect(screen.getByText('I, ________, declare:')).toBeTruthy();
  act(() => store.set('/name', '**CHAN**'));
  expect(screen.getByText('I, **CHAN**, declare:')).toBeTruthy();
});
