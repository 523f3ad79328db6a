import type { FormStore } from '#engine';
import { fieldId } from './fieldId.ts';

/**
 * A function that opens the part that hides a field, for example a closed record. It is called
 * before a field is focused.
 */
export type Revealer = (pointer: string) => void;

/**
 * Opens the record that contains an answer, then moves the focus to its input. A group moves it to
 * the invalid, chosen or first input, in this order; see `focusTarget`. Call this function when the
 * step with the field is on the page (after navigation, in an effect).
 *
 * @param pointer pointer with row indices, as in a field error: `/orders/1/PRN`
 * @returns whether the field was found on the page
 */
export function focusField(store: FormStore, pointer: string): boolean {
  for (const reveal of revealers.get(store) ?? []) reveal(pointer);
  const element = document.getElementById(fieldId(pointer));
  if (!element) return false;
  // In the style sheet, `scroll-margin` leaves room above the input for the label and the error.
  focusTarget(element).focus();
  return true;
}

/**
 * Registers a function that opens hidden parts of a form.
 *
 * @returns a function that removes it
 */
export function onReveal(store: FormStore, reveal: Revealer): () => void {
  const known = revealers.get(store) ?? new Set<Revealer>();
  revealers.set(store, known);
  known.add(reveal);
  return () => known.delete(reveal);
}

const revealers = new WeakMap<FormStore, Set<Revealer>>();

const INPUTS = 'input:not([type=hidden]):not(:disabled), select, textarea, button';

/**
 * Returns the element that receives the focus of a field. For a group, this is the invalid, chosen
 * or first input, in this order; without an input, the group itself.
 */
export function focusTarget(element: HTMLElement): HTMLElement {
  if (element.matches(`${INPUTS}, [tabindex]`)) return element;
  const wrong = element.querySelector<HTMLElement>(
    '[aria-invalid=true]:is(input, select, textarea)',
  );
  const chosen = element.querySelector<HTMLElement>('input:checked');
  const first = element.querySelector<HTMLElement>(INPUTS);
  const target = wrong ?? chosen ?? first ?? element;
  if (target === element) element.tabIndex = -1;
  return target;
}
