import type { FormStore } from '#engine';
import { fieldId } from './fieldId.ts';

/** Asked before a field is focused: opens what hides it (a closed record). */
export type Revealer = (pointer: string) => void;

/**
 * Brings the applicant to an answer: opens the record that holds it, then moves the focus to its
 * input (of a group, to the chosen or else the first input; of a list, to its heading).
 *
 * Call it when the step that shows the field is on the page (after navigation, in an effect).
 *
 * @param pointer with row indices, as a field error names it: `/orders/1/PRN`
 * @returns whether the field was found on the page
 */
export function focusField(store: FormStore, pointer: string): boolean {
  for (const reveal of revealers.get(store) ?? []) reveal(pointer);
  const element = document.getElementById(fieldId(pointer));
  if (!element) return false;
  // The style sheet keeps room above for the label and the error (scroll-margin).
  focusTarget(element).focus();
  return true;
}

/** Registers what opens hidden parts of a form; returns the way to stop. */
export function onReveal(store: FormStore, reveal: Revealer): () => void {
  const known = revealers.get(store) ?? new Set<Revealer>();
  revealers.set(store, known);
  known.add(reveal);
  return () => known.delete(reveal);
}

const revealers = new WeakMap<FormStore, Set<Revealer>>();

const INPUTS = 'input:not([type=hidden]):not(:disabled), select, textarea, button';

/** What takes the focus of a field: its own input, of a group the wrong, chosen or first one. */
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
