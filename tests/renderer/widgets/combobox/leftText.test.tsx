// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FormStore } from '#engine';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const TEXTS = {
  'kind.label': 'Kind',
  'kind.options.a': 'Alpha',
  'kind.options.b': 'Beta',
  'name.label': 'Name',
};

/** Returns a form with a combobox on one step and a name on another step. */
async function opened(): Promise<FormStore> {
  const kind = { type: 'string', enum: ['a', 'b'] };
  const files = makeFiles({ kind, name: { type: 'string', maxLength: 20 } });
  const form = formInUse(await loadForm({ ...files, ui: { kind: { 'ui:widget': 'combobox' } } }));
  return form.store();
}

async function goTo(store: FormStore, field: 'kind' | 'name'): Promise<void> {
  renderFields({ store, texts: TEXTS, pointers: [`/${field}`] });
  if (field === 'kind') await vi.waitFor(() => screen.getByPlaceholderText('Type to search'));
}

const box = () => screen.getByLabelText<HTMLInputElement>('Kind');
const refused = () => screen.queryAllByText(/is not in the list/);

function leave(text: string): void {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.blur(box());
}

/** Types a text, leaves the step, runs an action and returns to the step. */
async function backAfter(happened: (store: FormStore) => void): Promise<FormStore> {
  const store = await opened();
  await goTo(store, 'kind');
  leave('zzz');
  await goTo(store, 'name');
  happened(store);
  await goTo(store, 'kind');
  return store;
}

describe('a combobox text that is not an option, outside records', () => {
  it('B-54: is restored on return to its step, and still shows its error', async () => {
    const store = await backAfter(() => undefined);
    expect(box().value).toBe('zzz');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(refused()).toHaveLength(1);
    expect(store.get('/kind')).toBeUndefined();
  });

  it.each([
    ['its field is cleared', (store: FormStore) => store.clear(['/kind'])],
    ['other answers are loaded', (store: FormStore) => store.replace({ name: 'A' })],
    ['the form is started again', (store: FormStore) => store.replace({})],
  ])('is discarded once %s', async (_, happens) => {
    await backAfter(happens);
    expect(box().value).toBe('');
    expect(refused()).toEqual([]);
  });

  it('is discarded once it is corrected', async () => {
    const store = await backAfter(() => undefined);
    leave('beta');
    leave('');
    await goTo(store, 'name');
    await goTo(store, 'kind');
    expect(box().value).toBe('');
  });
});
