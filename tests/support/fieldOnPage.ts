import { fireEvent } from '@testing-library/react';
import type { FormStore, Language } from '#engine';
import { makeForm } from '../engine/support/makeForm.ts';
import { renderFields } from './renderFields.tsx';

/** A form of one field by the real compiler and store, on the page. */
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

/** Puts a text into a box as a whole, and leaves the box. */
export function give(box: HTMLElement, text: string) {
  fireEvent.input(box, { target: { value: text } });
  fireEvent.blur(box);
}

/** The key of what is wrong with the field. */
export const errorAt = (store: FormStore) => store.error('/it')?.key;
