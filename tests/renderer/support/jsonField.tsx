import { fireEvent, screen } from '@testing-library/react';
import type { FormData, JsonObject, Language } from '#engine';
import { makeForm } from '../../engine/support/makeForm.ts';
import { renderFields } from '../../support/renderFields.tsx';

/** The options of `showJson`. */
export interface JsonOptions {
  readonly ui?: JsonObject;
  readonly language?: Language;
  readonly readOnly?: boolean;
}

/** Renders a form with one answer of any shape, `/it`, with the real compiler and store. */
export async function showJson(
  json: JsonObject,
  data: FormData = {},
  { ui = {}, ...options }: JsonOptions = {},
) {
  const form = await makeForm({ it: { json } });
  Object.assign(form.plan.root.children[0]?.ui ?? {}, ui);
  const store = form.store(data);
  const texts = { 'it.label': 'It', 'it.help': 'What it is for' };
  return { ...renderFields({ store, texts, ...options }), store, form };
}

/** Presses the button with this name. */
export const pressButton = (name: RegExp | string) =>
  fireEvent.click(screen.getByRole('button', { name }));

/** Enters a text into the input with this name, then blurs the input. */
export function enter(name: string | RegExp, value: string): void {
  const box = screen.getByRole('textbox', { name });
  fireEvent.input(box, { target: { value } });
  fireEvent.blur(box);
}
