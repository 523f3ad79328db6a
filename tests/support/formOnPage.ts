import { act, fireEvent, screen } from '@testing-library/react';
import type { FieldError, FormData, FormStore, Texts } from '#engine';
import type { FormInUse } from '../engine/support/makeForm.ts';
import { renderFields } from './renderFields.tsx';

/** Renders a form with some answers. */
export function showForm(form: FormInUse, data: FormData, texts: Texts) {
  const store = form.store(data);
  return { form, store, ...renderFields({ store, texts }) };
}

/** Validates all steps, and returns the errors. */
export function tried(store: FormStore): readonly FieldError[] {
  let errors: readonly FieldError[] = [];
  act(() => {
    errors = store.validateSteps();
  });
  return errors;
}

/** Returns the input with the given label. */
export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Enters a text into the input with the given label, then blurs the input. */
export const type = (name: string, value: string) => {
  fireEvent.input(box(name), { target: { value } });
  fireEvent.blur(box(name));
};
