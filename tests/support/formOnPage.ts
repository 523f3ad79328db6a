import { act, fireEvent, screen } from '@testing-library/react';
import type { FieldError, FormData, FormStore, Texts } from '#engine';
import type { FormInUse } from '../engine/support/makeForm.ts';
import { renderFields } from './renderFields.tsx';

/** Shows a form with some answers. */
export function showForm(form: FormInUse, data: FormData, texts: Texts) {
  const store = form.store(data);
  return { form, store, ...renderFields({ store, texts }) };
}

/** What is wrong once the applicant tried to go on. */
export function tried(store: FormStore): readonly FieldError[] {
  let errors: readonly FieldError[] = [];
  act(() => {
    errors = store.validateSteps();
  });
  return errors;
}

/** The box of a name. */
export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Types into the box of a name, and leaves it. */
export const type = (name: string, value: string) => {
  fireEvent.input(box(name), { target: { value } });
  fireEvent.blur(box(name));
};
