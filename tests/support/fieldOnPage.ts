import { fireEvent } from '@testing-library/react';
import type { FormStore, Language } from '#engine';
import { makeForm } from '../engine/support/makeForm.ts';
import { renderFields } from './renderFields.tsx';

/** Renders one field, `/it`, of a form with the real compiler and store. */
export async function show(
  field: Parameters<typeof makeForm>[0][string],
  {
    now,
    language = 'en' as Language,
    ui = {},
  }: { now?: string; language?: Language; ui?: object } = {},
) {
  const form = await makeForm({ it: field, other: { type: 'string' } });
  Object.assign(form.plan.root.children[0]?.ui ?? {}, ui);
  const store = form.store({ other: 'x' }, now);
  const texts = { 'it.label': 'It' };
  return { store, ...renderFields({ store, texts, language, pointers: ['/it'] }) };
}

/** Enters a whole text into an input, and leaves the input. */
export function give(box: HTMLElement, text: string) {
  fireEvent.input(box, { target: { value: text } });
  fireEvent.blur(box);
}

/** Returns the message key of the field's error. */
export const errorAt = (store: FormStore) => store.error('/it')?.key;
