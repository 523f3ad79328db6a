import { act, fireEvent, screen } from '@testing-library/react';
import type { FormData, Texts } from '#engine';
import { type FakeBehaviour, FakeStore } from '../../support/FakeStore.ts';
import { leaf, type NodeMaker, planOf } from '../../support/planNodes.ts';
import { type RenderOptions, renderFields } from '../../support/renderFields.tsx';
import { probe } from './probe.tsx';

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
  caret = text.length,
): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text);
  box.setSelectionRange(caret, caret);
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
  const { draw, last } = probe(useHook);
  const page = showField(make, { ...options, draw });
  return { ...page, last };
}

/** The texts of `/it` as a choice, and of a field `/more`. */
export const OPTION_TEXTS = {
  'it.label': 'It',
  'it.options.a': 'Alpha',
  'it.options.b': 'Beta',
  'it.options.c': 'Gamma',
  'more.label': 'More',
};

/** The state of an input that a screen reader announces. */
export interface InputState {
  readonly required: string | null;
  readonly invalid: string | null;
  readonly description: string;
  readonly isFixed: boolean;
}

/**
 * Renders a field without a special state, then required, with the error `wrong`, and read-only.
 *
 * @param find returns the input of the field
 * @returns the state of the input each time
 */
export function statesOf(
  make: NodeMaker,
  find: () => HTMLElement,
  texts: Texts = {},
): Readonly<Record<'plain' | 'required' | 'wrong' | 'readOnly', InputState>> {
  const stateIn = (options: FieldOptions, isWrong = false) => {
    const { store } = showField(make, { texts, ...options });
    if (isWrong) act(() => store.showErrors([{ path: '/it', key: 'wrong', args: [] }]));
    const input = find();
    return {
      required: input.getAttribute('aria-required'),
      invalid: input.getAttribute('aria-invalid'),
      description: descriptionOf(input),
      isFixed: input.matches(':disabled, [readonly]'),
    };
  };
  return {
    plain: stateIn({}),
    required: stateIn({ behaviour: { isRequired: () => true } }),
    wrong: stateIn({}, true),
    readOnly: stateIn({ readOnly: true }),
  };
}

/** The state of an input that is neither required, wrong nor read-only. */
export const PLAIN: InputState = {
  required: null,
  invalid: null,
  description: '',
  isFixed: false,
};
