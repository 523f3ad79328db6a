import { expect, waitFor, within } from 'storybook/test';
import { childPointer, type FormStore, type PlanNode } from '#engine';
import { fieldId } from '#renderer';
import type { FormStepProps } from './FormStep.tsx';
import { loadStoryForm } from './loadStoryForm.ts';
import { fieldsOf, shownFields, stepAnswers, storeOf } from './stepAnswers.ts';

interface Played {
  readonly args: FormStepProps;
  readonly canvasElement: HTMLElement;
}

/**
 * What holds of every step of every form: each field that the answers call for is on the screen and
 * no other, what is filled in faultlessly shows no error, and what is wrong is listed, one line each.
 */
export async function playStep({ args, canvasElement }: Played): Promise<void> {
  const { form, step, state } = args;
  const files = await loadStoryForm(form);
  const fields = fieldsOf(files, step);
  const store = storeOf(files, stepAnswers(files, step, state));
  const shown = shownFields(store, fields);
  await expect(shown, 'a step shows a field').not.toEqual([]);
  const drawn = shown.flatMap((pointer) => answersAt(store, pointer));
  const missing = () => drawn.filter((pointer) => !isDrawn(canvasElement, pointer));
  // Some widgets are fetched when they are first needed.
  await waitFor(() => expect(missing()).toEqual([]));
  const hidden = fields.filter((pointer) => !store.isVisible(pointer));
  await expect(hidden.filter((pointer) => isDrawn(canvasElement, pointer))).toEqual([]);
  if (state === 'errors') await playErrors(canvasElement, store, step);
  else await expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
}

async function playErrors(canvas: HTMLElement, store: FormStore, step: string): Promise<void> {
  const errors = store.validateSteps([step]);
  if (errors.length === 0) return;
  // By its class: the toolbar may have put its heading into any language.
  const summary = canvas.querySelector<HTMLElement>('[role="group"].error-summary');
  if (!summary) throw new Error('Cannot find the list of what is wrong: none is on the screen');
  await expect(summary).toHaveAccessibleName();
  await expect(within(summary).getAllByRole('listitem')).toHaveLength(errors.length);
}

/** Pointers of what must be on the screen: answers one by one, a list as a whole (one record is open). */
function answersAt(store: FormStore, pointer: string): readonly string[] {
  const node: PlanNode = store.node(pointer);
  // Kept with the form, and drawn nowhere.
  if (node.ui['ui:widget'] === 'hidden') return [];
  if (node.kind !== 'group' || node.dateParts) return [pointer];
  return store.children(pointer).flatMap((child) => answersAt(store, childPointer(pointer, child)));
}

/** An answer's element bears its id, or ids that begin with it (options of a choice). */
function isDrawn(canvas: HTMLElement, pointer: string): boolean {
  const id = CSS.escape(fieldId(pointer));
  return canvas.querySelector(`#${id}, [id^="${id}-"]`) !== null;
}
