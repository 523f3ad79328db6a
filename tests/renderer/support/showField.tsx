import { fireEvent, screen } from '@testing-library/react';
import type { FormData } from '#engine';
import { type FakeBehaviour, FakeStore } from '../../support/FakeStore.ts';
import { leaf, type NodeMaker, planOf } from '../../support/planNodes.ts';
import { type RenderOptions, renderFields } from '../../support/renderFields.tsx';

/** The options of `showField`, beyond those of `renderFields`. */
export interface FieldOptions extends Omit<RenderOptions, 'store'> {
  readonly data?: FormData;
  readonly behaviour?: FakeBehaviour;
}

/**
 * Renders one field, `/it` with the label "It", with a fake store.
 *
 * @returns the store, and the result of `renderFields`
 */
export function showField(make: NodeMaker, options: FieldOptions = {}) {
  const { data = {}, behaviour = {}, texts = {}, ...more } = options;
  const store = FakeStore.of(planOf({ it: make }), { data, ...behaviour });
  return { store, ...renderFields({ store, texts: { 'it.label': 'It', ...texts }, ...more }) };
}

/** Returns the input with the label "It". */
export const itsBox = () => screen.getByLabelText<HTMLInputElement>('It');

/** Sets the text and the caret of an input, then fires the event, as a browser does. */
export function typeInto(
  box: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  init: InputEventInit = {},
): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text);
  box.setSelectionRange(text.length, text.length);
  fireEvent(box, new InputEvent('input', { bubbles: true, inputType: 'insertText', ...init }));
}

/** Returns the texts of the elements that describe an element, joined by spaces. */
export const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/**
 * Calls a hook inside the field `/it` of a form.
 *
 * @returns `last()`, which returns the latest result of the hook, and the result of `showField`
 */
export function hookInField<T>(
  useHook: () => T,
  { make = leaf('text'), ...options }: FieldOptions & { readonly make?: NodeMaker } = {},
) {
  let result: { readonly value: T } | undefined;
  function Probe() {
    result = { value: useHook() };
    return null;
  }
  const page = showField(make, { ...options, draw: () => <Probe /> });
  const last = () => {
    if (!result) throw new TypeError('Cannot read the hook: it was not called');
    return result.value;
  };
  return { ...page, last };
}
