import { cleanup, fireEvent } from '@testing-library/react';
import { FakeStore } from './FakeStore.ts';
import { leaf, planOf } from './planNodes.ts';
import { renderFields } from './renderFields.tsx';

/** A single edit of a text by a user. */
export type Edit =
  | { readonly kind: 'type' | 'compose'; readonly at: number; readonly text: string }
  | { readonly kind: 'delete'; readonly at: number };

/** Renders a date field, and returns its text input and its store. */
export function dateBox() {
  cleanup();
  const store = FakeStore.of(planOf({ it: leaf('date') }));
  const { container } = renderFields({ store, texts: { 'it.label': 'It' } });
  const box = container.querySelector('input');
  if (!box) throw new TypeError('Cannot find the box');
  return { box, store };
}

/** Sets the text and the caret of an input, as a browser does before any listener runs. */
function native(
  box: HTMLInputElement,
  edit: Edit,
): { readonly text: string; readonly caret: number } {
  const before = box.value;
  const at = Math.min(edit.at, before.length);
  const cut = edit.kind === 'delete' ? Math.max(at - 1, 0) : at;
  const typed = edit.kind === 'delete' ? '' : edit.text;
  const text = before.slice(0, cut) + typed + before.slice(at);
  const caret = cut + typed.length;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.setSelectionRange(caret, caret);
  return { text, caret };
}

/**
 * Performs an edit. Returns the browser's own result, the state during composition, and the final
 * state.
 */
export function perform(box: HTMLInputElement, edit: Edit) {
  const isComposing = edit.kind === 'compose';
  if (isComposing) fireEvent.compositionStart(box);
  const expected = native(box, edit);
  const inputType =
    edit.kind === 'delete'
      ? 'deleteContentBackward'
      : isComposing
        ? 'insertCompositionText'
        : 'insertText';
  fireEvent(box, new InputEvent('input', { bubbles: true, inputType, isComposing }));
  const during = { text: box.value, caret: box.selectionStart };
  if (isComposing) fireEvent.compositionEnd(box, { data: edit.text });
  return { expected, during, after: { text: box.value, caret: box.selectionStart } };
}
